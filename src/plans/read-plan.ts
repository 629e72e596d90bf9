import { readSetUp } from "../links/set-up-address.ts";
import { scoringRules } from "../format/score.ts";
import { writtenNumber } from "../content/written-number.ts";
import { presentedCharacters } from "../engine/trial/graphemes.ts";
import { conditionLetters } from "../engine/trial/test-settings.ts";
import { isRecord } from "../saved-tests/read-log.ts";
import { plainLine, plainText } from "../texts/without-invisibles.ts";
import { maxTextLength, tidyText } from "../texts/tidy-text.ts";
import {
  type Conditions,
  emptyPlan,
  type NamedExercise,
  orders,
  type Plan,
  type PlanExercise,
  planLimits,
  type PlanStep,
  planVersion,
  ruleNames,
  type Rules,
} from "./plan.ts";
import { runSteps } from "./run-steps.ts";

export type ReadPlan =
  | { readonly kind: "plan"; readonly plan: Plan }
  /** A sentence for each problem. */
  | { readonly kind: "problems"; readonly problems: readonly string[] };

/** Nobody would read more than this. */
const maxProblems = 10;

export function refused(...problems: readonly string[]): ReadPlan {
  return { kind: "problems", problems: problems.slice(0, maxProblems) };
}

const tooLarge = refused("This plan is larger than the limit of 1 MB.");

/** Reads a file. Nothing in it is trusted. */
export async function readPlanFile(file: Blob): Promise<ReadPlan> {
  // No character takes more bytes than four.
  if (file.size > 4 * planLimits.bytes) return tooLarge;
  const json = await file.text().catch(() => null);
  return json === null ? refused("The file could not be read.") : readPlanJson(json);
}

/** Reads the text of a file or link. Nothing in it is trusted. */
export function readPlanJson(json: string): ReadPlan {
  if (json.length > planLimits.bytes) return tooLarge;
  try {
    return readPlan(JSON.parse(json));
  } catch {
    return refused("This is not a Keypace plan, or it is incomplete.");
  }
}

/** Reads a plan as docs/use/plan.md describes it. Nothing in it is trusted. */
export function readPlan(value: unknown): ReadPlan {
  if (!isRecord(value) || value["format"] !== "keypace-plan") {
    return refused("This is not a Keypace plan.");
  }
  if (typeof value["version"] === "number" && value["version"] > planVersion) {
    return refused("This plan needs a newer version of Keypace.");
  }
  const problems = new Set<string>();
  const plan = planOf(value, (sentence) => problems.add(sentence));
  return problems.size > 0 ? refused(...problems) : { kind: "plan", plan };
}

/** Notes a problem, in a sentence. A plan with problems is not used, so its values only have to fit their types. */
type Note = (sentence: string) => void;

type Fields = Readonly<Record<string, unknown>>;

function planOf(fields: Fields, note: Note): Plan {
  if (fields["version"] !== planVersion) note("The version of the plan is missing.");
  refuseOthers(fields, planFields, note, "A field of the plan was not recognised.");
  const title = lineOf(fields["title"], planLimits.title);
  if (!title) note(`The title is missing, or longer than ${planLimits.title} characters.`);
  const conditions = conditionsOf(fields["conditions"], note);
  const order = oneOf(fields["order"], orders, note, wrong.order) ?? emptyPlan.order;
  if (order === "balanced" && !conditions) note("A balanced order needs two conditions.");
  const scorings = scoringRules.map(({ id }) => id);
  return {
    title: title ?? "",
    instructions: textOf(fields["instructions"], "The instructions", note),
    typist: oneOf(fields["typist"], ["name", "code"], note, wrong.typist) ?? null,
    conditions,
    order,
    seed: count(fields["seed"], [0, 2 ** 32 - 1], note, wrong.seed) ?? null,
    rules: rulesOf(fields["options"], note),
    scoring: oneOf(fields["scoring"], scorings, note, wrong.scoring) ?? emptyPlan.scoring,
    steps: stepsOf(fields["steps"], conditions !== null, note),
  };
}

/** What is wrong with a field. */
const wrong = {
  typist: "“typist” must be “name” or “code”, or left out.",
  order: "“order” must be “given”, “shuffled” or “balanced”.",
  seed: "“seed” must be a whole number from 0 to 4,294,967,295.",
  scoring: "The scoring rule of the plan was not recognised.",
  // The following complete a sentence that begins with the step.
  rest: `must last 1 to ${writtenNumber(planLimits.restSeconds)} seconds.`,
  times: `must be typed 1 to ${planLimits.steps} times.`,
  testCondition: "must have the condition “A”, “B” or “each”.",
  condition: "can only have the condition “each”.",
};

const planFields =
  "format version title instructions typist conditions order seed options scoring steps $schema";

function conditionsOf(value: unknown, note: Note): Conditions | null {
  if (value === undefined) return null;
  const { what, names, ...others } = isRecord(value) ? value : {};
  const given: readonly unknown[] = Array.isArray(names) ? names : [];
  const [word, a, b, ...more] = [what, ...given].map((line) => lineOf(line, planLimits.name));
  if (!word || !a || !b || more.length > 0) {
    note(
      `Conditions must say what is compared, and have two names of at most ${planLimits.name} characters.`,
    );
    return null;
  }
  refuseOthers(others, "", note, "A field of “conditions” was not recognised.");
  return { what: word, names: [a, b] };
}

/** The rules that words of an address set. */
function rulesOf(value: unknown, note: Note): Rules {
  if (value === undefined) return emptyPlan.rules;
  const { test, layout, options, unknown } = wordsOf(value);
  const isRule = (name: string) => ruleNames.some((rule) => rule === name);
  if (unknown.length > 0 || test || layout || !Object.keys(options).every(isRule)) {
    note("“options” has a word that is not allowed.");
  }
  const rules = { ...emptyPlan.rules, ...options };
  if (rules.isStoppedByMistakes && rules.corrections === "nobackspace") {
    note("A plan cannot both stop on mistakes and forbid corrections.");
  }
  return rules;
}

function stepsOf(value: unknown, hasConditions: boolean, note: Note): readonly PlanStep[] {
  const tooMany = `The plan has more than ${planLimits.steps} steps, repetitions included.`;
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  if (given.length > planLimits.steps) {
    note(tooMany);
    return [];
  }
  const steps = given.flatMap(
    (step, index) =>
      stepOf(step, hasConditions, (sentence) => note(`Step ${index + 1} ${sentence}`)) ?? [],
  );
  if (runSteps({ ...emptyPlan, steps }, "", 0).length > planLimits.steps) note(tooMany);
  if (!steps.some((step) => step.kind === "test" && !step.isPractice)) {
    note("The plan has no test that counts.");
  }
  return steps;
}

/** The fields that a step of each kind has or may have. */
const stepFields = {
  type: "type times practice condition",
  text: "text lines times practice condition",
  phrases: "phrases times practice condition",
  rest: "rest skip condition",
  message: "message condition",
} as const;

const stepKinds = ["type", "text", "phrases", "rest", "message"] as const;

/** @param note completes a sentence that begins with the step */
function stepOf(step: unknown, hasConditions: boolean, note: Note): PlanStep | null {
  if (!isRecord(step)) {
    note("is not a step.");
    return null;
  }
  const [kind, ...others] = stepKinds.filter((field) => field in step);
  if (kind === undefined || others.length > 0) {
    note("must have exactly one of “type”, “text”, “phrases”, “rest” or “message”.");
    return null;
  }
  refuseOthers(step, stepFields[kind], note, "has a field that does not belong there.");
  if (step["condition"] !== undefined && !hasConditions) {
    note("has a condition, but the plan has none.");
  }
  const each = () => oneOf(step["condition"], ["each"], note, wrong.condition) ?? null;
  const flag = (name: string) =>
    oneOf(step[name], [true, false], note, `must have true or false for “${name}”.`) ?? false;
  if (kind === "rest") {
    const seconds = count(step["rest"], [1, planLimits.restSeconds], note, wrong.rest) ?? 1;
    return { kind, seconds, canSkip: flag("skip"), condition: each() };
  }
  if (kind === "message") {
    const text = textOf(step["message"], "has a message, which", note);
    if (text === "") note("has an empty message.");
    return { kind, text, condition: each() };
  }
  const exercise =
    kind === "type"
      ? namedExercise(step["type"], note)
      : textExercise(kind, step[kind], flag("lines"), note);
  const times = count(step["times"], [1, planLimits.steps], note, wrong.times) ?? 1;
  const isPractice = flag("practice");
  const conditions = [...conditionLetters, "each"] as const;
  const condition = oneOf(step["condition"], conditions, note, wrong.testCondition) ?? null;
  return exercise && { kind: "test", exercise, times, isPractice, condition };
}

/** The exercise that words of an address name: no race, no text of one's own, and one that ends by itself. */
function namedExercise(value: unknown, note: Note): NamedExercise | null {
  const { test, layout, options, unknown } = wordsOf(value);
  const isTest = test && !layout && unknown.length === 0 && Object.keys(options).length === 0;
  if (isTest && test.rivalSpeed === null) {
    const { what, level, language } = test;
    const isEndless = what.kind === "length" && what.length.unit === "endless";
    const isNamed = what.kind === "passage" || what.kind === "length" || what.kind === "code";
    if (isNamed && !isEndless) return { kind: "named", what, level, language };
  }
  note("does not name a passage, code or valid length.");
  return null;
}

function textExercise(
  kind: "text" | "phrases",
  given: unknown,
  keepsLines: boolean,
  note: Note,
): PlanExercise | null {
  const tidied = tidyText(typeof given === "string" ? given : "", keepsLines);
  if (!tidied) {
    note("has no text to type.");
    return null;
  }
  if (tidied.isCut) {
    note(`has a text of more than ${writtenNumber(maxTextLength)} characters.`);
  }
  if (kind === "text") return { kind, text: tidied.text };
  const phrases = tidied.text.split("\n").filter((line) => line !== "");
  if (phrases.some((phrase) => presentedCharacters(phrase).length < 2)) {
    note("has a phrase of only one character.");
  }
  return { kind, text: phrases.join("\n") };
}

const maxWordsLength = 200;

/** What words of an address set. */
function wordsOf(value: unknown) {
  const isText = typeof value === "string" && value.length <= maxWordsLength;
  const { setUp, unknown } = readSetUp(isText ? `#${value}` : "#not-words");
  return { ...setUp, unknown };
}

/** Plain text with its line ends. */
function textOf(value: unknown, what: string, note: Note): string {
  if (value === undefined) return "";
  const isText = typeof value === "string" && value.length <= planLimits.message;
  const text = plainText(isText ? value : "").replaceAll(/\n{3,}/g, "\n\n");
  if (isText && text.length <= planLimits.message) return text;
  note(`${what} must be text of at most ${writtenNumber(planLimits.message)} characters.`);
  return "";
}

/** One line of plain text; `null` for anything else and for a longer one. */
function lineOf(value: unknown, maxLength: number): string | null {
  if (typeof value !== "string" || value.length > maxLength) return null;
  const line = plainLine(value, maxLength);
  return line.length > maxLength ? null : line;
}

/** @returns `undefined` for a missing value, and for any other than a known one, which it notes */
function oneOf<const Value>(
  value: unknown,
  known: readonly Value[],
  note: Note,
  sentence: string,
): Value | undefined {
  const found = known.find((each) => each === value);
  if (found === undefined && value !== undefined) note(sentence);
  return found;
}

/** @returns `undefined` for a missing value, and for any other than a whole number in bounds, which it notes */
function count(
  value: unknown,
  [min, max]: readonly [min: number, max: number],
  note: Note,
  sentence: string,
): number | undefined {
  const isRight = Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
  if (!isRight && value !== undefined) note(sentence);
  return isRight ? Number(value) : undefined;
}

/** @param known the names of fields, separated by spaces */
function refuseOthers(value: Fields, known: string, note: Note, sentence: string): void {
  if (Object.keys(value).some((field) => !known.split(" ").includes(field))) note(sentence);
}
