import type { Corrections, ErrorCounts, Mistake } from "../../engine/mistakes/mistakes.ts";
import { quoted } from "../character-name.ts";
import { countText, numberText } from "../figures-format.ts";

/**
 * What became of the mistakes, in a sentence or two, and why the result counts more errors where it does.
 *
 * @param found errors that the alignment finds: more than were left where text was not typed
 * @param errors the result's, place by place
 */
export function mistakesMeaning(
  { corrected, left, rightErased }: Corrections,
  found: ErrorCounts,
  errors: number,
): string {
  const sentences = [made(corrected, left)];
  if (rightErased > 0) {
    const were = rightErased === 1 ? "was" : "were";
    sentences.push(`${countText(rightErased, "right character")} ${were} erased on the way.`);
  }
  if (found.total > left) {
    const differences = countText(found.total - left, "difference");
    sentences.push(`Text that was not typed brought ${differences} from the passage.`);
  }
  if (errors > found.substituted + 2 * found.swapped) {
    sentences.push(
      `The result counts ${countText(errors, "error")}, for after a skipped or extra character your text is out of step with the passage, and every place that differs is counted.`,
    );
  }
  return sentences.join(" ");
}

function made(corrected: number, left: number): string {
  const count = corrected + left;
  if (count === 0) return "You made no mistake.";
  const mistakes = `You made ${countText(count, "mistake")}`;
  if (left === 0) return `${mistakes} and corrected ${count === 1 ? "it" : "all of them"}.`;
  if (corrected === 0) return `${mistakes} and left ${count === 1 ? "it" : "all of them"}.`;
  return `${mistakes}: ${numberText(corrected)} corrected, ${numberText(left)} left.`;
}

/** A mistake in a few words: "“r” for “t”, corrected". */
export function mistakeText({ kind, presented, typed, isCorrected }: Mistake): string {
  return `${mistakeMade[kind](presented, typed)}${isCorrected ? ", corrected" : ""}`;
}

/** What happened in each kind of mistake, by what was meant and what was typed: "“r” for “t”". */
export const mistakeMade: Readonly<
  Record<Mistake["kind"], (presented: string, typed: string) => string>
> = {
  substituted: (presented, typed) => `${quoted(typed)} for ${quoted(presented)}`,
  omitted: (presented) => `${quoted(presented)} skipped`,
  inserted: (_, typed) => `${quoted(typed)} too many`,
  swapped: (presented, typed) => `${quoted(typed)} for ${quoted(presented)}, swapped`,
};

/** What the report calls each kind of mistake, and what it means of one that was left. */
export const mistakeKinds = [
  { kind: "substituted", name: "Wrong", meaning: "Another character stands in its place." },
  { kind: "omitted", name: "Skipped", meaning: "The passage has it, your text does not." },
  { kind: "inserted", name: "Extra", meaning: "Your text has it, the passage does not." },
  { kind: "swapped", name: "Swapped", meaning: "Two neighbours stand the wrong way round." },
] as const satisfies readonly { kind: Mistake["kind"]; name: string; meaning: string }[];
