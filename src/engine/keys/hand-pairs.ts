import type { Edit, Milliseconds } from "../trial/edit.ts";

/** What fingers do from one key to the next, as taught for ten fingers. */
type HandPairKind = "same key" | "same finger" | "same hand" | "other hand";

export interface HandPair {
  readonly kind: HandPairKind;
  readonly count: number;
  /** Mean time from the first key to the second; `null` where there is none. */
  readonly mean: Milliseconds | null;
}

/** A key and the finger that is taught for it. */
export interface FingeredKey {
  readonly place: string;
  readonly hand: "left" | "right";
  readonly finger: string;
}

/**
 * Times from one key to the next by the fingers that are taught for them. Space bar and keys that write no
 * letter are left out, and so is a pair with a correction or anything else between. Alternating hands are
 * quickest: Dhakal et al. 2018.
 *
 * @param intervals into each edit, see `interKeyIntervals`
 * @param keyOf the key that typed a character, on the typist's layout; `null` where the layout does not
 * tell. `code` is the place of the key that was heard, and the character `null` that an input method holds.
 */
export function handPairs(
  inputStream: readonly Edit[],
  intervals: readonly (Milliseconds | null)[],
  keyOf: (character: string | null, code: string) => FingeredKey | null,
): readonly HandPair[] {
  const tallies = new Map(kinds.map((kind) => [kind, { count: 0, time: 0 }]));
  let before: FingeredKey | null = null;
  inputStream.forEach((edit, index) => {
    const key = heardKey(edit, keyOf);
    const interval = intervals[index] ?? null;
    if (before && key && interval !== null) {
      const tally = tallies.get(kindOf(before, key));
      if (tally) {
        tally.count += 1;
        tally.time += interval;
      }
    }
    before = key;
  });
  return Array.from(tallies, ([kind, { count, time }]) => ({
    kind,
    count,
    mean: count > 0 ? time / count : null,
  }));
}

const kinds: readonly HandPairKind[] = ["same key", "same finger", "same hand", "other hand"];

/** The key of an edit that put in what one key writes; `null` where none was heard. */
function heardKey(
  { kind, inserted, receivedAt, keys }: Edit,
  keyOf: (character: string | null, code: string) => FingeredKey | null,
): FingeredKey | null {
  const key = receivedAt === undefined ? undefined : keys?.at(-1);
  if (!key?.code || inserted.length !== 1) return null;
  if (kind === "typed") return keyOf(inserted[0] ?? null, key.code);
  return kind === "composing" ? keyOf(null, key.code) : null;
}

function kindOf(first: FingeredKey, second: FingeredKey): HandPairKind {
  if (first.place === second.place) return "same key";
  if (first.finger === second.finger) return "same finger";
  return first.hand === second.hand ? "same hand" : "other hand";
}
