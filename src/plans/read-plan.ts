import { readSetUp } from "../address/set-up-address.ts";
import { scoringRules } from "../content/scoring-rules.ts";
import { writtenNumber } from "../content/written-number.ts";
import { presentedCharacters } from "../engine/trial/graphemes.ts";
import { isRecord } from "../test-files/read-log.ts";
import { tidyText } from "../texts/tidy-text.ts";
import { withoutInvisibles } from "../texts/without-invisibles.ts";
import {
  type Conditions,
  emptyPlan,
  type NamedExercise,
  orders,
  type Plan,
  type PlanExercise,
  planLimits,
  type PlanStep,
  ruleNames,
  type Rules,
} from "./plan.ts";
import { countRunSteps } from "./run-steps.ts";

/** Raised when a field changes its meaning. */
export const planVersion = 1;

export type ReadPlan =
  | { readonly kind: "plan"; readonly plan: Plan }
  /** A sentence for each problem. */
  | { readonly kind: "problems"; readonly problems: readonly string[] };

/** Nobody would read more than this. */
const mostProblems = 10;

/** Reads the text of a file or link. Nothing in it is trusted. */
export function readPlanJson(json: string): ReadPlan {
  if (json.length > planLimits.bytes) {
    return {
      kind: "problems",
      problems: ["This plan is larger than the limit of 1 MB."],
    };
  }
  try {
    return readPlan(JSON.parse(json));
  } catch {
    return { kind: "problems", problems: ["This is not a JSON file, or it is incomplete."] };
  }
}

/** Reads a plan as docs/use/plan.md describes it. Nothing in it is trusted. */
export function readPlan(value: unknown): ReadPlan {
  if (!isRecord(value) || value["format"] !== "keypace-plan") {
    return { kind: "problems", problems: ["This is not a Keypace plan."] };
  }
  if (typeof value["version"] === "number" && value["version"] > planVersion) {
    return { kind: "problems", problems: ["This plan needs a newer version of Keypace."] };
  }
  const problems = new Set<string>();
  const note = (sentence: string) => {
    if (problems.size < mostProblems) problems.add(sentence);
  };
  const plan = planOf(value, note);
  return problems.size > 0 ? { kind: "problems", problems: [...problems] } : { kind: "plan", plan };
}

/** Notes a problem, in a sentence. */
type Note = (sentence: string) => void;

type Fields = Readonly<Record<string, unknown>>;

function planOf(value: Fields, note: Note): Plan {
  const { version, title, instructions, typist, conditions, order, seed, options, scoring } = value;
  if (version !== planVersion) note("The version of the plan is missing.");
  refuseOthers(value, planFields, "The plan", note);
  const named = lineOf(title, planLimits.title);
  if (named === null || named === "") {
    note(`The title is missing, or longer than ${planLimits.title} characters.`);
  }
  if (!(typist === undefined || typist === "name" || typist === "code")) {
    note("“typist” must be “name” or “code”, or left out.");
  }
  if (!(seed === undefined || isCount(seed, 0, 2 ** 32 - 1))) {
    note("“seed” must be a whole number from 0 to 4,294,967,295.");
  }
  const compared = conditionsOf(conditions, note);
  const ordered = orders.find((name) => name === (order === undefined ? emptyPlan.order : order));
  if (!ordered) note("“order” must be “given”, “shuffled” or “balanced”.");
  if (ordered === "balanced" && !compared) note("A balanced order needs two conditions.");
  const rule = scoringRules.find(
    ({ id }) => id === (scoring === undefined ? emptyPlan.scoring : scoring),
  );
  if (!rule) note("This page does not know the scoring rule of the plan.");
  return {
    title: named ?? "",
    instructions: textOf(instructions, "The instructions", note),
    typist: typist === "name" || typist === "code" ? typist : null,
    conditions: compared,
    order: ordered ?? "given",
    seed: isCount(seed, 0, 2 ** 32 - 1) ? seed : null,
    rules: rulesOf(options, note),
    scoring: rule?.id ?? emptyPlan.scoring,
    steps: stepsOf(value["steps"], compared !== null, note),
  };
}

const planFields = [
  "format",
  "version",
  "title",
  "instructions",
  "typist",
  "conditions",
  "order",
  "seed",
  "options",
  "scoring",
  "steps",
  "$schema",
];

function conditionsOf(value: unknown, note: Note): Conditions | null {
  if (value === undefined) return null;
  const { what, names } = isRecord(value) ? value : {};
  const word = lineOf(what, planLimits.name);
  const [a, b, ...others] = Array.isArray(names) ? (names as readonly unknown[]) : [];
  const [first, second] = [lineOf(a, planLimits.name), lineOf(b, planLimits.name)];
  if (!word || !first || !second || others.length > 0) {
    note("“conditions” must say what is compared, and have two names of at most 40 characters.");
    return null;
  }
  if (isRecord(value)) refuseOthers(value, ["what", "names"], "“conditions”", note);
  return { what: word, names: [first, second] };
}

/** The rules that words of an address set. */
function rulesOf(value: unknown, note: Note): Rules {
  if (value === undefined) return emptyPlan.rules;
  const words = typeof value === "string" && value.length <= longestWords ? value : "not text";
  const { setUp, unknown } = readSetUp(`#${words}`);
  const isRule = (name: string) => ruleNames.some((rule) => rule === name);
  const hasOthers = Object.keys(setUp.options).some((name) => !isRule(name));
  if (unknown.length > 0 || setUp.test || setUp.layout || hasOthers) {
    note("“options” has a word that a plan cannot set.");
  }
  const { areStatsHidden, isStoppedByMistakes, corrections } = {
    ...emptyPlan.rules,
    ...setUp.options,
  };
  if (isStoppedByMistakes && corrections === "nobackspace") {
    note("“options” cannot both stop at mistakes and forbid corrections.");
  }
  return { areStatsHidden, isStoppedByMistakes, corrections };
}

function stepsOf(value: unknown, hasConditions: boolean, note: Note): readonly PlanStep[] {
  const tooMany = `The plan has more than ${planLimits.steps} steps, repetitions included.`;
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  if (given.length > planLimits.steps) {
    note(tooMany);
    return [];
  }
  const steps = given.flatMap((each, index) => {
    const step = stepOf(each, hasConditions, (sentence) => note(`Step ${index + 1} ${sentence}`));
    return step ? [step] : [];
  });
  if (countRunSteps(steps) > planLimits.steps) note(tooMany);
  if (!steps.some((step) => step.kind === "test" && !step.isPractice)) {
    note("The plan has no test that counts.");
  }
  return steps;
}

/** @param note completes a sentence that begins with the step */
function stepOf(value: unknown, hasConditions: boolean, note: Note): PlanStep | null {
  if (!isRecord(value)) {
    note("is not a step.");
    return null;
  }
  const kinds = Object.keys(stepFields).filter((field) => field in value);
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1) {
    note("must have one of “type”, “text”, “phrases”, “rest” and “message”.");
    return null;
  }
  const isTest = kind !== "rest" && kind !== "message";
  if (Object.keys(value).some((field) => field !== kind && !stepFields[kind]?.includes(field))) {
    note("has a field that does not belong there.");
  }
  const { condition } = value;
  const isLetter = condition === "A" || condition === "B";
  const isEach = condition === "each";
  if (!(condition === undefined || isEach || (isLetter && isTest))) {
    note(
      isTest
        ? "must have the condition “A”, “B” or “each”."
        : "can only have the condition “each”.",
    );
  } else if (condition !== undefined && !hasConditions) {
    note("has a condition, but the plan has none.");
  }
  if (kind === "rest") {
    const { rest, skip } = value;
    if (!isCount(rest, 1, planLimits.restSeconds)) note("must rest for 1 to 3,600 seconds.");
    const seconds = isCount(rest, 1, planLimits.restSeconds) ? rest : 1;
    return { kind, seconds, canSkip: flag(skip, "skip", note), condition: isEach ? "each" : null };
  }
  if (kind === "message") {
    const text = textOf(value["message"], "has a message, which", note);
    if (text === "") note("has an empty message.");
    return { kind, text, condition: isEach ? "each" : null };
  }
  const { times = 1, practice } = value;
  if (!isCount(times, 1, planLimits.steps)) note("must have “times” from 1 to 200.");
  const exercise = exerciseOf(kind, value, note);
  return (
    exercise && {
      kind: "test",
      exercise,
      times: isCount(times, 1, planLimits.steps) ? times : 1,
      isPractice: flag(practice, "practice", note),
      condition: isLetter || isEach ? condition : null,
    }
  );
}

/** The fields that a step of each kind may have besides that of its kind. */
const stepFields: Readonly<Record<string, readonly string[]>> = {
  type: ["times", "practice", "condition"],
  text: ["lines", "times", "practice", "condition"],
  phrases: ["times", "practice", "condition"],
  rest: ["skip", "condition"],
  message: ["condition"],
};

function exerciseOf(kind: string, value: Fields, note: Note): PlanExercise | null {
  if (kind === "type") {
    const named = namedExercise(value["type"]);
    if (!named) note("must name a passage, a length or code, with the words of an address.");
    return named;
  }
  const given = value[kind];
  const tidied = tidyText(
    typeof given === "string" ? given : "",
    flag(value["lines"], "lines", note),
  );
  if (tidied.kind === "problem") {
    note("has no text to type.");
    return null;
  }
  if (tidied.changes.some((change) => change.kind === "cut")) {
    note(`has a text of more than ${writtenNumber(planLimits.text)} characters.`);
  }
  if (kind === "text") return { kind, text: tidied.text };
  const phrases = tidied.text.split("\n").filter((line) => line !== "");
  if (phrases.some((phrase) => presentedCharacters(phrase).length < 2)) {
    note("has a phrase of only one character.");
  }
  return { kind: "phrases", phrases };
}

/** The exercise that words of an address name: no race, no text of one's own, and one that ends by itself. */
function namedExercise(value: unknown): NamedExercise | null {
  if (typeof value !== "string" || value.length > longestWords) return null;
  const { setUp, unknown } = readSetUp(`#${value}`);
  const { test, layout, options } = setUp;
  if (!test || layout || unknown.length > 0 || Object.keys(options).length > 0) return null;
  const { what, level, language, pace } = test;
  const isEndless = what.kind === "length" && what.length.unit === "endless";
  const isNamed = what.kind === "passage" || what.kind === "length" || what.kind === "code";
  return pace === null && isNamed && !isEndless ? { kind: "named", what, level, language } : null;
}

const longestWords = 200;

function flag(value: unknown, name: string, note: Note): boolean {
  if (!(value === undefined || typeof value === "boolean")) {
    note(`must have “${name}” as true or false.`);
  }
  return value === true;
}

/** Plain text with its line ends. */
function textOf(value: unknown, what: string, note: Note): string {
  if (value === undefined) return "";
  const isText = typeof value === "string" && value.length <= planLimits.message;
  const tidied = tidyText(isText ? value : "");
  const text = tidied.kind === "text" ? tidied.text : "";
  if (isText && text.length <= planLimits.message) return text;
  note(`${what} must be text of at most ${writtenNumber(planLimits.message)} characters.`);
  return "";
}

/** One line of plain text; `null` for anything else and for a longer one. */
function lineOf(value: unknown, longest: number): string | null {
  if (typeof value !== "string" || value.length > longest) return null;
  const visible = withoutInvisibles(value.toWellFormed().normalize("NFC")).text;
  const line = visible.replaceAll(/\s+/g, " ").trim();
  return line.length > longest ? null : line;
}

function refuseOthers(value: Fields, known: readonly string[], what: string, note: Note): void {
  if (Object.keys(value).some((field) => !known.includes(field))) {
    note(`${what} has a field that this page does not know.`);
  }
}

function isCount(value: unknown, least: number, most: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
}
