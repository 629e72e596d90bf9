import type { Cause } from "../../engine/mistakes/causes.ts";
import type {
  Corrections,
  ErrorCounts,
  Substitution,
  Mistake,
} from "../../engine/mistakes/mistakes.ts";
import { countText, numberText, quoted } from "../../format/format-figures.ts";

/**
 * How many mistakes were made, corrected and left, in a sentence or two.
 *
 * @param found the errors of the alignment, which include those in text that was not typed
 */
export function mistakesMeaning(
  { corrected, left, rightErased }: Corrections,
  found: ErrorCounts,
): string {
  const differences = found.total - left;
  const sentences = [madeSentence(corrected, left, differences > 0)];
  if (rightErased > 0) {
    sentences.push(`You also erased ${countText(rightErased, "correct character")}.`);
  }
  if (differences > 0) {
    sentences.push(`Text that was not typed adds ${countText(differences, "difference")}.`);
  }
  return sentences.join(" ");
}

function madeSentence(corrected: number, left: number, hasOthers: boolean): string {
  const count = corrected + left;
  if (count === 0) return `You made no mistakes${hasOthers ? " in what you typed" : ""}.`;
  const mistakes = `You made ${countText(count, "mistake")}`;
  if (left === 0) return `${mistakes} and corrected ${count === 1 ? "it" : "all of them"}.`;
  if (corrected === 0) {
    return `${mistakes} and ${count === 1 ? "did not correct it" : "corrected none of them"}.`;
  }
  return `${mistakes}: ${numberText(corrected)} corrected, ${numberText(left)} left.`;
}

/** A mistake in a few words: "“r” for “t”, corrected". */
export function mistakeText({ kind, presented, typed, isCorrected }: Mistake): string {
  return `${mistakeMade[kind](presented, typed)}${isCorrected ? ", corrected" : ""}`;
}

/** Each kind of mistake in words, by the presented and the typed text: "“r” for “t”". */
export const mistakeMade: Readonly<
  Record<Mistake["kind"], (presented: string, typed: string) => string>
> = {
  substituted: (presented, typed) => `${quoted(typed)} for ${quoted(presented)}`,
  omitted: (presented) => `${quoted(presented)} missing`,
  inserted: (_, typed) => `extra ${quoted(typed)}`,
  swapped: (presented, typed) => `${quoted(typed)} for ${quoted(presented)}, swapped`,
};

/** The kinds of mistakes with letters to be marked like each. */
export const mistakeKinds = [
  { kind: "substituted", name: "Wrong", sample: "a" },
  { kind: "omitted", name: "Missing", sample: "a" },
  { kind: "inserted", name: "Extra", sample: "a" },
  { kind: "swapped", name: "Swapped", sample: "ab" },
] as const satisfies readonly { kind: Mistake["kind"]; name: string; sample: string }[];

/** More wrong keys are left out. */
const maxHits = 8;

/** "Wrong keys, corrected or not: “o” for “i” (2), “a” for “s”.": the most frequent ones. */
export function hitsText(hits: readonly Substitution[]): string {
  const texts = hits.slice(0, maxHits).map(({ presented, typed, count }) => {
    const times = count > 1 ? ` (${numberText(count)})` : "";
    return mistakeMade.substituted(presented, typed) + times;
  });
  return `Wrong keys, corrected or not: ${texts.join(", ")}${hits.length > maxHits ? ", …" : "."}`;
}

export const causeNames: Readonly<Record<Cause, string>> = {
  "word skipped": "Skipped word",
  "word repeated": "Repeated word",
  case: "Capital instead of a small letter, or the reverse",
  mark: "Missed accent or punctuation mark",
  doubling: "Letter doubled, or double letter missed",
  "too early": "Letter typed too early (partly a guess)",
  neighbour: "Neighbouring key (a guess)",
  other: "Other",
};
