import type { Analysis } from "../../engine/analyse.ts";
import { type SpeedBand, speedBand } from "../../engine/figures/speed-band.ts";
import {
  countText,
  likelyRangeText,
  numberText,
  percentText,
  timeText,
} from "../figures-format.ts";

/** What of a result can be taken along: figures as the page shows them, and nothing of what was typed. */
export interface KeptResult {
  /** What was typed, as the menu calls it; `null` where that is not known. */
  readonly title: string | null;
  readonly wordsPerMinute: number;
  /** Whole WPM. */
  readonly likelyRange: { readonly low: number; readonly high: number } | null;
  /** Whether keys alone produced the text. */
  readonly isTypedThroughout: boolean;
  /** Whole percent. */
  readonly accuracy: number;
  /** Whole seconds. */
  readonly seconds: number;
  readonly errors: number;
  readonly wrongKeystrokes: number;
  readonly characters: number;
}

export function keptResult(
  { summary, likelyRange, isTypedThroughout }: Analysis,
  title: string,
): KeptResult {
  const { wordsPerMinute, accuracy, seconds, errors, wrongKeystrokes, characters } = summary;
  return {
    title,
    wordsPerMinute,
    likelyRange: likelyRange && { low: likelyRange.low, high: likelyRange.high },
    isTypedThroughout,
    accuracy,
    seconds,
    errors,
    wrongKeystrokes,
    characters,
  };
}

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

/** A result as lines of plain text, to be pasted anywhere. */
export function resultAsText(result: KeptResult, site: { name: string; origin: string }): string {
  const { speed, range, band, ...figures } = resultTexts(result);
  const typed = countText(result.characters, "character");
  return [
    `${speed} WPM, ${range}`,
    `Band: ${band}`,
    ...[figures.accuracy, figures.time, figures.errors, figures.wrongKeystrokes].map(
      ({ name, value }) => `${name}: ${value}`,
    ),
    result.title === null ? typed : `${result.title}: ${typed}`,
    `${site.name}, ${site.origin}`,
  ].join("\n");
}
