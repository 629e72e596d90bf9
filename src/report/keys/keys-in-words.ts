import type { KeyboardLayout } from "../../content/keyboard.ts";
import type { Substitution } from "../../engine/mistakes/mistakes.ts";
import { mostMissed, type PracticeMetrics, slowest } from "../../engine/practice/practice.ts";
import { quoted } from "../../format/character-name.ts";
import { countText, intervalText, numberText, shareText } from "../../format/format-figures.ts";
import { isOnKey, type KeyboardKey } from "./keyboard-keys.ts";

/** What the times and misses of the characters mean for this visitor, in a sentence or two. */
export function keysMeaning(letters: readonly PracticeMetrics[]): string {
  return `${missedMeaning(letters)} ${slowMeaning(letters)}`;
}

/** A character missed once is no habit, however rarely it came. */
function missedMeaning(letters: readonly PracticeMetrics[]): string {
  const [worst] = mostMissed(
    letters.filter(({ missed }) => missed > 1),
    1,
  );
  if (worst) {
    return `You missed ${quoted(worst.text)} most often, ${numberText(worst.missed)} of ${countText(worst.attempts, "time")}.`;
  }
  return letters.some(({ missed }) => missed > 0)
    ? "You missed no character often enough to matter."
    : "You missed no characters.";
}

function slowMeaning(letters: readonly PracticeMetrics[]): string {
  const [worst] = slowest(letters, 1);
  return worst?.mean
    ? `The slowest was ${quoted(worst.text)}, at ${intervalText(worst.mean)}.`
    : "No character appeared often enough to time.";
}

/** What the picture shows of a key, in words. */
export function keyText(
  layout: KeyboardLayout,
  { name, figures }: KeyboardKey,
  hitInstead: readonly Substitution[],
): string {
  const { text, samples, mean, attempts, missed, missedShare } = figures;
  const share = missedShare ? ` (${shareText(missedShare)})` : "";
  const misses = `missed ${numberText(missed)} of ${countText(attempts, "time")}${share}`;
  const time =
    mean === null
      ? "too few samples for a time"
      : `${intervalText(mean)} on average over ${countText(samples, "sample")}`;
  const instead = hitInstead.filter(({ presented }) => isOnKey(layout, text, presented));
  const hits = instead.map(({ typed, count }) => `${quoted(typed)} (${numberText(count)})`);
  return `${name}: ${misses}; ${time}.${hits.length > 0 ? ` Typed instead: ${hits.join(", ")}.` : ""}`;
}
