/** Bytes as text of letters, digits, `-` and `_` (RFC 4648, section 5), without padding. */
export function base64UrlOf(bytes: readonly number[]): string {
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** @returns `null` for a text that is not base64url. */
export function bytesOf(text: string): readonly number[] | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Array.from(binary, (character) => character.codePointAt(0) ?? 0);
}
