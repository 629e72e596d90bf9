import { sum } from "d3-array";
import { measureSpeed } from "../engine/metrics/likely-range.ts";
import { combinedSpeed, hasSpeed, meanSpeed } from "../engine/metrics/several-tests.ts";
import { typingRules, withRules } from "../format/typing-rules.ts";
import { scoredTestOf } from "../format/score.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { countText, dateText, numberText, shortened } from "../format/format-figures.ts";
import {
  resultTexts,
  type SavedResult,
  savedResult,
  unitOfResult,
} from "../format/saved-result.ts";
import { characterUnit } from "../format/speed-unit.ts";
import type { DecodedTest } from "../saved-tests/stored-test.ts";

/** A certificate in words and formatted figures. */
export type Certificate = NonNullable<ReturnType<typeof certificateOf>>;

/** Longer texts do not fit on one sheet. */
const maxKindLength = 60;
const maxBeginningLength = 140;

/**
 * The certificate of one test, or of several of one kind.
 *
 * @param tests of one kind, oldest first
 * @returns `null` if there are none.
 */
export function certificateOf(tests: readonly DecodedTest[]) {
  const [first, ...others] = tests;
  if (!first) return null;
  const isOne = others.length === 0;
  const result = isOne ? savedResult(first.trial) : averageOf(first, tests);
  const { wordsPerMinute, likelyRange: range, characters } = result;
  // For one test only, because aligning a hundred long ones would take seconds.
  const mistakesLeft = isOne ? scoredTestOf(first.trial).mistakesLeft : null;
  const texts = resultTexts(result, mistakesLeft);
  const count = numberText(tests.length);
  return {
    heading: isOne ? "Typing test certificate" : `Certificate for ${count} typing tests`,
    /** Continues the name of the person. */
    statement: withRules(
      `typed ${countText(characters, "character")}${isOne ? "" : ` in ${count} tests`}`,
      typingRules(first),
      ", ",
    ),
    /** What was typed; `null` if it is not known. */
    kind: first.title === null ? null : shortened(first.title, maxKindLength),
    date: spanText(tests),
    speed: texts.speed,
    unit: unitOfResult(result),
    wordsPerMinute,
    range,
    rangeText: isOne
      ? texts.range
      : `on average, ${range ? `${texts.range} next time` : "no range"}`,
    figures: texts.figuresWithWords,
    beginning: isOne ? beginningOf(first.trial) : null,
  };
}

/** The geometric mean of the speeds, and all characters, errors and times added up. */
function averageOf(first: DecodedTest, tests: readonly DecodedTest[]): SavedResult {
  const results = tests.map(({ trial }) => savedResult(trial));
  const characters = sum(results, (result) => result.characters);
  const errors = sum(results, (result) => result.errors);
  const time = sum(tests, ({ trial }) => trial.finishedAt - trial.startedAt);
  const speeds = tests.map(({ trial }) => measureSpeed(trial)).filter(hasSpeed);
  // The mean of other averages, whether or not the tests have a range together.
  const wordsPerMinute = speeds.length > 0 ? meanSpeed(speeds) : 0;
  return {
    title: first.title,
    wordsPerMinute: Math.round(wordsPerMinute),
    likelyRange: combinedSpeed(speeds),
    isTypedThroughout: true,
    seconds: Math.floor(time / 1000),
    errors,
    wrongKeystrokes: sum(results, (result) => result.wrongKeystrokes),
    characters,
    ...(results.every((result) => unitOfResult(result) === characterUnit) && {
      charactersPerMinute: Math.round(5 * wordsPerMinute),
    }),
  };
}

/** "on 22 November 2026", "from 1 March 2026 to 22 November 2026"; empty if no test has a date. */
function spanText(tests: readonly DecodedTest[]): string {
  const days = tests.map(({ typedOn }) => typedOn).filter((day) => day !== null);
  if (days.length === 0) return "";
  const [from, to] = [Math.min(...days), Math.max(...days)].map((day) => dateText(new Date(day)));
  return from === to ? `on ${from}` : `from ${from} to ${to}`;
}

/** The beginning of the text, as far as it was typed. */
function beginningOf({ presented, transcribed }: FinishedTrial): string {
  const { length } = transcribed.graphemes;
  const text = presented.slice(0, Math.min(length, 10 * maxBeginningLength)).join("");
  const ellipsis = length < presented.length ? "…" : "";
  return shortened(`${text.replaceAll(/\s+/g, " ").trimEnd()}${ellipsis}`, maxBeginningLength);
}
