/** In hexadecimal digits. */
const digestLength = 64;

/** Whether the page has a secure connection, without which it cannot compute a digest. */
export const canDigest = "subtle" in crypto;

/** A SHA-256 digest in small hexadecimal digits; `null` on a page without a secure connection. */
export async function sha256(file: Blob): Promise<string | null> {
  if (!canDigest) return null;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Eight groups of eight digits, as a form prints them. */
export function groupsOf(digest: string): readonly string[] {
  return digest.match(/.{8}/g) ?? [];
}

/** How a digest typed from paper compares with that of a file. */
export type DigestCheck =
  | { readonly kind: "none" | "same" | "different" }
  /** `length` without spaces. */
  | { readonly kind: "malformed"; readonly length: number }
  /** `groups`: those that differ, from 1. */
  | { readonly kind: "mistyped"; readonly groups: readonly number[] };

/** Digests of different files agree in 4 of 64 digits on average, never in so many that so few differ. */
const mostMistyped = 8;

/** @param typed with spaces and capitals as they come */
export function compareDigests(typed: string, digest: string): DigestCheck {
  const entered = typed.replaceAll(/\s/g, "").toLowerCase();
  if (entered === "") return { kind: "none" };
  if (entered === digest) return { kind: "same" };
  if (entered.length !== digestLength || /[^\da-f]/.test(entered)) {
    return { kind: "malformed", length: entered.length };
  }
  const places = Array.from(entered).flatMap((digit, at) => (digit === digest[at] ? [] : [at]));
  if (places.length > mostMistyped) return { kind: "different" };
  return { kind: "mistyped", groups: [...new Set(places.map((at) => Math.floor(at / 8) + 1))] };
}
