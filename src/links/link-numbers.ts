/** Whole numbers from 0 on as the few characters that a link carries, and back. */

/** A check byte and the numbers, seven bits to a byte, in base64url. */
export function writeNumbers(numbers: readonly number[]): string {
  const bytes = bytesOf(numbers);
  return base64UrlOf([checkByte(bytes), ...bytes]);
}

/**
 * @param code from anyone, so nothing is taken on trust
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
