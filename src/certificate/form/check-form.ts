import { type ScoredTest, scoredTestOf, scoreText, scoringRules } from "../../format/score.ts";
import type { readSavedTest } from "../../saved-tests/read-log.ts";
import { grossText } from "./supervised-form.ts";

/** What was typed from a form; empty if left out. */
export interface FormEntries {
  readonly digest: string;
  readonly gross: string;
  /** The speed by the form's rule. */
  readonly score: string;
}

/** A file that was opened as the log of a form. */
export interface OpenedLog {
  readonly name: string;
  /** `null` if the file was not read. */
  readonly digest: string | null;
  readonly test: ReturnType<typeof readSavedTest> | "unreadable";
}

/** Whether an entry agrees with the log, and a sentence that says so. */
interface Check {
  readonly agrees: boolean;
  readonly sentence: string;
}

/** Whether a form and a log match, in sentences. */
export function checkForm({ digest, gross, score }: FormEntries, log: OpenedLog) {
  const { test } = log;
  const scored = typeof test === "object" ? scoredTestOf(test.trial) : null;
  const checks = {
    digest: log.digest === null ? null : checkDigest(digest, log.digest),
    "gross speed": scored && checkGross(gross, scored),
    "large figure": scored && checkScore(score, scored),
  };
  const done = Object.values(checks).filter((check) => check !== null);
  const left = Object.entries(checks).flatMap(([name, check]) => (check ? [] : [name]));
  const isPart = done.length > 0 && left.length > 0;
  return {
    verdict: typeof test === "string" ? (problems[test] ?? foreign) : verdictOf(done, isPart),
    details: [
      ...done.map(({ sentence }) => sentence),
      ...(isPart ? [`Not checked: ${left.join(", ")}.`] : []),
    ],
  };
}

function verdictOf(done: readonly Check[], isPart: boolean): string {
  if (done.length === 0) return "Nothing has been checked yet. Enter what the form says.";
  if (!done.every(({ agrees }) => agrees)) return "The form and the log do not match.";
  return isPart ? "What you entered matches." : "The form and the log match.";
}

const foreign = "This file is not the log of a single test, or it was damaged.";

const problems: Partial<Record<string, string>> = {
  newer: "This log comes from a newer version of Keypace that this page cannot read.",
  tooLong: "The test in this log is too long to analyse.",
  unreadable:
    "This file could not be read. It may have changed or be in use, or you may not have permission.",
};

/** @param typed with any spaces and capitals */
function checkDigest(typed: string, digest: string): Check | null {
  const entered = typed.replaceAll(/\s/g, "").toLowerCase();
  if (entered === "") return null;
  const agrees = entered === digest;
  const sentence = agrees
    ? "The digest matches: this is the file that was saved with the form, unchanged."
    : "The digest does not match. It was mistyped, or this is another file, or a changed one.";
  return { agrees, sentence };
}

function checkGross(entered: string, scored: ScoredTest): Check | null {
  if (entered.trim() === "") return null;
  const own = grossText(scored);
  const agrees = numberIn(own) === numberIn(entered);
  const found = agrees ? `${own} WPM on the form and in the log` : `the log gives ${own} WPM`;
  return { agrees, sentence: `Gross: ${found}.` };
}

function checkScore(entered: string, scored: ScoredTest): Check | null {
  if (entered.trim() === "") return null;
  // Without mistakes, all net speeds are the same.
  const names = scoringRules
    .filter((rule) => numberIn(scoreText(rule, scored)) === numberIn(entered))
    .map(({ name }) => `“${name}”`);
  const agrees = names.length > 0;
  const rules = names.length === 1 ? "the rule" : "each of the rules";
  const found = agrees
    ? `matches the log under ${rules} ${names.join(", ")}`
    : "does not match the log under any rule";
  return { agrees, sentence: `Speed: ${found}.` };
}

/** The number in "57.4 WPM", "57,4", "17,220" or "17 220"; `NaN` without one. */
function numberIn(text: string): number {
  return Number.parseFloat(text.replaceAll(/[,\s](?=\d{3}(?!\d))/g, "").replace(",", "."));
}
