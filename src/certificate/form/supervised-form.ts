import {
  type ScoredTest,
  scoredTestOf,
  scoreText,
  type ScoringRule,
  workingText,
} from "../../format/score.ts";
import { writtenNumber } from "../../content/written-number.ts";
import { exactWordsPerMinute } from "../../engine/metrics/speed.ts";
import { namesOfRules, typingRules } from "../../format/typing-rules.ts";
import { summarize, type Summary } from "../../engine/metrics/summarize.ts";
import { stallsDuring } from "../../engine/trial/interruptions.ts";
import type { FinishedTrial } from "../../engine/trial/trial.ts";
import {
  accuracyText,
  countText,
  dateText,
  tenthsText,
  exactTimeText,
  interruptedText,
  numberText,
} from "../../format/format-figures.ts";
import { entryText, fileNameOf, localDateText } from "../../saved-tests/file-entries.ts";
import type { DecodedTest } from "../../saved-tests/stored-test.ts";

/** The form of a test typed throughout that is scored by a rule, in words and formatted figures. */
export function supervisedFormOf(test: DecodedTest, rule: ScoringRule) {
  const { trial, title, typedOn } = test;
  const summary = summarize(trial);
  const scored = scoredTestOf(trial);
  const settings = settingsText(test);
  return {
    /** Without its unit. */
    score: scoreText(rule, scored),
    figures: [
      { name: "Gross", value: `${grossText(scored)} WPM` },
      { name: "Errors", value: numberText(summary.errors) },
      { name: "Mistakes left", value: numberText(scored.mistakesLeft) },
      { name: "Accuracy", value: accuracyText(summary) },
      { name: "Duration", value: durationText(trial) },
    ],
    rows: [
      { name: "Date", value: typedOn === null ? "unknown" : timeOfDayText(new Date(typedOn)) },
      { name: "Rule", value: `${rule.name}: ${rule.formula}` },
      { name: "Calculation", value: workingText(rule, scored) },
      { name: "Text", value: title ?? "unknown" },
      ...(settings === ""
        ? []
        : [{ name: test.plan ? "Set by the plan" : "Set in the options", value: settings }]),
      { name: "Input", value: inputText(trial, summary) },
    ],
  };
}

/** "57.4", in WPM. */
export function grossText({ characters, duration }: ScoredTest): string {
  return tenthsText(exactWordsPerMinute(characters, duration));
}

/**
 * The log that belongs to a form. Its name and its bytes depend on the test alone. Other files have other
 * names, because browsers rename the second file of a name.
 */
export function logFileOf(test: DecodedTest): File {
  const { typedOn } = test;
  const name =
    typedOn === null ? "keypace-form.json" : fileNameOf(new Date(typedOn), "json", "form");
  return new File([`${entryText(test)}\n`], name, { type: "application/json" });
}

/** "23 November 2026, 20:01". */
function timeOfDayText(date: Date): string {
  return `${dateText(date)}, ${localDateText(date).slice(-5)}`;
}

/** "5 min", "41.3 s". */
function durationText({ startedAt, finishedAt }: FinishedTrial): string {
  return exactTimeText(finishedAt - startedAt).replace(/ 0\.0 s$/, "");
}

/** "Job test: no corrections allowed, 3 keys blocked, test 1". */
function settingsText(test: DecodedTest): string {
  const { plan, corrections, refusals } = test;
  const blocked = (refusals ?? 0) + (corrections?.refusals ?? 0);
  const settings = [
    ...namesOfRules(typingRules(test)),
    blocked > 0 && `${countText(blocked, "key")} blocked`,
    plan && `test ${plan.test}`,
  ]
    .filter(Boolean)
    .join(", ");
  return plan ? `${plan.title}: ${settings}` : settings;
}

/** "1,435 characters typed, none pasted; not interrupted". */
function inputText(trial: FinishedTrial, { characters, assisted }: Summary): string {
  const length = `${writtenNumber(characters)} ${characters === 1 ? "character" : "characters"}`;
  const replaced = assisted.get("replaced") ?? 0;
  const stalled = stallsDuring(trial).total;
  return [
    `${length} typed, none pasted`,
    replaced > 0 && `${numberText(replaced)} entered by autocorrect`,
    trial.inputStream.every(({ keys = [] }) => keys.length === 0) && "no key presses recorded",
    stalled > 0
      ? `page hidden or frozen for ${interruptedText(stalled)} (the clock kept running)`
      : "not interrupted",
  ]
    .filter(Boolean)
    .join("; ");
}

/** A SHA-256 digest in small hexadecimal digits. */
export async function sha256(file: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
