import { cutText, maxTextLength, tidyText } from "./tidy-text.ts";

/** In megabytes; enough for the longest text in any script. */
const maxMegabytes = 5;

/**
 * The text of a file, at most {@link maxTextLength} characters, because a browser takes seconds to show
 * more. A file that is too large is not read.
 *
 * @returns a sentence that says why there is no such text.
 */
export async function readTextFile(file: Blob): Promise<{ text: string; isCut: boolean } | string> {
  if (file.size > maxMegabytes * 1_000_000) {
    return `This file is larger than ${maxMegabytes} MB. Open a smaller one, or paste the part you want to type.`;
  }
  try {
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (decoded === null) {
      return "This file is not plain text in UTF-8 or UTF-16. Save it as a UTF-8 text file and open that.";
    }
    const cut = cutText(decoded.trimStart(), maxTextLength);
    const text = cut ?? decoded;
    if (tidyText(text)) return { text, isCut: cut !== null };
    return "This file has fewer than two visible characters. Your text is unchanged.";
  } catch {
    return "This file could not be read. It may have been moved, deleted or changed, or be in use, or you may not have permission.";
  }
}

// Control characters but white space, and the end and escape marks of old systems.
// oxlint-disable-next-line no-control-regex -- no text contains these
const foreignToText = /[\0-\x08\x0e-\x19\x1c-\x1f]/;

/**
 * Reads UTF-8, and UTF-16 with its byte order mark. Half a character in UTF-16, such as a lone surrogate,
 * becomes U+FFFD, which tidying removes and counts.
 *
 * @returns `null` if the bytes are not text, or in another encoding.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const encoding = encodingOf(bytes);
  try {
    // Invalid UTF-8 may be another encoding; UTF-16 is recognised by its mark.
    const text = new TextDecoder(encoding, { fatal: encoding === "utf-8" }).decode(bytes);
    return foreignToText.test(text) ? null : text;
  } catch {
    return null;
  }
}

function encodingOf([first, second]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}
