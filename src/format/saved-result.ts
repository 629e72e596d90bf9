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

/** The figures of a result that a link carries, as the page shows them, without the typed text. */
export interface SavedResult extends Omit<Summary, "accuracy" | "assisted">, TypingRules {
  /** What was typed, as the picker calls it; `null` if unknown. */
  readonly title: string | null;
  /** Whole WPM. */
  readonly likelyRange: LikelyRange | null;
  /** Whether keys alone produced the text. */
  readonly isTypedThroughout: boolean;
  /** Whole; only for Chinese, Japanese and Korean texts, for which WPM and its bands say little. */
  readonly charactersPerMinute?: number;
}

export function savedResult(
  trial: FinishedTrial,
  title: string,
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
    ...(isCountedInCharacters(presented) && {
      charactersPerMinute: charactersPerMinute(summary.characters, finishedAt - startedAt),
    }),
  };
}

/**
 * Whether most characters of a text are Chinese, Japanese or Korean, each a syllable or a word, so that words
 * of five characters mean little.
 */
export function isCountedInCharacters(presented: readonly string[]): boolean {
  const own = presented.filter((character) => eastAsian.test(character));
  return 2 * own.length > presented.length;
}

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** A result in words and formatted figures, for the page and every copy of it. */
export interface ResultTexts {
  /** In WPM. */
  readonly speed: string;
  readonly range: string;
  /** The band of the speed or, for a text counted in characters, characters per minute and their range. */
  readonly rank: {
    readonly name: "Band" | "Characters per minute";
    readonly value: string;
    /** For a small place, without the range. */
    readonly label: string;
  };
  readonly accuracy: string;
  /** The figures beside the speed by their names, in their order. */
  readonly figures: readonly Figure[];
  /** What was typed, if known, and its length. */
  readonly typed: string;
}

interface Figure {
  readonly name: string;
  readonly value: string;
}

/** @param mistakesLeft of the alignment, which a link does not carry */
export function resultTexts(result: SavedResult, mistakesLeft: number | null = null): ResultTexts {
  const accuracy = accuracyText(result);
  const typed = withRules(countText(result.characters, "character"), result, ", ");
  return {
    speed: numberText(result.wordsPerMinute),
    range: likelyRangeText(result),
    rank: rankOf(result),
    accuracy,
    figures: [
      { name: "Accuracy", value: accuracy },
      { name: "Time", value: timeText(result.seconds) },
      { name: "Errors", value: numberText(result.errors) },
      { name: "Wrong keystrokes", value: numberText(result.wrongKeystrokes) },
      ...(mistakesLeft === null || mistakesLeft === result.errors
        ? []
        : [{ name: "Mistakes left", value: numberText(mistakesLeft) }]),
    ],
    typed: result.title === null ? typed : `${result.title} · ${typed}`,
  };
}

function rankOf(result: SavedResult): ResultTexts["rank"] {
  if (result.charactersPerMinute === undefined) {
    const { name } = speedBand(result.wordsPerMinute);
    return { name: "Band", value: name, label: name };
  }
  const speed = numberText(result.charactersPerMinute);
  const range = inCharacters(result.likelyRange);
  return {
    name: "Characters per minute",
    value: range ? `${speed}, ${likelyRangeText({ ...result, likelyRange: range })}` : speed,
    label: `${speed} characters/min`,
  };
}

/** A likely range in characters per minute instead of WPM. */
export function inCharacters(range: LikelyRange | null): LikelyRange | null {
  return range && { low: 5 * range.low, high: 5 * range.high };
}

/** A result as lines of plain text. */
export function resultAsText(
  { speed, range, rank, figures, typed }: ResultTexts,
  site: { name: string; origin: string },
): string {
  return [
    `${speed} WPM, ${range}`,
    `${rank.name}: ${rank.value}`,
    ...figures.map(({ name, value }) => `${name}: ${value}`),
    typed,
    `${site.name}, ${site.origin}`,
  ].join("\n");
}
