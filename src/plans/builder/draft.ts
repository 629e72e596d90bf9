import { writtenNumber } from "../../content/written-number.ts";
import { presentedCharacters } from "../../engine/trial/graphemes.ts";
import { isPossibleLength, lengthBounds, timedLength } from "../../texts/own-length.ts";
import { textProblemSentences, tidyText } from "../../texts/tidy-text.ts";
import { type NamedExercise, type Plan, planLimits, type PlanStep } from "../plan.ts";
import { countRunSteps } from "../run-steps.ts";

/** A plan that is being made; any of its fields may still be wrong. */
export interface Draft extends Plan {
  readonly steps: readonly DraftStep[];
  /** Of the step that is open for editing. */
  readonly openKey: number | null;
  /** The plan before it was replaced or lost a step; `null` after any other change. */
  readonly before: Draft | null;
}

/** The key stays the same while the step is edited and moved. */
export type DraftStep = PlanStep & { readonly key: number };

export type DraftAction =
  | { readonly kind: "replace"; readonly plan: Plan }
  | { readonly kind: "undo" }
  | { readonly kind: "change"; readonly part: Partial<Omit<Plan, "steps">> }
  | { readonly kind: "add"; readonly step: PlanStep }
  | { readonly kind: "edit"; readonly key: number; readonly step: PlanStep }
  /** To an index among the steps; beyond either end it moves to that end. */
  | { readonly kind: "move"; readonly key: number; readonly to: number }
  | { readonly kind: "remove"; readonly key: number }
  | { readonly kind: "open"; readonly key: number | null };

export function draftOf(plan: Plan): Draft {
  const steps = plan.steps.map((step, key) => ({ ...step, key }));
  return { ...plan, steps, openKey: null, before: null };
}

export function reduceDraft(draft: Draft, action: DraftAction): Draft {
  const { steps } = draft;
  const changed = { ...draft, before: null };
  switch (action.kind) {
    case "replace":
      return { ...draftOf(action.plan), before: changed };
    case "undo":
      return draft.before ?? draft;
    case "change":
      return withFittingConditions({ ...changed, ...action.part }, draft);
    case "add": {
      if (steps.length >= planLimits.steps) return draft;
      const key = Math.max(-1, ...steps.map((step) => step.key)) + 1;
      const added = draft.conditions ? inEachCondition(action.step) : action.step;
      return { ...changed, steps: [...steps, { ...added, key }], openKey: key };
    }
    case "edit": {
      const { key } = action;
      const edited = { ...action.step, key };
      return { ...changed, steps: steps.map((step) => (step.key === key ? edited : step)) };
    }
    case "move": {
      const moved = steps.find(({ key }) => key === action.key);
      if (!moved) return draft;
      const others = steps.filter((step) => step !== moved);
      return { ...changed, steps: others.toSpliced(Math.max(0, action.to), 0, moved) };
    }
    case "remove":
      return { ...draft, steps: steps.filter(({ key }) => key !== action.key), before: changed };
    case "open":
      return { ...draft, openKey: action.key };
    default:
      return action satisfies never;
  }
}

/** With conditions, tests and rests run in each at first; without them, nothing depends on any. */
function withFittingConditions(draft: Draft, previous: Draft): Draft {
  const { conditions, steps } = draft;
  if ((conditions === null) === (previous.conditions === null)) return draft;
  if (conditions) return { ...draft, steps: steps.map(inEachCondition) };
  const order = draft.order === "balanced" ? "given" : draft.order;
  return { ...draft, order, steps: steps.map(withoutCondition) };
}

function withoutCondition<Step extends PlanStep>(step: Step): Step {
  return { ...step, condition: null };
}

function inEachCondition<Step extends PlanStep>(step: Step): Step {
  return step.kind === "message" ? step : { ...step, condition: "each" };
}

const passage: NamedExercise = {
  kind: "named",
  what: { kind: "passage" },
  level: "medium",
  language: "en",
};

const oneTest = { kind: "test", times: 1, isPractice: false, condition: null } as const;

/** The steps that can be added, each with the name of its button. */
export const newSteps: readonly (readonly [name: string, step: PlanStep])[] = [
  ["Passage", { ...oneTest, exercise: passage }],
  ["Timed", named({ kind: "length", length: timedLength(60) })],
  ["Words", named({ kind: "length", length: { ...timedLength(50), unit: "words" } })],
  ["Code", named({ kind: "code", code: null })],
  ["Your text", { ...oneTest, exercise: { kind: "text", text: "" } }],
  ["Phrases", { ...oneTest, exercise: { kind: "phrases", phrases: [] }, times: 5 }],
  ["Rest", { kind: "rest", seconds: 30, canSkip: true, condition: null }],
  ["Message", { kind: "message", text: "", condition: null }],
];

function named(what: NamedExercise["what"]): PlanStep {
  return { ...oneTest, exercise: { ...passage, what } };
}

/** What is wrong with a field of a draft. */
export interface DraftProblem {
  readonly at: DraftField;
  readonly sentence: string;
}

/** The fields that can be wrong; those of a step begin with its key. */
export type DraftField =
  | "title"
  | "instructions"
  | "conditions"
  | "corrections"
  | "steps"
  | `${number}-${"times" | "amount" | "text"}`;

/** Returns what has to be put right before the plan can be handed out, from top to bottom. */
export function draftProblems(draft: Draft): readonly DraftProblem[] {
  const { title, instructions, conditions, rules, steps } = draft;
  const problems: DraftProblem[] = [];
  const expect = (isRight: boolean, at: DraftField, sentence: string) => {
    if (!isRight) problems.push({ at, sentence });
  };
  expect(title.trim() !== "", "title", "Enter a title.");
  expect(
    instructions.length <= planLimits.message,
    "instructions",
    `Shorten the instructions to ${writtenNumber(planLimits.message)} characters.`,
  );
  expect(
    steps.some((step) => step.kind === "test" && !step.isPractice),
    "steps",
    "Add a test that counts.",
  );
  expect(
    countRunSteps(steps) <= planLimits.steps,
    "steps",
    `A plan has at most ${planLimits.steps} steps, counting each repetition and condition.`,
  );
  for (const step of steps) {
    const field = fieldProblem(step);
    if (field) problems.push({ at: `${step.key}-${field[0]}`, sentence: field[1] });
  }
  expect(
    !conditions || [conditions.what, ...conditions.names].every((name) => name.trim() !== ""),
    "conditions",
    "Say what you compare, and name both.",
  );
  expect(
    !conditions || steps.some((step) => step.kind === "test" && step.condition !== null),
    "conditions",
    "Choose a condition for at least one test.",
  );
  expect(
    !(rules.isStoppedByMistakes && rules.corrections === "nobackspace"),
    "corrections",
    "If typing stops on mistakes, they must be correctable.",
  );
  return problems;
}

type FieldProblem = readonly [field: "times" | "amount" | "text", sentence: string];

function fieldProblem(step: PlanStep): FieldProblem | null {
  if (step.kind === "message") {
    if (step.text.trim() === "") return ["text", "Enter a message."];
    const isFitting = step.text.length <= planLimits.message;
    return isFitting ? null : ["text", `At most ${writtenNumber(planLimits.message)} characters.`];
  }
  if (step.kind === "rest") {
    const isFitting = isWhole(step.seconds, 1, planLimits.restSeconds);
    return isFitting ? null : ["amount", bounds(1, planLimits.restSeconds)];
  }
  const { exercise, times } = step;
  if (exercise.kind === "named" && exercise.what.kind === "length") {
    const { length } = exercise.what;
    if (!isPossibleLength(length)) return ["amount", bounds(...lengthBounds[length.unit])];
  }
  if (exercise.kind !== "named") {
    const sentence =
      exercise.kind === "text" ? textProblem(exercise.text) : phrasesProblem(exercise.phrases);
    if (sentence !== null) return ["text", sentence];
  }
  return isWhole(times, 1, planLimits.steps) ? null : ["times", bounds(1, planLimits.steps)];
}

function textProblem(text: string): string | null {
  if (text.trim() === "") return "Type or paste a text.";
  const tidied = tidyText(text, true);
  if (tidied.kind === "problem") return textProblemSentences[tidied.problem];
  const isCut = tidied.changes.some(({ kind }) => kind === "cut");
  return isCut ? `At most ${writtenNumber(planLimits.text)} characters.` : null;
}

function phrasesProblem(phrases: readonly string[]): string | null {
  const problem = textProblem(phrases.join("\n"));
  if (problem !== null) return problem;
  const isSingle = phrases.some((phrase) => presentedCharacters(phrase.trim()).length === 1);
  return isSingle ? "A phrase needs at least two characters." : null;
}

function bounds(least: number, most: number): string {
  return `Enter a whole number from ${writtenNumber(least)} to ${writtenNumber(most)}.`;
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
