import { textDigest } from "../texts/recipe.ts";

/** The letters of the links that carry a code: a result, a challenge, a plan. */
export type LinkKind = "r" | "c" | "p";

/** The address at which a plan is made. */
export const makePlanHash = "#make-a-plan";

/** The address at which a form for a supervised test is checked. */
export const checkFormHash = "#check-a-form";

/** The dialog that an address opens, even if a chat program has changed the link or added to it. */
export function addressedDialog(hash: string): "plan" | "form" | null {
  const written = `#${withoutAdditions(hash.slice(1)).toLowerCase()}`;
  if (written === makePlanHash) return "plan";
  return written === checkFormHash ? "form" : null;
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
  return isLink ? withoutAdditions(hash.slice(hash[2] === "=" ? 3 : 5)) : null;
}

/** A code or words from an address, without what chat programs add at its end. */
export function withoutAdditions(text: string): string {
  // From the start, because a pattern at the end takes quadratic time on hostile text.
  const [written = ""] = /^[\w-]*(?:\.[\w-]+)*/.exec(text) ?? [];
  return added.test(text.slice(written.length)) ? written : text;
}

/**
 * Encodes a name, its punctuation included, because chat programs may leave that out of a link at its end.
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
  const name = written.slice(0, maxEncodedLength).replace(/[.,;:!?)\]}>'"*]+$/, "");
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** More than the longest name: each of its characters takes up to twelve in an address. */
const maxEncodedLength = 8_000;

const added = /^(?:[.,;:!?)\]}>'"*]|%(?:2[1279ac]|3[abef]|5d|7d|e2%80%a6))*(?:&.*)?$/i;

/** The parts of a code and their digest, which detects a link that was cut off or mistyped; it proves nothing else. */
export function writeParts(parts: readonly string[]): string {
  const written = parts.join(".");
  return `${written}.${textDigest(written).toString(36)}`;
}

/**
 * @param code untrusted
 * @returns `null` for anything that `writeParts` does not write.
 */
export function readParts(code: string): readonly string[] | null {
  const parts = code.split(".").slice(0, -1);
  return writeParts(parts) === code ? parts : null;
}

/** Whole numbers to the base 36, joined by hyphens. */
export function writeNumbers(numbers: readonly number[]): string {
  return numbers.map((number) => number.toString(36)).join("-");
}

/** The numbers of a part; if it was not written by `writeNumbers`, writing them again gives another part. */
export function readNumbers(part: string): readonly number[] {
  return part.split("-").map((digits) => Number.parseInt(digits, 36));
}

/** A text as base64url (RFC 4648, section 5) without padding: in UTF-8, deflated without a header (RFC 1951). */
export async function writeText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/**
 * @param code untrusted
 * @param maxLength in code units; decompression stops there, because a short code can expand to a very long text
 * @returns `null` for an invalid code and for a longer text.
 */
export async function readText(code: string, maxLength: number): Promise<string | null> {
  if (!/^[\w-]*$/.test(code) || code.length % 4 === 1) return null;
  const binary = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
  const reader = new Blob([Uint8Array.from(binary, (byte) => byte.charCodeAt(0))])
    .stream()
    .pipeThrough(new DecompressionStream("deflate-raw"))
    .pipeThrough(new TextDecoderStream("utf-8", { fatal: true }))
    .getReader();
  let text = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text;
      text += value;
      if (text.length > maxLength) {
        await reader.cancel();
        return null;
      }
    }
  } catch {
    return null;
  }
}
