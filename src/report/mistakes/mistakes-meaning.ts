import type { Corrections } from "../../engine/alignment/corrections.ts";
import { countText, numberText } from "../figures-format.ts";

/**
 * What became of the mistakes, in a sentence or two.
 *
 * @param differences errors that the alignment finds: more than were left where text was not typed
 */
export function mistakesMeaning(
  { corrected, left, rightErased }: Corrections,
  differences: number,
): string {
  const sentences = [made(corrected, left)];
  if (rightErased > 0) {
    const were = rightErased === 1 ? "was" : "were";
    sentences.push(`${countText(rightErased, "right character")} ${were} erased on the way.`);
  }
  if (differences > left) {
    const places = countText(differences - left, "difference");
    sentences.push(`Text that was not typed brought ${places} from the passage.`);
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
