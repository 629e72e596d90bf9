import type { ScoringRule } from "../content/scoring-rules.ts";
import { writtenNumber } from "../content/written-number.ts";
import { exactWordsPerMinute } from "../engine/metrics/speed.ts";

/** What scoring rules count in a test. */
export interface ScoredTest {
  /** Right or wrong. */
  readonly characters: number;
  /** Of the alignment, so that two swapped letters are one. */
  readonly mistakesLeft: number;
  readonly minutes: number;
}

/** The score of a test in the rule's unit, not rounded. Never below 0; 0 if no time passed. */
export function scoreOf(rule: ScoringRule, test: ScoredTest): number {
  return Math.max(0, scoreBelowZero(rule, test));
}

function scoreBelowZero({ unit, deduction }: ScoringRule, test: ScoredTest): number {
  const { characters, mistakesLeft, minutes } = test;
  if (minutes <= 0) return 0;
  const gross = exactWordsPerMinute(characters, minutes * 60_000);
  if (unit === "keystrokes per hour") return gross * 5 * 60;
  const off = deduction ? deduction.size * mistakesLeft : 0;
  return deduction?.from === "words" ? gross - off / minutes : gross - off;
}

/** "56.2", "57", "17,220": net speeds have a decimal, others are whole. */
export function scoreText({ unit }: ScoringRule, score: number): string {
  return writtenNumber(score, { decimals: unit === "net WPM" ? 1 : 0 });
}

/** "(1,435 ÷ 5 − 6) ÷ 5 = 56.2": the formula with the numbers of a test. */
export function workingText(rule: ScoringRule, test: ScoredTest): string {
  const { unit, deduction } = rule;
  if (test.minutes <= 0) return "No time passed, so there is no speed: 0.";
  const [characters, minutes] = [writtenNumber(test.characters), minutesText(test.minutes)];
  const off = `${deduction?.size === 2 ? "2 × " : ""}${writtenNumber(test.mistakesLeft)}`;
  const score = scoreBelowZero(rule, test);
  const left =
    unit === "keystrokes per hour"
      ? `${characters} × 60 ÷ ${minutes}`
      : deduction?.from === "words"
        ? `(${characters} ÷ 5 − ${off}) ÷ ${minutes}`
        : `${characters} ÷ 5 ÷ ${minutes}${deduction ? ` − ${off}` : ""}`;
  if (score >= 0) return `${left} = ${scoreText(rule, score)}`;
  return `${left} is below 0, so it counts as 0.`;
}

/** "5", "0.6881": as many decimals as the score needs. */
function minutesText(minutes: number): string {
  return writtenNumber(minutes, { decimals: 4 }).replace(/\.?0+$/, "");
}
