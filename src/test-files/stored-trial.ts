import type { FinishedTrial } from "../engine/trial/trial.ts";
import { type PackedTrial, packTrial, unpackTrial } from "./packed-trial.ts";

/**
 * What was typed in a test of a visit, as it ended or packed. The test is known by this object, which
 * stays the same where its trial is packed and made again.
 */
export interface StoredTrial {
  trial: FinishedTrial | PackedTrial;
}

/** Packs a trial in its place, so that a visit may have any number of tests. */
export function pack(kept: StoredTrial): void {
  if (typeof kept.trial !== "string") kept.trial = packTrial(kept.trial);
}

/** The trial, made again where it was packed. */
export function trialOf({ trial }: StoredTrial): FinishedTrial {
  return typeof trial === "string" ? unpackTrial(trial) : trial;
}

/** What is made of kept trials, once of each. */
export function oncePerTrial<Value>(
  make: (trial: FinishedTrial) => Value,
): (kept: StoredTrial) => Value {
  const made = new WeakMap<StoredTrial, { readonly value: Value }>();
  return (kept) => {
    const known = made.get(kept) ?? { value: make(trialOf(kept)) };
    made.set(kept, known);
    return known.value;
  };
}
