import { codePieces } from "../content/code-pieces.ts";
import { passages } from "../content/passages.ts";
import { type Condition, conditionLetters, type PlanPlace } from "../engine/trial/test-settings.ts";
import type { Exercise } from "../exercises/exercise.ts";
import type { PassageSource } from "../exercises/passage-exercise.ts";
import { recipeExercise } from "../exercises/recipe-exercise.ts";
import { setTextTitle, type TextRecipe } from "../texts/recipe.ts";
import { seededInteger, seededRandom } from "../texts/seeded-random.ts";
import type { PauseStep, Plan, PlanExercise, PlanStep, TestStep } from "./plan.ts";

/** A step of a run: those of its plan with repetitions, conditions and order written out. */
export type RunStep = RunTest | PauseStep;

export interface RunTest extends Omit<TestStep, "times"> {
  readonly condition: Condition | null;
}

export function isTest(step: RunStep): step is RunTest {
  return step.kind === "test";
}

/** The tests of a run that are not for practice. */
export function countedTests(steps: readonly RunStep[]): readonly RunTest[] {
  return steps.filter(isCounted);
}

function isCounted(step: RunStep): step is RunTest {
  return isTest(step) && !step.isPractice;
}

/**
 * The steps of one run.
 *
 * @param typist a name or code; the last number in it balances the order
 * @param seed of the run, 32 bits
 */
export function runSteps(plan: Plan, typist: string, seed: number): readonly RunStep[] {
  const first = plan.steps.find((step) => step.kind === "test" && step.condition !== null);
  const isSwapped =
    plan.order === "balanced" && beginsWithB(typist, seed) !== (first?.condition === "B");
  const steps = writtenOut(plan.steps, isSwapped ? ["B", "A"] : conditionLetters);
  return plan.order === "shuffled" ? withTestsShuffled(steps, seed) : steps;
}

/**
 * Whether a run begins with B: even numbers do, in the digits of any script; without a number, the seed
 * decides.
 */
function beginsWithB(typist: string, seed: number): boolean {
  const digit = typist
    .match(/\p{Nd}/gu)
    ?.at(-1)
    ?.codePointAt(0);
  // The code point of a zero is even.
  return digit === undefined ? seededRandom(seed, 0) < 0.5 : digit % 2 === 0;
}

/** The items in another order, which the seed alone decides. */
export function shuffled<Item>(items: readonly Item[], seed: number): readonly Item[] {
  return items
    .map((item, index) => ({ item, at: seededRandom(seed, index) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/**
 * Steps with `each` that follow one another run once in each condition; a rest at their end only comes
 * between the two. A and B change places if the order begins with B.
 */
function writtenOut(
  steps: readonly PlanStep[],
  [first, second]: readonly [Condition, Condition],
): readonly RunStep[] {
  return steps.flatMap((step, index) => {
    const { condition } = step;
    if (condition !== "each") {
      return repeated(step, condition && (condition === "A" ? first : second));
    }
    // The first step of a block writes out all of it.
    if (steps[index - 1]?.condition === "each") return [];
    const after = steps.findIndex((other, at) => at > index && other.condition !== "each");
    const block = steps.slice(index, after < 0 ? steps.length : after);
    const end = block.findLastIndex(({ kind }) => kind !== "rest") + 1;
    return [
      ...block.flatMap((each) => repeated(each, first)),
      ...block.slice(0, end).flatMap((each) => repeated(each, second)),
    ];
  });
}

function repeated(step: PlanStep, condition: Condition | null): readonly RunStep[] {
  if (step.kind !== "test") return [step];
  const { kind, exercise, isPractice, times } = step;
  return Array.from({ length: times }, () => ({ kind, exercise, isPractice, condition }));
}

function withTestsShuffled(steps: readonly RunStep[], seed: number): readonly RunStep[] {
  const tests = shuffled(countedTests(steps), seed).values();
  return steps.map((step) => (isCounted(step) ? (tests.next().value ?? step) : step));
}

/**
 * The exercise of a test of a run. Only the plan begins another one.
 *
 * @param earlier steps of the run, whose texts do not come again before all have been drawn
 * @param place in the run; its seed draws the text
 * @param shown the source of the passages on screen, which stays after a text in no language of its own
 * @returns `null` if the site has no such text.
 * @throws if the texts of its language do not load.
 */
export async function stepExercise(
  { exercise: given }: RunTest,
  earlier: readonly RunStep[],
  place: PlanPlace,
  shown: PassageSource,
): Promise<Exercise | null> {
  const key = JSON.stringify(given);
  const alike = earlier.filter((step) => isTest(step) && JSON.stringify(step.exercise) === key);
  const drawn = await recipeExercise(recipeOf(given, alike.length, place), shown);
  if (!drawn) return null;
  const exercise: Exercise = {
    ...drawn,
    title: { text: setTextTitle, phrases: "Phrase", named: drawn.title }[given.kind],
    plan: place,
    again: () => exercise,
    atLevel: () => exercise,
  };
  return exercise;
}

/** @param draws of earlier tests with the same exercise */
function recipeOf(exercise: PlanExercise, draws: number, { seed, test }: PlanPlace): TextRecipe {
  const drawnFrom = <Item>(items: readonly Item[]) => shuffled(items, seed)[draws % items.length];
  if (exercise.kind === "text") return { kind: "own", text: exercise.text };
  if (exercise.kind === "phrases") {
    return { kind: "own", text: drawnFrom(exercise.text.split("\n")) ?? "" };
  }
  const { what, level, language } = exercise;
  if (what.kind === "code") {
    return { kind: "code", code: what.code ?? drawnFrom(codePieces)?.language ?? "" };
  }
  if (what.kind === "length") {
    const ownSeed = what.seed ?? seededInteger(2 ** 32, seed, test);
    return { kind: "length", level, language, length: what.length, seed: ownSeed };
  }
  const index = what.index ?? drawnFrom([...passages[level].keys()]) ?? 0;
  return { kind: "passage", level, language, index };
}
