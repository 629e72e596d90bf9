import { type SpeedBand, speedBand } from "../../engine/figures/speed-band.ts";
import { likelyRangeText, numberText, percentText, timeText } from "../figures-format.ts";
import type { KeptResult } from "./kept-result.ts";

/** A result in words and formatted figures, for whatever carries it away from the page. */
export interface ResultTexts {
  /** In WPM. */
  readonly speed: string;
  readonly range: string;
  readonly band: SpeedBand;
  readonly accuracy: Figure;
  readonly time: Figure;
  readonly errors: Figure;
  readonly wrongKeystrokes: Figure;
}

export interface Figure {
  readonly name: string;
  readonly value: string;
}

export function resultTexts(result: KeptResult): ResultTexts {
  return {
    speed: numberText(result.wordsPerMinute),
    range: likelyRangeText(result),
    band: speedBand(result.wordsPerMinute),
    accuracy: { name: "Accuracy", value: percentText(result.accuracy) },
    time: { name: "Time", value: timeText(result.seconds) },
    errors: { name: "Errors", value: numberText(result.errors) },
    wrongKeystrokes: { name: "Wrong keystrokes", value: numberText(result.wrongKeystrokes) },
  };
}
