/**
 * Whole numbers from 0 on as bytes, seven bits in each, the lowest first; the eighth bit says that
 * more of the number follows.
 */
export function writeNumbers(numbers: readonly number[]): readonly number[] {
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

/** @returns `null` where the last number is cut off, or one is too large to be exact. */
export function readNumbers(bytes: readonly number[]): readonly number[] | null {
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

const more = 128;
