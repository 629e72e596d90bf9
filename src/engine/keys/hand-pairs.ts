import type { Edit, Milliseconds } from "../trial/edit.ts";

/** What fingers do from one key to the next, as taught for ten fingers. */
type HandPairKind = "same key" | "same finger" | "same hand" | "other hand";

export interface HandPair {
  readonly kind: HandPairKind;
  readonly count: number;
  /** Mean time from the first key to the second; `null` where there is none. */
  readonly mean: Milliseconds | null;
}

/**
 * Times from one typed character to the next by the fingers that are taught for their keys: the keys'
 * places count, whatever is printed on them. Space bar and keys that write no letter are left out, and so
 * is a pair with a correction or anything else between. Alternating hands are quickest: Dhakal et al. 2018.
 *
 * @param intervals into each edit, see `interKeyIntervals`
 */
export function handPairs(
  inputStream: readonly Edit[],
  intervals: readonly (Milliseconds | null)[],
): readonly HandPair[] {
  const tallies = new Map(kinds.map((kind) => [kind, { count: 0, time: 0 }]));
  inputStream.slice(1).forEach((edit, index) => {
    const interval = intervals[index + 1] ?? null;
    const kind = kindOf(letterKey(inputStream[index]), letterKey(edit));
    const tally = kind && tallies.get(kind);
    if (!tally || interval === null) return;
    tally.count += 1;
    tally.time += interval;
  });
  return Array.from(tallies, ([kind, { count, time }]) => ({
    kind,
    count,
    mean: count > 0 ? time / count : null,
  }));
}

const kinds: readonly HandPairKind[] = ["same key", "same finger", "same hand", "other hand"];

/** The places of the keys, left hand then right, from little finger to index and back. */
const fingers = [
  ["KeyQ", "KeyA", "KeyZ"],
  ["KeyW", "KeyS", "KeyX"],
  ["KeyE", "KeyD", "KeyC"],
  ["KeyR", "KeyF", "KeyV", "KeyT", "KeyG", "KeyB"],
  ["KeyY", "KeyH", "KeyN", "KeyU", "KeyJ", "KeyM"],
  ["KeyI", "KeyK", "Comma"],
  ["KeyO", "KeyL", "Period"],
  ["KeyP", "Semicolon", "Slash", "BracketLeft", "Quote"],
] as const;

const fingerOf: ReadonlyMap<string, number> = new Map(
  fingers.flatMap((codes, finger) => codes.map((code) => [code, finger] as const)),
);

/** The place of the key that typed a character; `null` where it was not heard. */
function letterKey(edit: Edit | undefined): string | null {
  const isHeard = edit?.kind === "typed" && edit.told !== undefined;
  return isHeard ? (edit.keys?.at(-1)?.code ?? null) : null;
}

function kindOf(first: string | null, second: string | null): HandPairKind | null {
  const one = fingerOf.get(first ?? "");
  const other = fingerOf.get(second ?? "");
  if (one === undefined || other === undefined) return null;
  if (first === second) return "same key";
  if (one === other) return "same finger";
  return one < 4 === other < 4 ? "same hand" : "other hand";
}
