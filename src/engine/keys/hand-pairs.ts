import type { Edit, Milliseconds } from "../trial/edit.ts";

/** How the fingers move from one key to the next, as taught in touch typing. */
type HandPairKind = "same key" | "same finger" | "same hand" | "other hand";

export interface HandPair {
  readonly kind: HandPairKind;
  readonly count: number;
  /** Mean time from the first key to the second; `null` without samples. */
  readonly mean: Milliseconds | null;
}

/** A key and the finger that touch typing assigns to it. */
export interface FingeredKey {
  readonly place: string;
  readonly hand: "left" | "right";
  readonly finger: string;
}

/**
 * Times from one key to the next, by the fingers that touch typing assigns to them. The space bar, keys
 * that write no letter, and pairs with a correction between them are left out. Alternating hands are
 * fastest: Dhakal et al. 2018.
 *
 * @param intervals into each edit, see `interKeyIntervals`
 * @param keyOf the key that typed a character, on the typist's layout; `null` if the layout
 * does not have it. `code` is the place of the key; the character is `null` during composition.
 */
export function handPairs(
  inputStream: readonly Edit[],
  intervals: readonly (Milliseconds | null)[],
  keyOf: (character: string | null, code: string) => FingeredKey | null,
): readonly HandPair[] {
  const tallies = kinds.map((kind) => ({ kind, count: 0, time: 0 }));
  let before: FingeredKey | null = null;
  for (const [index, edit] of inputStream.entries()) {
    const key = keyOfEdit(edit, keyOf);
    const interval = intervals[index] ?? null;
    const kind = before && key && interval !== null ? kindOf(before, key) : null;
    const tally = tallies.find((each) => each.kind === kind);
    if (tally) {
      tally.count += 1;
      tally.time += interval ?? 0;
    }
    before = key;
  }
  return tallies.map(({ kind, count, time }) => ({
    kind,
    count,
    mean: count > 0 ? time / count : null,
  }));
}

const kinds: readonly HandPairKind[] = ["same key", "same finger", "same hand", "other hand"];

/** The key of an edit that one key wrote; `null` if the field received no key for it. */
function keyOfEdit(
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
