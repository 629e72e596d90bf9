import { charactersPerMinute } from "../engine/metrics/speed.ts";
import { type LikelyRange, measureSpeed } from "../engine/metrics/likely-range.ts";
import { speedBand, summarize, type Summary } from "../engine/metrics/summarize.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { type TypingRules, withRules } from "./typing-rules.ts";
import {
  accuracyText,
  countText,
  likelyRangeText,
  numberText,
  timeText,
} from "./format-figures.ts";
import {
  bareSpeedText,
  characterUnit,
  rangeInUnit,
  type SpeedUnit,
  unitOf,
  wordUnit,
} from "./speed-unit.ts";

/** The figures of a result that a link carries, as the page shows them, without the typed text. */
export interface SavedResult extends Omit<Summary, "accuracy" | "assisted">, TypingRules {
  /** What was typed, as the picker calls it; `null` if unknown. */
  readonly title: string | null;
  /** Whole WPM. */
  readonly likelyRange: LikelyRange | null;
  /** Whether keys alone produced the text. */
  readonly isTypedThroughout: boolean;
  /** Whole; only if it is the unit of the text. */
  readonly charactersPerMinute?: number;
}

export function savedResult(
  trial: FinishedTrial,
  title: string | null = null,
  rules: TypingRules = {},
): SavedResult {
  const { presented, startedAt, finishedAt } = trial;
  const { likelyRange, isTypedThroughout } = measureSpeed(trial);
  const { accuracy: _accuracy, assisted: _assisted, ...summary } = summarize(trial);
  return {
    ...summary,
    title,
    likelyRange,
    isTypedThroughout,
    ...rules,
    ...(unitOf(presented) === characterUnit && {
      charactersPerMinute: charactersPerMinute(summary.characters, finishedAt - startedAt),
    }),
  };
}

export function unitOfResult(result: SavedResult): SpeedUnit {
  return result.charactersPerMinute === undefined ? wordUnit : characterUnit;
}

/** The speed as shown: whole WPM, or a fifth of whole characters per minute. */
export function shownSpeed(result: SavedResult): number {
  return result.charactersPerMinute === undefined
    ? result.wordsPerMinute
    : result.charactersPerMinute / 5;
}

export type ResultTexts = Readonly<ReturnType<typeof resultTexts>>;

/**
 * A result in words and formatted figures, for the page and every copy of it.
 *
 * @param mistakesLeft of the alignment, which a link does not carry
 */
export function resultTexts(result: SavedResult, mistakesLeft: number | null = null) {
  const accuracy = accuracyText(result);
  const mistakes = mistakesLeft ?? result.errors;
  const isSameAccuracy = accuracyText({ ...result, errors: mistakes }) === accuracy;
  const unit = unitOfResult(result);
  const likelyRange = rangeInUnit(result.likelyRange, unit);
  const typed = withRules(countText(result.characters, "character"), result, ", ");
  const rank = rankOf(result.wordsPerMinute, unit);
  /** Beside the speed, in their order. */
  const figures = [
    { name: "Accuracy", value: accuracy },
    { name: "Time", value: timeText(result.seconds) },
    { name: "Errors", value: numberText(result.errors) },
    { name: "Wrong keystrokes", value: numberText(result.wrongKeystrokes) },
    ...(mistakes === result.errors ? [] : [{ name: "Mistakes left", value: numberText(mistakes) }]),
  ];
  return {
    speed: bareSpeedText(shownSpeed(result), unit),
    unit: unit.name,
    range: likelyRangeText({ ...result, likelyRange }),
    rank,
    accuracy,
    /** The errors if the mistakes left are unknown. */
    mistakesLeft: numberText(mistakes),
    figures,
    /** The same after the words per minute, if the speed is in another unit. */
    figuresWithWords: unit === wordUnit ? figures : [rank, ...figures],
    /** The accuracy by the mistakes left, if it differs from that by the errors. */
    byMistakes: isSameAccuracy ? null : accuracyByMistakes(result.characters, mistakes),
    /** What was typed, if known, and its length. */
    typed: result.title === null ? typed : `${result.title} · ${typed}`,
  };
}

/** "Counting each mistake once, accuracy is 99%." */
export function accuracyByMistakes(characters: number, mistakesLeft: number): string {
  return `Counting each mistake once, accuracy is ${accuracyText({ characters, errors: mistakesLeft })}.`;
}

/** The band of the speed or, in another unit, its words per minute. The label says it without the name. */
function rankOf(wordsPerMinute: number, unit: SpeedUnit) {
  const { name } = speedBand(wordsPerMinute);
  if (unit === wordUnit) return { name: "Band", value: name, label: name };
  const value = numberText(wordsPerMinute);
  return { name: "Words per minute", value, label: `${value} WPM` };
}

/** A result as lines of plain text. */
export function resultAsText(
  { speed, unit, range, rank, figures, byMistakes, typed }: ResultTexts,
  site: { name: string; origin: string },
): string {
  return [
    `${speed} ${unit}, ${range}`,
    `${rank.name}: ${rank.value}`,
    ...figures.map(({ name, value }) => `${name}: ${value}`),
    ...(byMistakes === null ? [] : [byMistakes]),
    typed,
    `${site.name}, ${site.origin}`,
  ].join("\n");
}
