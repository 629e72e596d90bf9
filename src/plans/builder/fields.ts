import { codePieces } from "../../content/code-pieces.ts";
import { languages } from "../../content/languages/languages.ts";
import { levelNames, levels } from "../../content/passages.ts";
import { scoringRules } from "../../format/score.ts";
import { writtenNumber } from "../../content/written-number.ts";
import { presentedCharacters } from "../../engine/trial/graphemes.ts";
import { lengthBounds } from "../../texts/recipe.ts";
import { textProblemSentences, tidyText } from "../../texts/tidy-text.ts";
import {
  type Conditions,
  type NamedExercise,
  type Plan,
  type PlanExercise,
  planJson,
  planLimits,
  type PlanStep,
} from "../plan.ts";
import { type ReadPlan, readPlanJson } from "../read-plan.ts";
import { readyPlans } from "../ready-plans.ts";

/** A field for one property of a target, such as a plan or a step. */
export interface PlanField<Target> {
  readonly label: string;
  /** Drawn as a key beside the control in place of the label. */
  readonly cap?: string;
  readonly control:
    /** @param rows 0 for a single line */
    | { readonly kind: "text"; readonly rows: number }
    | { readonly kind: "number"; readonly most: number }
    /** The value is the label of an option; a language is one by its own name. */
    | { readonly kind: "select" | "choice" | "language"; readonly options: Options<unknown> }
    /** The value is "on" or empty. */
    | { readonly kind: "check" };
  readonly value: string;
  /** Returns the target with another value. */
  readonly set: (value: string) => Target;
  /** What is wrong with the value, in a sentence; empty or left out if nothing is. */
  readonly problem?: string;
}

/** The value of each label. */
type Options<Value> = Readonly<Record<string, Value>>;

/** The choice of a ready plan; none is chosen if the title is another. */
export function readyField(title: string): PlanField<{ readonly plan: Plan | null }> {
  const plan = readyPlans.find((ready) => ready.title === title) ?? null;
  const choices = Object.fromEntries(readyPlans.map((ready) => [ready.title, ready]));
  return oneOf("select", "Start from", { plan }, "plan", { "A ready plan": null, ...choices });
}

/** The fields of a plan as they are grouped in the dialog. */
export function planFields(plan: Plan) {
  const { title, instructions, conditions, rules, seed, steps } = plan;
  const isCompared = steps.some((step) => step.kind === "test" && step.condition !== null);
  const isFixed = rules.isStoppedByMistakes && rules.corrections === "nobackspace";
  const drawn = seed ?? Math.floor(Math.random() * 2 ** 32);
  const intro: readonly PlanField<Plan>[] = [
    text("Title", plan, "title", sizeProblem(title, planLimits.title, "Enter a title.")),
    text("Instructions", plan, "instructions", sizeProblem(instructions, planLimits.message), 2),
  ];
  const start: readonly PlanField<Plan>[] = [
    oneOf("select", "Ask at the start", plan, "typist", typists),
    {
      ...check("Compare two conditions", plan, "conditions", null, commonConditions),
      problem: conditions && !isCompared ? "Choose a condition for at least one test." : "",
    },
    ...(conditions
      ? within(conditionFields(conditions), (changed) => ({ ...plan, conditions: changed }))
      : []),
    oneOf("select", "Order", plan, "order", conditions ? { ...orders, ...balanced } : orders),
  ];
  const forEveryTest: readonly PlanField<Plan>[] = [
    ...within(
      [
        {
          ...oneOf("choice", "What can be corrected", rules, "corrections", corrections),
          problem: isFixed ? "Typing cannot stop on mistakes if nothing can be corrected." : "",
        },
        check("Stop on mistakes", rules, "isStoppedByMistakes", false, true),
        check("Hide live stats", rules, "areStatsHidden", false, true),
      ],
      (changed) => ({ ...plan, rules: changed }),
    ),
    check("Same texts for everyone", plan, "seed", null, drawn),
  ];
  const end: readonly PlanField<Plan>[] = [oneOf("select", "Scoring", plan, "scoring", scoring)];
  return { intro, start, forEveryTest, end };
}

const typists = { Nothing: null, "A name": "name", "A code": "code" } as const;

const commonConditions: Conditions = { what: "keyboard", names: ["old", "new"] };

function conditionFields({ what, names: [a, b] }: Conditions): readonly PlanField<Conditions>[] {
  const target = { what, a, b };
  const problemOf = (name: string) => sizeProblem(name, planLimits.name, "Enter a name.");
  const fields = [
    text("What you compare", target, "what", problemOf(what)),
    { ...text("Name of A", target, "a", problemOf(a)), cap: "A" },
    { ...text("Name of B", target, "b", problemOf(b)), cap: "B" },
  ];
  return within(fields, (to) => ({ what: to.what, names: [to.a, to.b] }));
}

const orders = { "As listed": "given", "Shuffled for each run": "shuffled" } as const;

const balanced = { "Odd codes AB, even codes BA": "balanced" } as const;

const corrections = {
  All: "backspace",
  "Current word": "wordonly",
  Nothing: "nobackspace",
} as const;

const scoring = Object.fromEntries(scoringRules.map(({ id, name }) => [name, id]));

export function stepFields(
  step: PlanStep,
  conditions: Conditions | null,
): readonly PlanField<PlanStep>[] {
  if (step.kind === "test") {
    const { exercise } = step;
    const times = exercise.kind === "phrases" ? "How many to type" : "Tests";
    return [
      ...within(exerciseFields(exercise), (changed) => ({ ...step, exercise: changed })),
      number(times, step, "times", [1, planLimits.steps]),
      ...(conditions
        ? [oneOf("select", "Condition", step, "condition", conditionOptions(conditions))]
        : []),
      check("Practice", step, "isPractice", false, true),
    ];
  }
  const forEach: readonly PlanField<PlanStep>[] = conditions
    ? [check(`For each ${conditions.what}`, step, "condition", null, "each")]
    : [];
  if (step.kind === "message") {
    const problem = sizeProblem(step.text, planLimits.message, "Enter a message.");
    return [text("Message", step, "text", problem, 2), ...forEach];
  }
  return [
    number("Seconds", step, "seconds", [1, planLimits.restSeconds]),
    check("Can be skipped", step, "canSkip", false, true),
    ...forEach,
  ];
}

function conditionOptions({ what, names: [a, b] }: Conditions) {
  return { None: null, [`Each ${what}`]: "each", [`A: ${a}`]: "A", [`B: ${b}`]: "B" } as const;
}

function exerciseFields(exercise: PlanExercise): readonly PlanField<PlanExercise>[] {
  if (exercise.kind === "named") return namedFields(exercise);
  const isText = exercise.kind === "text";
  const label = isText ? "Text, typed line by line" : "Phrases, one per line";
  const problem = textProblem(exercise.text) || (isText ? "" : phrasesProblem(exercise.text));
  return [text(label, exercise, "text", problem, 4)];
}

function namedFields(exercise: NamedExercise): readonly PlanField<NamedExercise>[] {
  const { what } = exercise;
  if (what.kind === "code") {
    return within(
      [oneOf("select", "Programming language", what, "code", programmingLanguages)],
      (changed) => ({ ...exercise, what: changed }),
    );
  }
  const fields = [
    oneOf("choice", "Level", exercise, "level", levelOptions),
    oneOf("language", "Language", exercise, "language", languageOptions),
  ];
  if (what.kind === "passage") return fields;
  const { length } = what;
  const ofLength = (field: PlanField<typeof length>) =>
    within([field], (changed) => ({ ...exercise, what: { ...what, length: changed } }));
  const { unit } = length;
  const label = unit === "words" ? "Words" : "Seconds";
  return [
    ...ofLength(number(label, length, "amount", lengthBounds[unit])),
    ...fields,
    ...ofLength(check("Random words", length, "from", "sentences", "words")),
  ];
}

const levelOptions = Object.fromEntries(levelNames.map((level) => [levels[level], level]));

const languageOptions = Object.fromEntries(languages.map(({ tag, name }) => [name, tag]));

const programmingLanguages: Options<string | null> = {
  Any: null,
  ...Object.fromEntries(codePieces.map(({ language }) => [language, language])),
};

/** Reads a plan as its recipients will. If fields have problems, returns these, from top to bottom. */
export function readDraft(plan: Plan): ReadPlan {
  const { intro, start, forEveryTest } = planFields(plan);
  const ofSteps = plan.steps.flatMap((step, index) =>
    problemsOf(stepFields(step, plan.conditions)).map((problem) => `Step ${index + 1}: ${problem}`),
  );
  const problems = [...problemsOf(intro), ...ofSteps, ...problemsOf([...start, ...forEveryTest])];
  return problems.length > 0 ? { kind: "problems", problems } : readPlanJson(planJson(plan));
}

/** Returns the first step with a problem, which is in sight only while the step is open. */
export function faultyStep<Step extends PlanStep>({
  steps,
  conditions,
}: Pick<Plan, "conditions"> & { readonly steps: readonly Step[] }): Step | undefined {
  return steps.find((step) => problemsOf(stepFields(step, conditions)).length > 0);
}

export function problemsOf(fields: readonly PlanField<unknown>[]): readonly string[] {
  return fields.flatMap(({ problem }) => problem || []);
}

/** Turns fields of a part into fields of the whole. */
function within<Part, Whole>(
  fields: readonly PlanField<Part>[],
  wholeOf: (part: Part) => Whole,
): readonly PlanField<Whole>[] {
  return fields.map((field) => ({ ...field, set: (value) => wholeOf(field.set(value)) }));
}

function text<Key extends string, Target extends Readonly<Record<Key, string>>>(
  label: string,
  target: Target,
  key: Key,
  problem: string,
  rows = 0,
): PlanField<Target> {
  const set = (value: string) => ({ ...target, [key]: value });
  return { label, control: { kind: "text", rows }, value: target[key], set, problem };
}

/** An empty field means 0. */
function number<Key extends string, Target extends Readonly<Record<Key, number>>>(
  label: string,
  target: Target,
  key: Key,
  [least, most]: readonly [least: number, most: number],
): PlanField<Target> {
  const value: number = target[key];
  const isRight = Number.isInteger(value) && value >= least && value <= most;
  const [from, to] = [writtenNumber(least), writtenNumber(most)];
  return {
    label,
    control: { kind: "number", most },
    value: value === 0 ? "" : String(value),
    set: (written) => ({ ...target, [key]: Number(written) }),
    problem: isRight ? "" : `Enter a whole number from ${from} to ${to}.`,
  };
}

function oneOf<Target, Key extends keyof Target>(
  kind: "select" | "choice" | "language",
  label: string,
  target: Target,
  key: Key,
  options: Options<Target[Key]>,
): PlanField<Target> {
  const value = Object.keys(options).find((name) => options[name] === target[key]) ?? "";
  const set = (name: string) => ({ ...target, [key]: options[name] });
  return { label, control: { kind, options }, value, set };
}

function check<Target, Key extends keyof Target>(
  label: string,
  target: Target,
  key: Key,
  off: Target[Key],
  on: Target[Key],
): PlanField<Target> {
  const value = target[key] === off ? "" : "on";
  const set = (name: string) => ({ ...target, [key]: name === "" ? off : on });
  return { label, control: { kind: "check" }, value, set };
}

function sizeProblem(value: string, most: number, ifEmpty = ""): string {
  if (value.trim() === "") return ifEmpty;
  return value.length <= most ? "" : `At most ${writtenNumber(most)} characters.`;
}

function textProblem(value: string): string {
  if (value.trim() === "") return "Type or paste a text.";
  const tidied = tidyText(value, true);
  if (typeof tidied === "string") return textProblemSentences[tidied];
  const isCut = tidied.changes.some(({ kind }) => kind === "cut");
  return isCut ? `At most ${writtenNumber(planLimits.text)} characters.` : "";
}

function phrasesProblem(lines: string): string {
  const phrases = lines.split("\n").map((line) => presentedCharacters(line.trim()));
  const isSingle = phrases.some(({ length }) => length === 1);
  return isSingle ? "A phrase needs at least two characters." : "";
}
