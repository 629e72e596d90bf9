import type { Mistake } from "../../engine/alignment/mistakes.ts";

/** What the report calls each kind of mistake, and what it means of one that was left. */
export const mistakeKinds = [
  { kind: "substituted", name: "Wrong", meaning: "Another character stands in its place." },
  { kind: "omitted", name: "Skipped", meaning: "The passage has it, your text does not." },
  { kind: "inserted", name: "Extra", meaning: "Your text has it, the passage does not." },
  { kind: "swapped", name: "Swapped", meaning: "Two neighbours stand the wrong way round." },
] as const satisfies readonly { kind: Mistake["kind"]; name: string; meaning: string }[];
