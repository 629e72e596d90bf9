import { writtenNumber } from "../content/written-number.ts";
import { cutText, longestText, type TextProblem, tidyText } from "./tidy-text.ts";

export type FileProblem = DecodingProblem | TextProblem | "tooLarge" | "gone" | "unreadable";

export interface TextFile {
  readonly text: string;
  readonly isCut: boolean;
}

/** In megabytes; enough for the longest text in any script. */
const largestFile = 5;

/**
 * The text of a file, at most {@link longestText} characters, because a browser takes seconds to show
 * more. A file that is too large is not read.
 */
export async function readTextFile(file: Blob): Promise<TextFile | FileProblem> {
  if (file.size > largestFile * 1_000_000) return "tooLarge";
  try {
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (typeof decoded === "string") return decoded;
    const cut = cutText(decoded.text.trimStart(), longestText);
    const text = cut ?? decoded.text;
    const tidied = tidyText(text);
    return typeof tidied === "string" ? tidied : { text, isCut: cut !== null };
  } catch (error) {
    const isGone = error instanceof DOMException && error.name === "NotFoundError";
    return isGone ? "gone" : "unreadable";
  }
}

export const fileProblemSentences: Readonly<Record<FileProblem, string>> = {
  tooLarge: `This file is larger than ${largestFile} MB. Open a smaller one, or paste the part you want to type.`,
  notText: "This file is not plain text. Open a text file, such as .txt.",
  unknownEncoding: "This file is not in UTF-8 or UTF-16. Save it as UTF-8 and open it again.",
  empty: "This file is empty. Your text is unchanged.",
  blank: "This file contains only spaces or invisible characters. Your text is unchanged.",
  single:
    "This file contains a single character, which is too short to time. Your text is unchanged.",
  gone: "This file was moved or deleted. Choose it again.",
  unreadable:
    "This file could not be read. It may have changed, be in use, or need permission that you do not have.",
};

export const cutFileSentence = `Texts are limited to ${writtenNumber(longestText)} characters, so only the beginning of this file is here.`;

/** Why bytes are not read as a text: they are not text, or their encoding is unknown. */
type DecodingProblem = "notText" | "unknownEncoding";

// Control characters but white space, and the end and escape marks of old systems.
// oxlint-disable-next-line no-control-regex -- no text contains these
const foreignToText = /[\0-\x08\x0e-\x19\x1c-\x1f]/;

/**
 * Reads UTF-8, and UTF-16 with its byte order mark. Half a character in UTF-16, such as a lone surrogate,
 * becomes U+FFFD, which tidying removes and counts.
 */
export function decodeText(bytes: Uint8Array): { readonly text: string } | DecodingProblem {
  const encoding = encodingOf(bytes);
  try {
    // Invalid UTF-8 may be another encoding; UTF-16 is recognised by its mark.
    const text = new TextDecoder(encoding, { fatal: encoding === "utf-8" }).decode(bytes);
    return foreignToText.test(text) ? "notText" : { text };
  } catch {
    const looksLikeText = !foreignToText.test(String.fromCharCode(...bytes.subarray(0, 4096)));
    return looksLikeText ? "unknownEncoding" : "notText";
  }
}

function encodingOf([first, second]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}
