import { codePieces } from "../content/code-pieces.ts";
import { type Condition, conditionLetters, type PlanPlace } from "../engine/trial/test-settings.ts";
import type { Exercise } from "../exercises/exercise.ts";
import type { PassageSource } from "../exercises/passage-exercise.ts";
import { recipeExercise } from "../exercises/recipe-exercise.ts";
import { chance, type TextRecipe } from "../texts/recipe.ts";
import type { PauseStep, Plan, PlanExercise, PlanStep } from "./plan.ts";

/** A step of a run: those of its plan with repetitions, conditions and order written out. */
export type RunStep = RunTest | PauseStep;

export interface RunTest {
  readonly kind: "test";
  readonly exercise: PlanExercise;
  readonly isPractice: boolean;
  readonly condition: Condition | null;
  /** How many earlier tests of the run have the same exercise, so that each draws another text. */
  readonly draw: number;
}

export function isTest(step: RunStep): step is RunTest {
  return step.kind === "test";
}

/** The tests of a run that are not for practice. */
export function countedTests(steps: readonly RunStep[]): readonly RunTest[] {
  return steps.filter(isTest).filter(({ isPractice }) => !isPractice);
}

/**
 * The steps of one run.
 *
 * @param typist a name or code; the last number in it balances the order
 * @param seed of the run, 32 bits
 */
export function runSteps(plan: Plan, typist: string, seed: number): readonly RunStep[] {
  const isSwapped = plan.order === "balanced" && beginsWithB(typist, seed);
  const written = writtenOut(plan.steps, isSwapped ? ["B", "A"] : conditionLetters);
  const steps = plan.order === "shuffled" ? withTestsShuffled(written, seed) : written;
  const drawn = new Map<string, number>();
  return steps.map((step) => {
    if (step.kind !== "test") return step;
    const { key, ...test } = step;
    const draw = drawn.get(key) ?? 0;
    drawn.set(key, draw + 1);
    return Object.assign(test, { draw });
  });
}

export function countRunSteps(steps: readonly PlanStep[]): number {
  return steps.reduce((sum, step) => {
    const times = step.kind === "test" ? step.times : 1;
    return sum + (step.condition === "each" ? 2 * times : times);
  }, 0);
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
  return digit === undefined ? chance(seed, 0) < 0.5 : digit % 2 === 0;
}

/** The items in another order, which the seed alone decides. */
export function shuffled<Item>(items: readonly Item[], seed: number): readonly Item[] {
  return items
    .map((item, index) => ({ item, at: chance(seed, index) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** A test before its place in the run is known, with a key that is equal for equal exercises. */
type UnplacedTest = Omit<RunTest, "draw"> & { readonly key: string };

type UnplacedStep = UnplacedTest | PauseStep;

/**
 * Steps with `each` that follow one another run once in each condition; a rest at their end only comes
 * between the two. A and B change places if the order begins with B.
 */
function writtenOut(
  steps: readonly PlanStep[],
  [first, second]: readonly [Condition, Condition],
): readonly UnplacedStep[] {
  const written: UnplacedStep[] = [];
  for (const [index, step] of steps.entries()) {
    const { condition } = step;
    if (condition !== "each") {
      written.push(...repeated(step, condition && (condition === "A" ? first : second)));
    } else if (steps[index - 1]?.condition !== "each") {
      const after = steps.findIndex((other, at) => at > index && other.condition !== "each");
      const block = steps.slice(index, after < 0 ? steps.length : after);
      const end = block.findLastIndex(({ kind }) => kind !== "rest") + 1;
      written.push(
        ...block.flatMap((each) => repeated(each, first)),
        ...block.slice(0, end).flatMap((each) => repeated(each, second)),
      );
    }
  }
  return written;
}

function repeated(step: PlanStep, condition: Condition | null): readonly UnplacedStep[] {
  if (step.kind !== "test") return [step];
  const { kind, exercise, isPractice, times } = step;
  const test = { kind, exercise, isPractice, condition, key: JSON.stringify(exercise) };
  return Array.from({ length: times }, () => test);
}

function withTestsShuffled(steps: readonly UnplacedStep[], seed: number): readonly UnplacedStep[] {
  const isCounted = (step: UnplacedStep) => step.kind === "test" && !step.isPractice;
  const tests = shuffled(steps.filter(isCounted), seed).values();
  return steps.map((step) => (isCounted(step) ? (tests.next().value ?? step) : step));
}

/**
 * The exercise of a test of a run. Only the plan begins another one.
 *
 * @param place in the run; its seed draws the text
 * @param shown the source of the passages on screen, which stays after a text in no language of its own
 * @returns `null` if the site has no such text.
 * @throws if the texts of its language do not load.
 */
export async function stepExercise(
  step: RunTest,
  place: PlanPlace,
  shown: PassageSource,
): Promise<Exercise | null> {
  const drawn = await recipeExercise(recipeOf(step, place), 0, shown);
  if (!drawn) return null;
  const { kind } = step.exercise;
  const exercise: Exercise = {
    ...drawn,
    title: kind === "text" ? "Set text" : kind === "phrases" ? "Phrase" : drawn.title,
    plan: place,
    again: () => exercise,
    atLevel: () => exercise,
  };
  return exercise;
}

function recipeOf({ exercise, draw }: RunTest, { seed, test }: PlanPlace): TextRecipe {
  /** No text comes twice before all have been drawn. */
  const drawnFrom = <Item>(items: readonly Item[]) => shuffled(items, seed)[draw % items.length];
  if (exercise.kind === "text") return { kind: "own", text: exercise.text };
  if (exercise.kind === "phrases") return { kind: "own", text: drawnFrom(exercise.phrases) ?? "" };
  const { what, level, language } = exercise;
  if (what.kind === "code") {
    return { kind: "code", language: what.code ?? drawnFrom(codePieces)?.language ?? "" };
  }
  if (what.kind === "length") {
    const drawn = Math.floor(chance(seed, test) * 2 ** 32);
    return { kind: "length", level, language, length: what.length, seed: what.seed ?? drawn };
  }
  const index = what.index ?? drawnFrom([0, 1, 2, 3, 4]) ?? 0;
  return { kind: "passage", level, language, index };
}
