import type { Gap, GapPoint } from "./gap.ts";
import type { Verdict } from "./verdict.ts";
import { countText, numberText } from "../format/format-figures.ts";
import { setApart } from "../texts/right-to-left.ts";

/** A verdict in a heading and a sentence or two, as fair as the figures are. */
export function verdictTexts(
  { outcome, by, isBeyondNoise: isClear }: Verdict,
  rivalSpeed: number,
): { readonly heading: string; readonly meaning: string } {
  if (outcome === "drawn") {
    return {
      heading: "A draw",
      meaning: `Both runs came to ${numberText(rivalSpeed)} WPM.`,
    };
  }
  const result =
    outcome === "won" ? `You won by ${numberText(by)} WPM` : `You lost by ${numberText(by)} WPM`;
  if (isClear === null) {
    return {
      heading: outcome === "won" ? "You won" : "Not this time",
      meaning: `${result}. The runs are too short to say whether that is more than chance.`,
    };
  }
  if (!isClear) {
    return {
      heading: "Too close to call",
      meaning: `${result}, which is within the noise of one test: the next race may go the other way.`,
    };
  }
  return {
    heading: outcome === "won" ? "You won" : "Not this time",
    meaning: `${result}, more than the noise of one test.`,
  };
}

/** How a race went, in one or two sentences. */
export function gapWords(gap: Gap, presented: readonly string[]): string {
  return [turnWords(gap, presented), endWords(gap)].filter((words) => words !== null).join(" ");
}

function turnWords({ points, turn }: Gap, presented: readonly string[]): string | null {
  if (!turn) return null;
  const gaps = points.map(whole);
  const isOvertaken = turn.gap < 0;
  const lead = isOvertaken ? Math.max(...gaps) : -Math.min(...gaps);
  const word = setApart(wordAt(presented, turn.place));
  return isOvertaken
    ? `You were ahead by ${numberText(lead)} at most, and overtaken at “${word}”.`
    : `You were behind by ${numberText(lead)} at most, and overtook at “${word}”.`;
}

function endWords({ points, first }: Gap): string {
  const last = points.at(-1);
  const gap = last ? whole(last) : 0;
  const characters = countText(Math.abs(gap), "character");
  if (first === "mine") return `When you were through, the pace had ${characters} to go.`;
  if (first === "rival") return `When the pace was through, you had ${characters} to go.`;
  if (gap === 0) return "At the end you were level.";
  return `At the end you were ${characters} ${gap > 0 ? "ahead" : "behind"}.`;
}

/** As it was told beside the track: a character counts for the rival once it is behind the mark. */
function whole({ gap }: GapPoint): number {
  return Math.ceil(gap);
}

/** Of a text without spaces no more than this. */
const longestWord = 20;
const fewLetters = 3;

/** The word that a place of a text is in, or comes after; with the next one where it is very short. */
function wordAt(presented: readonly string[], place: number): string {
  const isSpace = (index: number) => /^\s/u.test(presented[index] ?? " ");
  let start = Math.min(place, presented.length - 1);
  while (start > 0 && isSpace(start)) start -= 1;
  while (start > 0 && place - start < longestWord && !isSpace(start - 1)) start -= 1;
  const isIn = (end: number) => end < presented.length && end - start < longestWord;
  let end = start + 1;
  while (isIn(end) && (end - start < fewLetters || !isSpace(end))) end += 1;
  return presented.slice(start, end).join("");
}
