/** Why bytes are not read as a text: they are none, or their encoding is unknown. */
export type DecodingProblem = "notText" | "unknownEncoding";

export type DecodedText =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "problem"; readonly problem: DecodingProblem };

// Control characters but white space, and the end and escape marks of old systems.
// oxlint-disable-next-line no-control-regex -- no text contains these
const foreignToText = /[\0-\x08\x0e-\x19\x1c-\x1f]/;

type Encoding = "utf-8" | "utf-16le" | "utf-16be";

/**
 * Reads UTF-8, and UTF-16 of either byte order, each with or without its byte order mark. Half a
 * character in UTF-16, such as a lone surrogate, becomes U+FFFD, which tidying removes and counts.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = encodingOf(bytes);
  if (!encoding) return { kind: "problem", problem: "notText" };
  try {
    // Invalid UTF-8 may be another encoding; UTF-16 is recognised by its mark or its zeros.
    const text = new TextDecoder(encoding, { fatal: encoding === "utf-8" }).decode(bytes);
    return foreignToText.test(text)
      ? { kind: "problem", problem: "notText" }
      : { kind: "text", text };
  } catch {
    const looksLikeText = !foreignToText.test(String.fromCharCode(...bytes.subarray(0, 4096)));
    return { kind: "problem", problem: looksLikeText ? "unknownEncoding" : "notText" };
  }
}

/** @returns `null` if the zeros are like in no text. */
function encodingOf(bytes: Uint8Array): Encoding | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (!bytes.includes(0)) return "utf-8";
  return utf16Of(bytes);
}

/**
 * UTF-16 without its mark shows in its zeros: spaces and Latin letters have one each, always in the
 * first or always in the second byte. Few other characters have one in their other byte.
 */
function utf16Of(bytes: Uint8Array): Encoding | null {
  const zeros = [0, 0];
  for (const [index, byte] of bytes.entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [inFirst = 0, inSecond = 0] = zeros;
  const [fewer, more] = inFirst < inSecond ? [inFirst, inSecond] : [inSecond, inFirst];
  const isEvident = more * 20 >= bytes.length && more >= fewer * 5;
  if (!isEvident || bytes.length % 2 === 1) return null;
  return inFirst > inSecond ? "utf-16be" : "utf-16le";
}
