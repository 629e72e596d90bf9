import { writeSetUp } from "../links/set-up-address.ts";
import type { RequestedTest, WhatToType } from "../links/set-up-address.ts";
import type { Condition } from "../engine/trial/test-settings.ts";
import type { Options } from "../typing-test/options.ts";

/** Tests in order, set alike for everyone, that anyone can hand out; docs/use/plan.md has the format. */
export interface Plan {
  readonly title: string;
  /** Plain text with its line ends; may be empty. */
  readonly instructions: string;
  /** What the start asks for; `null` for nothing. */
  readonly typist: "name" | "code" | null;
  /** What the tests compare; `null` for nothing. */
  readonly conditions: Conditions | null;
  readonly order: Order;
  /** Draws order and texts alike for everyone, 32 bits; `null` draws them for each run. */
  readonly seed: number | null;
  /** The same for every test; visitors cannot change them meanwhile. */
  readonly rules: Rules;
  /** The id of a rule in `format/score.ts`. */
  readonly scoring: string;
  readonly steps: readonly PlanStep[];
}

/** Two conditions, A and B, such as an old and a new keyboard. */
export interface Conditions {
  /** What is compared, in one word: "keyboard". */
  readonly what: string;
  readonly names: readonly [a: string, b: string];
}

/**
 * As given; counted tests shuffled among their places; or A before B for odd codes and B before A for
 * even ones.
 */
export const orders = ["given", "shuffled", "balanced"] as const;

type Order = (typeof orders)[number];

/** The options that a plan sets. */
export const ruleNames = [
  "areStatsHidden",
  "isStoppedByMistakes",
  "corrections",
] as const satisfies readonly (keyof Options)[];

export type Rules = Pick<Options, (typeof ruleNames)[number]>;

export type PlanStep = TestStep | PauseStep;

export type PauseStep = RestStep | MessageStep;

export interface TestStep {
  readonly kind: "test";
  readonly exercise: PlanExercise;
  /** How many such tests; of a phrase set, how many phrases. */
  readonly times: number;
  /** Whether it is not counted. */
  readonly isPractice: boolean;
  /** `each` runs the step, with others beside it that have `each`, once in each condition. */
  readonly condition: Condition | "each" | null;
}

interface RestStep {
  readonly kind: "rest";
  readonly seconds: number;
  readonly canSkip: boolean;
  readonly condition: "each" | null;
}

interface MessageStep {
  readonly kind: "message";
  readonly text: string;
  readonly condition: "each" | null;
}

/** The text of a test of a plan. */
export type PlanExercise =
  | NamedExercise
  /** A text given in full, tidied. */
  | { readonly kind: "text"; readonly text: string }
  /** One phrase per line. A step draws one for each of its tests. */
  | { readonly kind: "phrases"; readonly text: string };

/** An exercise of the site, as an address names it. */
export interface NamedExercise extends Omit<RequestedTest, "rivalSpeed"> {
  readonly kind: "named";
  readonly what: Exclude<WhatToType, { readonly kind: "own" | "weak" }>;
}

/** Upper limits. Characters are UTF-16 code units. */
export const planLimits = {
  /** The steps of a run, so each repetition and each condition counts. */
  steps: 200,
  bytes: 1_000_000,
  title: 100,
  /** The characters of the instructions, or of a message. */
  message: 2_000,
  name: 40,
  restSeconds: 3_600,
} as const;

/** Raised when a field of the format changes its meaning. */
export const planVersion = 1;

/** The defaults. */
export const emptyPlan: Plan = {
  title: "",
  instructions: "",
  typist: null,
  conditions: null,
  order: "given",
  seed: null,
  rules: { areStatsHidden: false, isStoppedByMistakes: false, corrections: "backspace" },
  scoring: "keypace",
  steps: [],
};

/** A plan as JSON in the format of docs/use/plan.md, which `readPlanJson` reads. */
export function planJson(plan: Plan): string {
  return JSON.stringify(planData(plan), null, 2);
}

/** A plan as plain data without defaults, the same for equal plans. */
export function planData(plan: Plan): object {
  const { title, instructions, typist, conditions, order, seed, rules, scoring, steps } = plan;
  const options = writeSetUp({ test: null, layout: null, options: rules }).slice(1);
  return {
    format: "keypace-plan",
    version: planVersion,
    title,
    ...(instructions !== "" && { instructions }),
    ...(typist && { typist }),
    ...(conditions && { conditions }),
    ...(order !== emptyPlan.order && { order }),
    ...(seed !== null && { seed }),
    ...(options !== "" && { options }),
    ...(scoring !== emptyPlan.scoring && { scoring }),
    steps: steps.map(stepData),
  };
}

/** A digest of 32 bits, the same for equal plans: it identifies the results of one plan. */
export function planDigest(plan: Plan): string {
  const text = JSON.stringify(planData(plan));
  let digest = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    digest = Math.imul(digest ^ text.charCodeAt(index), 0x01000193);
  }
  return (digest >>> 0).toString(16).padStart(8, "0");
}

function stepData(step: PlanStep): object {
  const condition = step.condition !== null && { condition: step.condition };
  if (step.kind === "message") return { message: step.text, ...condition };
  if (step.kind === "rest") {
    return { rest: step.seconds, ...(step.canSkip && { skip: true }), ...condition };
  }
  return {
    ...exerciseData(step.exercise),
    ...(step.times !== 1 && { times: step.times }),
    ...(step.isPractice && { practice: true }),
    ...condition,
  };
}

function exerciseData(exercise: PlanExercise): object {
  if (exercise.kind === "phrases") return { phrases: exercise.text };
  if (exercise.kind === "text") {
    // With `lines`, a tidied text is read unchanged, whether or not its lines were kept.
    return { text: exercise.text, lines: true };
  }
  const test = { ...exercise, rivalSpeed: null };
  return { type: writeSetUp({ test, layout: null, options: {} }).slice(1) };
}
