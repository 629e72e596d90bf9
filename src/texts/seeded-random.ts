/** A seed of 32 bits, drawn at random. */
export function randomSeed(): number {
  return Math.floor(Math.random() * 2 ** 32);
}

/**
 * A pseudo-random number from 0 to below 1 that depends on the arguments alone, so that no random choice
 * depends on earlier ones.
 *
 * @param seed an integer, like the others; only their lowest 32 bits count
 */
export function seededRandom(seed: number, ...numbers: readonly number[]): number {
  let hash = seed | 0;
  for (const number of numbers) hash = mixBits(Math.imul(hash, 31) + number + 0x9e3779b9);
  return (mixBits(hash) >>> 0) / 2 ** 32;
}

/** An integer from 0 to below `end`, from {@link seededRandom}. */
export function seededInteger(end: number, seed: number, ...numbers: readonly number[]): number {
  return Math.floor(seededRandom(seed, ...numbers) * end);
}

/** The finalizer of MurmurHash3, by Austin Appleby, in the public domain: every input bit changes every output bit. */
function mixBits(hash: number): number {
  let bits = hash | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
