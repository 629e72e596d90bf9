/**
 * The furthest presented position on each diagonal (presented − transcribed position), −1 where there
 * is none. Two unused diagonals on either side save the next wave its tests.
 */
export function nextWave(
  one: Int32Array,
  other: Int32Array,
  previous: Int32Array | undefined,
  errors: number,
): Int32Array {
  const wave = new Int32Array(2 * errors + 5).fill(-1);
  const lowest = Math.max(-errors, -other.length);
  const highest = Math.min(errors, one.length);
  for (let diagonal = lowest; diagonal <= highest; diagonal += 1) {
    let position = previous ? arrival(one, other, previous, diagonal) : 0;
    if (position < 0) continue;
    while (
      position < one.length &&
      position - diagonal < other.length &&
      one[position] === other[position - diagonal]
    ) {
      position += 1;
    }
    wave[diagonal + errors + 2] = position;
  }
  return wave;
}

/** The furthest position reached on a diagonal, −1 where there is none. */
export function reached(wave: Int32Array, diagonal: number): number {
  return wave[diagonal + (wave.length - 1) / 2] ?? -1;
}

/** The diagonal from which one more error leads to where a diagonal's last shared stretch begins. */
export function previousDiagonal(
  one: Int32Array,
  other: Int32Array,
  previous: Int32Array,
  diagonal: number,
): number {
  const start = arrival(one, other, previous, diagonal);
  const position = reached(previous, diagonal);
  const isSame =
    start === afterSwap(one, other, position, diagonal) ||
    start === afterSubstitution(one, other, position, diagonal);
  if (isSame) return diagonal;
  return start === afterOmission(one, reached(previous, diagonal - 1))
    ? diagonal - 1
    : diagonal + 1;
}

/** The furthest position on a diagonal that one more error leads to, or −1. */
export function arrival(
  one: Int32Array,
  other: Int32Array,
  previous: Int32Array,
  diagonal: number,
): number {
  return Math.max(
    afterSwap(one, other, reached(previous, diagonal), diagonal),
    afterSubstitution(one, other, reached(previous, diagonal), diagonal),
    afterOmission(one, reached(previous, diagonal - 1)),
    afterInsertion(other, reached(previous, diagonal + 1), diagonal),
  );
}

function afterSwap(one: Int32Array, other: Int32Array, position: number, diagonal: number): number {
  const opposite = position - diagonal;
  const isSwap =
    position >= 0 &&
    position + 1 < one.length &&
    opposite + 1 < other.length &&
    one[position] === other[opposite + 1] &&
    one[position + 1] === other[opposite];
  return isSwap ? position + 2 : -1;
}

function afterSubstitution(one: Int32Array, other: Int32Array, position: number, diagonal: number) {
  const isWithin = position >= 0 && position < one.length && position - diagonal < other.length;
  return isWithin ? position + 1 : -1;
}

function afterOmission(one: Int32Array, position: number): number {
  return position >= 0 && position < one.length ? position + 1 : -1;
}

function afterInsertion(other: Int32Array, position: number, diagonal: number): number {
  return position >= 0 && position - diagonal - 1 < other.length ? position : -1;
}
