import { assistedInput, isPasted } from "../engine/metrics/assisted-input.ts";
import {
  isBeyondChance,
  measureSpeed,
  nextRange,
  type Speed,
} from "../engine/metrics/likely-range.ts";
import { isInstant } from "../engine/metrics/speed.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import type { Rival } from "../exercises/rival.ts";
import { numberText } from "../format/format-figures.ts";
import { type SavedResult, shownSpeed, unitOfResult } from "../format/saved-result.ts";
import { speedText, type SpeedUnit } from "../format/speed-unit.ts";

/** Who won a race: a heading, and a sentence on whether it can be chance. */
export function raceVerdict(trial: FinishedTrial, result: SavedResult, rival: Rival) {
  const { inputStream, startedAt, finishedAt } = trial;
  const reason =
    (isPasted(assistedInput(inputStream)) && "Some of this text was not typed") ||
    (isInstant(finishedAt - startedAt) && "This text took no time") ||
    (rival.isPasted && "Some of your rival’s text was not typed");
  if (reason) return { heading: "No winner", meaning: `${reason}, so nobody won.` };
  const mine = { ...measureSpeed(trial), wordsPerMinute: shownSpeed(result) };
  return speedVerdict(mine, rival, unitOfResult(result));
}

/**
 * The verdict on two speeds as shown: a heading and a sentence, which claim no more than the figures do. A
 * typed run without a half-width is taken to vary as the other does, but a steady speed does not vary.
 */
export function speedVerdict(
  mine: Speed & Pick<Rival, "isTypedThroughout">,
  rival: Speed & Pick<Rival, "isTypedThroughout" | "claim">,
  unit: SpeedUnit,
): { readonly heading: string; readonly meaning: string } {
  const lead = Math.round(unit.perWord * (mine.wordsPerMinute - rival.wordsPerMinute));
  const areTyped = mine.isTypedThroughout && rival.isTypedThroughout;
  if (lead === 0) {
    return {
      heading: "A draw",
      meaning: `${areTyped && rival.claim ? "You both typed" : "Both at"} ${speedText(rival.wordsPerMinute, unit)}.`,
    };
  }
  const by = `${numberText(Math.abs(lead))} ${unit.name}`;
  const heading = `You ${lead > 0 ? "won" : "lost"} by ${by}`;
  const isClear = areTyped
    ? isBeyondChance(
        { ...mine, halfWidth: mine.halfWidth ?? (rival.halfWidth || null) },
        { ...rival, halfWidth: rival.halfWidth ?? mine.halfWidth },
      )
    : null;
  if (isClear) {
    return { heading, meaning: "A gap this large is more than chance alone would explain." };
  }
  if (isClear === null) {
    const whose = mine.halfWidth === null ? "Your test" : "Your rival’s test";
    const without = mine.halfWidth === rival.halfWidth ? "Neither test has a" : `${whose} has no`;
    return { heading, meaning: `${without} likely range, so the gap may be chance.` };
  }
  const isUneven = [mine, rival].some(
    ({ wordsPerMinute, halfWidth }) => halfWidth !== null && !nextRange(wordsPerMinute, halfWidth),
  );
  const [reason, cause] = isUneven
    ? ["Too uneven", "When speeds vary this much, a gap like this"]
    : ["Too close", "At these speeds, a gap like this"];
  return {
    heading: `${reason} to call: ${by} ${lead > 0 ? "ahead" : "behind"}`,
    meaning: `${cause} may be chance. The next race may go the other way.`,
  };
}
