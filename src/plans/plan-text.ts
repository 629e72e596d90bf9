import { languageName } from "../content/languages/languages.ts";
import { levels } from "../content/passages.ts";
import { scoringRule } from "../format/score.ts";
import { type Condition, conditionLetters } from "../engine/trial/test-settings.ts";
import { countText, numberText } from "../format/format-figures.ts";
import { lengthContents, lengthTitle } from "../texts/recipe.ts";
import { bidiIsolated } from "../texts/right-to-left.ts";
import type { NamedExercise, Plan, PlanStep } from "./plan.ts";
import { countedTests, isTest, type RunStep, type RunTest } from "./run-steps.ts";

/** "Keyboard": text at the start of a line. */
export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** "keyboard B": a condition by what is compared. */
export function conditionText({ conditions }: Plan, condition: Condition): string {
  return `${conditions?.what ?? "condition"} ${condition}`;
}

/** "keyboard B (new)": a condition with its name. */
function namedConditionText(plan: Plan, condition: Condition): string {
  const name = plan.conditions?.names[conditionLetters.indexOf(condition)] ?? "";
  return `${conditionText(plan, condition)} (${bidiIsolated(name)})`;
}

/** "Test 2 of 6 · keyboard A (old)", "Practice 1 of 2". */
export function stepTitle(plan: Plan, steps: readonly RunStep[], step: RunTest): string {
  const alike = steps.filter(isTest).filter(({ isPractice }) => isPractice === step.isPractice);
  const name = step.isPractice ? "Practice" : "Test";
  const condition = step.condition && ` · ${namedConditionText(plan, step.condition)}`;
  return `${name} ${alike.indexOf(step) + 1} of ${alike.length}${condition ?? ""}`;
}

/** "Medium passage, German", "Rest": a step in a word or two. */
export function stepName(step: PlanStep): string {
  if (step.kind !== "test") return capitalized(step.kind);
  const { exercise } = step;
  return capitalized(exercise.kind === "named" ? exerciseText(exercise) : exercise.kind);
}

/** "2 practice tests, keyboard A", "30 seconds (can be skipped)": the rest of a step. */
export function stepNote(plan: Plan, step: PlanStep): string {
  const { condition } = step;
  const inEach = condition === "each" ? ` for each ${plan.conditions?.what ?? "condition"}` : "";
  if (step.kind === "message") {
    const line = step.text.replaceAll(/\s+/g, " ").replace(/^(.{80}).+$/u, "$1…");
    return line === "" ? "" : `“${line}”${inEach}`;
  }
  if (step.kind === "rest") {
    const later = plan.steps.slice(plan.steps.indexOf(step));
    const next = later.find((other) => other.kind !== "rest" || other.condition !== "each");
    const isLast = next?.condition !== "each";
    const between = plan.order === "shuffled" ? "" : " between the two";
    const when = inEach && isLast ? between : inEach;
    return `${countText(step.seconds, "second")}${when}${step.canSkip ? " (can be skipped)" : ""}`;
  }
  const { exercise, times, isPractice } = step;
  const unit = exercise.kind === "phrases" ? "phrase" : "test";
  const count = countText(times, isPractice ? `practice ${unit}` : unit);
  const isOne = condition === "A" || condition === "B";
  return count + (isOne ? `, ${conditionText(plan, condition)}` : inEach);
}

/** "medium passage", "60 seconds, easy, German": an exercise with its language, unless it is English. */
function exerciseText({ what, level, language }: NamedExercise): string {
  if (what.kind === "code") return what.code === null ? "code" : `code in ${what.code}`;
  const inLanguage = language === "en" ? "" : `, ${languageName(language)}`;
  const kind = levels[level].toLowerCase();
  if (what.kind === "passage") return `${kind} passage${inLanguage}`;
  return `${lengthTitle(what.length)}${lengthContents(what.length)}, ${kind}${inLanguage}`;
}

/** "6 tests, about 5 minutes": the length of a run. */
export function courseText(steps: readonly RunStep[]): string {
  const tests = countedTests(steps).length;
  const seconds = steps.reduce((sum, step) => sum + secondsOf(step), 0);
  return `${countText(tests, "test")}, about ${countText(Math.max(1, Math.round(seconds / 60)), "minute")}`;
}

/** Between two tests, in seconds. */
const pause = 8;

/** The speed of an ordinary typist. */
const wordsPerSecond = 40 / 60;

const passageWords = 45;

function secondsOf(step: RunStep): number {
  if (step.kind === "rest") return step.seconds;
  if (step.kind === "message") return pause;
  const { exercise } = step;
  if (exercise.kind !== "named") {
    const { kind, text } = exercise;
    const texts = kind === "phrases" ? text.split("\n").length : 1;
    return text.length / texts / 5 / wordsPerSecond + pause;
  }
  const { what } = exercise;
  if (what.kind === "length" && what.length.unit === "seconds") return what.length.amount + pause;
  const words = what.kind === "length" ? what.length.amount : passageWords;
  return words / wordsPerSecond + pause;
}

/** The rules for all tests of a plan, each with its name. */
export function rulesText({ rules, scoring }: Plan): readonly (readonly [string, string])[] {
  const { areStatsHidden, isStoppedByMistakes, corrections } = rules;
  return [
    ["Corrections", correctionsText[corrections]],
    ...(isStoppedByMistakes
      ? [["Mistakes", "Typing stops until a mistake is removed"] as const]
      : []),
    ["Live stats", areStatsHidden ? "Hidden" : "Shown"],
    ["Scoring", scoringRule(scoring).name],
  ];
}

const correctionsText = {
  backspace: "Allowed",
  wordonly: "Only in the current word",
  nobackspace: "None (Backspace is off)",
} as const;

/** "3 tests done, 3 to come." If a test follows, also says when its clock starts. */
export function pauseText(steps: readonly RunStep[], position: number): string {
  const done = countedTests(steps.slice(0, position)).length;
  const left = countedTests(steps).length - done;
  const progress = `${countText(done, "test")} done${left > 0 ? `, ${numberText(left)} to come` : ""}.`;
  return steps.slice(position).some(isTest) ? `${progress} ${nextClock}` : progress;
}

const nextClock =
  "The clock for the next test starts with your first character, so take your time.";

/**
 * "Now change to keyboard B (new).": asked before the step at a position; `null` if the condition stays. Tests
 * without a condition change nothing.
 */
export function conditionChangeText(
  plan: Plan,
  steps: readonly RunStep[],
  position: number,
): string | null {
  const earlier = steps.slice(0, position).filter(isTest);
  const before = earlier.findLast((test) => test.condition) ?? earlier[0];
  const condition = steps.slice(position).find(isTest)?.condition;
  const isOther = before && condition && before.condition !== condition;
  return isOther ? `Now change to ${namedConditionText(plan, condition)}.` : null;
}
