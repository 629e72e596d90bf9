import type { Substitution } from "../../engine/alignment/hit-instead.ts";
import { quoted } from "../character-name.ts";
import { countText, intervalText, numberText, shareText } from "../figures-format.ts";
import { isOnKey } from "./key-figures.ts";
import type { KeyboardKey } from "./keyboard-keys.ts";

/** What the picture shows of a key, in words. */
export function keyText(
  { name, figures }: KeyboardKey,
  hitInstead: readonly Substitution[],
): string {
  const { text, samples, mean, attempts, missed, missedShare } = figures;
  const share = missedShare ? ` (${shareText(missedShare)})` : "";
  const misses = `missed ${numberText(missed)} of ${countText(attempts, "time")}${share}`;
  const time =
    mean === null
      ? "too few samples for a time"
      : `${intervalText(mean)} on average of ${countText(samples, "sample")}`;
  const instead = hitInstead.filter(({ presented }) => isOnKey(text, presented));
  const hits = instead.map(({ typed, count }) => `${quoted(typed)} (${numberText(count)})`);
  return `${name}: ${misses}; ${time}.${hits.length > 0 ? ` Hit instead: ${hits.join(", ")}.` : ""}`;
}
