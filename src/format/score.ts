import { writtenNumber } from "../content/written-number.ts";
import { alignTrialInSteps } from "../engine/alignment/alignment.ts";
import { exactWordsPerMinute, isInstant } from "../engine/metrics/speed.ts";
import { errorCounts } from "../engine/mistakes/mistakes.ts";
import type { Milliseconds } from "../engine/trial/edit.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { runToEnd } from "../engine/work.ts";

/** How a score is computed from a test. */
export interface ScoringRule {
  readonly id: string;
  readonly name: string;
  /** Written with the words characters, mistakes left and minutes. */
  readonly formula: string;
  readonly unit: "WPM" | "net WPM" | "keystrokes per hour";
  /** Who publishes the rule. */
  readonly source: string;
  /** The formula, not rounded; it may be below 0. */
  readonly compute: (test: ScoredTest) => number;
}

/**
 * The rules by which a test can be scored; the first is the default. Some agencies deduct from the words
 * typed, others from the words per minute, which is five times as much in a test of five minutes.
 */
export const scoringRules: readonly [ScoringRule, ...ScoringRule[]] = [
  {
    id: "keypace",
    name: "Speed as Keypace counts it",
    formula: "characters ÷ 5 ÷ minutes",
    unit: "WPM",
    source: "This site’s own. Errors are shown beside it.",
    compute: (test) => speedOf(test),
  },
  {
    id: "net-1",
    name: "Net WPM, minus one word for each mistake left",
    formula: "(characters ÷ 5 − mistakes left) ÷ minutes, never below 0",
    unit: "net WPM",
    source: "Common in employment typing tests, such as those by Bryq.",
    compute: (test) => speedOf(test, test.mistakesLeft),
  },
  {
    id: "net-2",
    name: "Net WPM, minus two words for each mistake left",
    formula: "(characters ÷ 5 − 2 × mistakes left) ÷ minutes, never below 0",
    unit: "net WPM",
    source: "Required by some agencies.",
    compute: (test) => speedOf(test, 2 * test.mistakesLeft),
  },
  {
    id: "speed-1",
    name: "Net WPM, minus 1 WPM for each mistake left",
    formula: "characters ÷ 5 ÷ minutes − mistakes left, never below 0",
    unit: "net WPM",
    source: "County of Ventura and Los Rios Community College District, California.",
    compute: (test) => speedOf(test) - test.mistakesLeft,
  },
  {
    id: "speed-2",
    name: "Net WPM, minus 2 WPM for each mistake left",
    formula: "characters ÷ 5 ÷ minutes − 2 × mistakes left, never below 0",
    unit: "net WPM",
    source: "City of San Diego, California.",
    compute: (test) => speedOf(test) - 2 * test.mistakesLeft,
  },
  {
    id: "keystrokes",
    name: "Gross keystrokes per hour (KSPH)",
    formula: "characters × 60 ÷ minutes",
    unit: "keystrokes per hour",
    source:
      "Used in data entry tests. Erased characters are not counted here. The Staff Selection Commission of India counts 35 WPM as 10,500 an hour.",
    compute: ({ characters, duration }) => exactWordsPerMinute(characters * 5 * 60, duration),
  },
];

/** The rule with an id; the first one if none has it. */
export function scoringRule(id: string): ScoringRule {
  return scoringRules.find((rule) => rule.id === id) ?? scoringRules[0];
}

/** What scoring rules count in a test. */
export interface ScoredTest {
  /** Right or wrong. */
  readonly characters: number;
  /** As in the alignment, so that two swapped letters are one. */
  readonly mistakesLeft: number;
  readonly duration: Milliseconds;
}

/** The WPM of a test, taking off some of the words typed. */
function speedOf({ characters, duration }: ScoredTest, wordsOff = 0): number {
  // Whole characters are subtracted, because a difference of two speeds may be a little off 0.
  return exactWordsPerMinute(characters - 5 * wordsOff, duration);
}

export function scoredTestOf(trial: FinishedTrial): ScoredTest {
  return {
    characters: trial.transcribed.graphemes.length,
    mistakesLeft: errorCounts(runToEnd(alignTrialInSteps(trial))).total,
    duration: trial.finishedAt - trial.startedAt,
  };
}

/** The score of a test in the rule's unit, not rounded. Never below 0; 0 if no time passed. */
export function scoreOf({ compute }: ScoringRule, test: ScoredTest): number {
  return Math.max(0, compute(test));
}

/** The score as "56.2", "57" or "17,220": net speeds have a decimal, others are whole. */
export function scoreText(rule: ScoringRule, test: ScoredTest): string {
  return writtenNumber(scoreOf(rule, test), { decimals: rule.unit === "net WPM" ? 1 : 0 });
}

/** "(1,435 ÷ 5 − 6) ÷ 5 = 56.2": the formula with the numbers of a test. */
export function workingText(rule: ScoringRule, test: ScoredTest): string {
  if (isInstant(test.duration)) return "No time passed, so there is no speed: 0.";
  const working = rule.formula
    .replace("characters", writtenNumber(test.characters))
    .replace("mistakes left", writtenNumber(test.mistakesLeft))
    .replace("minutes", minutesText(rule, test))
    .replace(", never below 0", "");
  if (rule.compute(test) >= 0) return `${working} = ${scoreText(rule, test)}`;
  return `${working} is below 0, so it counts as 0.`;
}

/** "5", "0.6881": to four decimals, or to as many more as give the same score. */
function minutesText(rule: ScoringRule, test: ScoredTest): string {
  const minutes = (decimals: number) => (test.duration / 60_000).toFixed(decimals);
  const scoreIn = (duration: Milliseconds) => scoreText(rule, { ...test, duration });
  const score = scoreIn(test.duration);
  let decimals = 4;
  while (decimals < 10 && scoreIn(60_000 * Number(minutes(decimals))) !== score) decimals += 1;
  return minutes(decimals).replace(/\.?0+$/, "");
}
