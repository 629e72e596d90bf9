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
  const isUntyped = isPasted(assistedInput(inputStream));
  if (isUntyped || isInstant(finishedAt - startedAt)) {
    const reason = isUntyped ? "Some of this text was not typed" : "This text took no time";
    return { heading: "No winner", meaning: `${reason}, so nobody won.` };
  }
  const mine = { ...measureSpeed(trial), wordsPerMinute: shownSpeed(result) };
  return speedVerdict(mine, rival, unitOfResult(result));
}

/**
 * The verdict on two speeds as shown: a heading and a sentence, which claim no more than the figures do. A
 * run without a half-width is taken to vary as the other does, but a steady speed does not vary.
 */
export function speedVerdict(
  mine: Speed,
  rival: Speed & Pick<Rival, "claim">,
  unit: SpeedUnit,
): { readonly heading: string; readonly meaning: string } {
  const lead = Math.round(unit.perWord * (mine.wordsPerMinute - rival.wordsPerMinute));
  if (lead === 0) {
    return {
      heading: "A draw",
      meaning: `${rival.claim ? "You both typed" : "Both at"} ${speedText(rival.wordsPerMinute, unit)}.`,
    };
  }
  const by = `${numberText(Math.abs(lead))} ${unit.name}`;
  const heading = `You ${lead > 0 ? "won" : "lost"} by ${by}`;
  const isClear = isBeyondChance(
    { ...mine, halfWidth: mine.halfWidth ?? (rival.halfWidth || null) },
    { ...rival, halfWidth: rival.halfWidth ?? mine.halfWidth },
  );
  if (isClear) {
    return { heading, meaning: "A gap this large is more than chance alone would explain." };
  }
  if (isClear === null) {
    const without = rival.halfWidth === null ? "Neither test has a" : "Your test has no";
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
