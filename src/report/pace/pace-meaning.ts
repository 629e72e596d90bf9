import type { PacePoint } from "../../engine/rhythm/pace.ts";
import { setApart } from "../../texts/right-to-left.ts";
import { visibleText } from "../../format/character-name.ts";
import { countText, numberText } from "../../format/format-figures.ts";

/**
 * Where the pace was lowest and highest, and whether pauses are part of it.
 *
 * @param pauses how many intervals were longer than two seconds
 */
export function paceMeaning(
  slowest: PacePoint,
  fastest: PacePoint,
  pauses: number,
  transcribed: readonly string[],
): string {
  const [low, high] = [slowest, fastest].map((point) => numberText(point.wordsPerMinute));
  const around = (point: PacePoint) => `“${setApart(textAround(transcribed, point.position))}”`;
  const sentence =
    low === high
      ? `You kept an even pace of ${low} WPM.`
      : `You were slowest around ${around(slowest)}, at ${low} WPM, and fastest around ${around(fastest)}, at ${high} WPM.`;
  if (pauses === 0) return sentence;
  const are = pauses === 1 ? "is" : "are";
  return `${sentence} ${countText(pauses, "pause")} of more than two seconds ${are} part of it.`;
}

const reach = 10;

/** The few words about a place of a text, for a sentence to cite; letters of cut words are left out. */
export function textAround(graphemes: readonly string[], position: number): string {
  const start = Math.max(0, position - reach);
  const end = Math.min(graphemes.length, position + reach + 1);
  let words = graphemes.slice(start, end).join("").split(/\s/);
  if (start > 0 && words.length > 2) words = words.slice(1);
  if (end < graphemes.length && words.length > 2) words = words.slice(0, -1);
  return visibleText(words.join(" ").trim());
}
