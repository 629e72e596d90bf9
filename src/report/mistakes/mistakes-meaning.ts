import type { Corrections } from "../../engine/alignment/corrections.ts";
import type { ErrorCounts } from "../../engine/alignment/error-counts.ts";
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
