import { scoredTestOf, scoreText, scoringRules } from "../../format/score.ts";
import type { readSavedTest } from "../../saved-tests/read-log.ts";
import type { DecodedTest } from "../../saved-tests/stored-test.ts";
import { grossText } from "./supervised-form.ts";

/** What was typed from a form; empty if left out. */
export interface FormEntries {
  readonly digest: string;
  /** As a browser writes a number. */
  readonly gross: string;
  /** The speed by the form's rule, written in the same way. */
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
export function checkForm(entries: FormEntries, { digest, test }: OpenedLog) {
  const ofDigest = digestChecks(entries.digest, digest);
  const ofFigures = typeof test === "object" ? figureChecks(entries, test) : [];
  const checks = [...ofDigest, ...ofFigures];
  const isUnreadable = typeof test === "string" && !checks.some(({ agrees }) => agrees);
  const isWithoutDigest = ofFigures.length > 0 && ofDigest.length === 0;
  return {
    verdict: isUnreadable ? (problems[test] ?? foreign) : verdictOf(checks),
    details: [
      ...checks.map(({ sentence }) => sentence),
      ...(isWithoutDigest ? ["The digest was not checked."] : []),
    ],
  };
}

function verdictOf(checks: readonly Check[]): string {
  if (checks.length === 0) return "Nothing has been checked yet. Enter what the form says.";
  const isMatch = checks.every(({ agrees }) => agrees);
  return isMatch ? "The form and the log match." : "The form and the log do not match.";
}

const foreign = "This file is not the log of a single test, or it was damaged.";

const problems: Partial<Record<string, string>> = {
  newer: "This log comes from a newer version of Keypace that this page cannot read.",
  tooLong: "The test in this log is too long to analyse.",
  unreadable:
    "This file could not be read. It may have changed, be in use, or need permission that you do not have.",
};

/** @param typed with spaces and capitals as they come */
function digestChecks(typed: string, digest: string | null): readonly Check[] {
  const entered = typed.replaceAll(/\s/g, "").toLowerCase();
  if (entered === "" || digest === null) return [];
  const agrees = entered === digest;
  const sentence = agrees
    ? "The digest matches: this is the log that was saved with the form, unchanged."
    : "The digest does not match. It was mistyped, or the log was changed or is from another test.";
  return [{ agrees, sentence }];
}

function figureChecks({ gross, score }: FormEntries, test: DecodedTest): readonly Check[] {
  const scored = scoredTestOf(test.trial);
  const checks: Check[] = [];
  if (gross !== "") {
    const own = grossText(scored);
    const agrees = isNumber(own, gross);
    const found = agrees ? `${own} WPM on the form and in the log` : `the log gives ${own} WPM`;
    checks.push({ agrees, sentence: `Gross: ${found}.` });
  }
  if (score !== "") {
    const rule = scoringRules.find((each) => isNumber(scoreText(each, scored), score));
    const found = rule
      ? `matches the log under the rule “${rule.name}”`
      : "does not match the log under any rule";
    checks.push({ agrees: rule !== undefined, sentence: `Speed: ${found}.` });
  }
  return checks;
}

/** Whether a figure such as "17,220" is the number that was entered. */
function isNumber(figure: string, entered: string): boolean {
  return Number(figure.replaceAll(",", "")) === Number(entered);
}
