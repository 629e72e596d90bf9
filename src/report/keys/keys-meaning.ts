import {
  mostMissed,
  type PracticeFigures,
  slowest,
} from "../../engine/practice/practice-figures.ts";
import { quoted } from "../character-name.ts";
import { countText, intervalText, numberText } from "../figures-format.ts";

/** What the times and misses of the characters mean for this visitor, in a sentence or two. */
export function keysMeaning(letters: readonly PracticeFigures[]): string {
  return `${missedMeaning(letters)} ${slowMeaning(letters)}`;
}

/** A character missed once is no habit, however rarely it came. */
function missedMeaning(letters: readonly PracticeFigures[]): string {
  const [worst] = mostMissed(
    letters.filter(({ missed }) => missed > 1),
    1,
  );
  if (worst) {
    return `You missed ${quoted(worst.text)} most often, ${numberText(worst.missed)} of ${countText(worst.attempts, "time")}.`;
  }
  return letters.some(({ missed }) => missed > 0)
    ? "You missed no character often enough to say which one needs practice."
    : "You missed no character.";
}

function slowMeaning(letters: readonly PracticeFigures[]): string {
  const [worst] = slowest(letters, 1);
  return worst?.mean
    ? `The slowest was ${quoted(worst.text)}, ${intervalText(worst.mean)} on average.`
    : "No character came often enough to be timed.";
}
