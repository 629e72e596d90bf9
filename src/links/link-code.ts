/** The letters of the links that carry a code: a result, a challenge, a plan. */
export type LinkKind = "r" | "c" | "p";

/** The address at which a plan is made. */
export const makePlanHash = "#make-a-plan";

/** The address at which a form for a supervised test is checked. */
export const checkFormHash = "#check-a-form";

/** Whether an address opens a dialog, whatever chat programs have changed in the link or added to it. */
export function opensDialog(hash: string, dialogHash: string): boolean {
  return `#${withoutAdded(hash.slice(1)).toLowerCase()}` === dialogHash;
}

/** The address of a link on Home; browsers send nothing after the `#` to a server. */
export function linkOf(kind: LinkKind, code: string, origin: string): string {
  return `${origin}/#${kind}=${code}`;
}

/**
 * The code of a link of this kind, without what chat programs change or add: `#C=`, `#c%3D`, and after
 * the code a full stop, a bracket or `&fbclid=…`.
 *
 * @param hash untrusted; with its `#`
 * @returns `null` if the address is not such a link.
 */
export function linkCode(kind: LinkKind, hash: string): string | null {
  const isLink = hash.slice(1, 2).toLowerCase() === kind && /^(?:=|%3d)/i.test(hash.slice(2));
  return isLink ? withoutAdded(hash.slice(hash[2] === "=" ? 3 : 5)) : null;
}

/** A code or words from an address, without what chat programs add at its end. */
export function withoutAdded(text: string): string {
  // From the start, because a pattern at the end takes quadratic time on hostile text.
  const [written = ""] = /^[\w-]*(?:\.[\w-]+)*/.exec(text) ?? [];
  return added.test(text.slice(written.length)) ? written : text;
}

/**
 * A name at the end of an address, without punctuation, which chat programs may leave out of a link at its
 * end.
 */
export function writeName(name: string): string {
  const code = (mark: string) => `%${mark.charCodeAt(0).toString(16)}`;
  return encodeURIComponent(name).replaceAll(/[.!'()*]/g, code);
}

/**
 * The name that an address has after `&key=`, without the punctuation that chat programs add at its end, and
 * as it stands if it cannot be decoded; empty if there is none.
 */
export function nameInAddress(hash: string, key: string): string {
  const [, written = ""] = new RegExp(`[#&]${key}=([^&]*)`, "i").exec(hash) ?? [];
  const name = written.slice(0, mostOfName).replace(/[.,;:!?)\]}>'"*]+$/, "");
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** More than the longest name: each of its characters takes up to twelve in an address. */
const mostOfName = 8_000;

const added = /^(?:[.,;:!?)\]}>'"*]|%(?:2[1279ac]|3[abef]|5d|7d|e2%80%a6))*(?:&.*)?$/i;

/** A check byte and the numbers, seven bits to a byte, in base64url. */
export function writeNumbers(numbers: readonly number[]): string {
  const bytes = bytesOf(numbers);
  return base64UrlOf([checkByte(bytes), ...bytes]);
}

/**
 * @param code untrusted
 * @returns `null` for anything else, a code that was cut off or mistyped, or a number too large to be exact.
 */
export function readNumbers(code: string): readonly number[] | null {
  const [check, ...bytes] = fromBase64Url(code) ?? [];
  return check === checkByte(bytes) ? numbersOf(bytes) : null;
}

/** Detects a link that was cut off or mistyped; it proves nothing else. */
function checkByte(bytes: readonly number[]): number {
  return bytes.reduce((sum, byte) => (sum * 31 + byte + 1) % 251, 7);
}

const more = 128;

/** The lowest seven bits come first; the eighth bit says that more of the number follows. */
function bytesOf(numbers: readonly number[]): readonly number[] {
  return numbers.flatMap((number) => {
    const bytes: number[] = [];
    let rest = number;
    while (rest >= more) {
      bytes.push((rest % more) + more);
      rest = Math.floor(rest / more);
    }
    return [...bytes, rest];
  });
}

function numbersOf(bytes: readonly number[]): readonly number[] | null {
  const numbers: number[] = [];
  let number = 0;
  let place = 1;
  for (const byte of bytes) {
    number += (byte % more) * place;
    place *= more;
    if (!Number.isSafeInteger(number)) return null;
    if (byte >= more) continue;
    numbers.push(number);
    number = 0;
    place = 1;
  }
  return place === 1 ? numbers : null;
}

/** Letters, digits, `-` and `_` (RFC 4648, section 5), without padding. */
export function base64UrlOf(bytes: readonly number[]): string {
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** @returns `null` if the text is no such code. */
export function fromBase64Url(text: string): readonly number[] | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Array.from(binary, (character) => character.codePointAt(0) ?? 0);
}

/**
 * Compresses a text: UTF-8, deflated without a header (RFC 1951).
 *
 * @throws if the browser cannot compress.
 */
export async function compressed(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Decompresses a text from an untrusted link.
 *
 * @param most bytes of text; decompression stops there, because few bytes can expand to a great many
 * @returns `null` for invalid bytes and for a longer text.
 * @throws if the browser cannot decompress.
 */
export async function decompressed(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<string | null> {
  const unpacking = new DecompressionStream("deflate-raw");
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(unpacking);
    const decoder = new TextDecoder("utf-8", { fatal: true });
    const reader = stream.getReader();
    let text = "";
    let count = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      count += value.length;
      if (count > most) {
        await reader.cancel();
        return null;
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return null;
  }
}
