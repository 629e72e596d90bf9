import { type Condition, conditionLetters } from "../engine/trial/plan-place.ts";
import { chance } from "../texts/chance.ts";
import type { Plan, PlanExercise, PlanStep, RestStep } from "./plan.ts";

/** A step of a run: those of its plan with repetitions, conditions and order written out. */
export type RunStep = RunTest | RunPause;

export interface RunTest {
  readonly kind: "test";
  readonly exercise: PlanExercise;
  readonly isPractice: boolean;
  readonly condition: Condition | null;
  /** From 1, among the counted tests or among those for practice. */
  readonly number: number;
  /** How many earlier tests of the run have the same exercise, so that each draws another text. */
  readonly draw: number;
}

/** Without the fields that only a plan needs. */
type RunPause = Omit<RestStep, "condition"> | { readonly kind: "message"; readonly text: string };

/**
 * The steps of one run.
 *
 * @param typist a name or code; the last number in it balances the order
 * @param seed of the run, 32 bits
 */
export function runSteps(plan: Plan, typist: string, seed: number): readonly RunStep[] {
  const [first, second] = conditionLetters;
  const isSwapped = plan.order === "balanced" && beginsWithB(typist, seed);
  const written = writtenOut(plan.steps, isSwapped ? [second, first] : [first, second]);
  const steps = plan.order === "shuffled" ? withTestsShuffled(written, seed) : written;
  const numbers = { counted: 0, practice: 0 };
  const drawn = new Map<string, number>();
  return steps.map((step) => {
    if (step.kind !== "test") return step;
    const { kind, exercise, isPractice, condition, key } = step;
    const draw = drawn.get(key) ?? 0;
    drawn.set(key, draw + 1);
    const number = (numbers[isPractice ? "practice" : "counted"] += 1);
    return { kind, exercise, isPractice, condition, number, draw };
  });
}

/** How many steps a run has. */
export function countRunSteps(steps: readonly PlanStep[]): number {
  return steps.reduce((sum, step) => {
    const times = step.kind === "test" ? step.times : 1;
    return sum + (step.condition === "each" ? 2 * times : times);
  }, 0);
}

/** Whether a run begins with B: even numbers do; without a number, the seed decides. */
function beginsWithB(typist: string, seed: number): boolean {
  const digits = typist.match(/\d+/g)?.at(-1);
  return digits === undefined ? chance(seed, 0) < 0.5 : Number(digits.at(-1)) % 2 === 0;
}

/** The items in another order, which the seed alone decides. */
export function shuffled<Item>(items: readonly Item[], seed: number): readonly Item[] {
  return items
    .map((item, index) => ({ item, at: chance(seed, index) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** A test before its place in the run is known. */
type UnplacedTest = Omit<RunTest, "number" | "draw"> & {
  /** Equal for equal exercises. */
  readonly key: string;
};

type UnplacedStep = UnplacedTest | RunPause;

/**
 * Steps with `each` that follow one another run once in each condition; a rest at their end only comes
 * between the two. A and B change places if the order begins with B.
 */
function writtenOut(
  steps: readonly PlanStep[],
  [first, second]: readonly [Condition, Condition],
): readonly UnplacedStep[] {
  return blocksOf(steps).flatMap((block) => {
    const [{ condition }] = block;
    if (condition !== "each") {
      const letter = condition && (condition === "A" ? first : second);
      return block.flatMap((step) => repeated(step, letter));
    }
    const end = block.findLastIndex(({ kind }) => kind !== "rest") + 1;
    const inFirst = block.flatMap((step) => repeated(step, first));
    return inFirst.concat(block.slice(0, end).flatMap((step) => repeated(step, second)));
  });
}

/** Steps with `each` that follow one another make a block, every other step one of its own. */
function blocksOf(steps: readonly PlanStep[]): readonly Block[] {
  const blocks: [PlanStep, ...PlanStep[]][] = [];
  for (const step of steps) {
    const last = blocks.at(-1);
    if (step.condition === "each" && last?.[0].condition === "each") last.push(step);
    else blocks.push([step]);
  }
  return blocks;
}

type Block = readonly [PlanStep, ...PlanStep[]];

function repeated(step: PlanStep, condition: Condition | null): readonly UnplacedStep[] {
  if (step.kind === "rest") return [{ kind: "rest", seconds: step.seconds, canSkip: step.canSkip }];
  if (step.kind === "message") return [{ kind: "message", text: step.text }];
  const { kind, exercise, isPractice, times } = step;
  const test = { kind, exercise, isPractice, condition, key: JSON.stringify(exercise) };
  return Array.from({ length: times }, () => test);
}

function withTestsShuffled(steps: readonly UnplacedStep[], seed: number): readonly UnplacedStep[] {
  const isCounted = (step: UnplacedStep) => step.kind === "test" && !step.isPractice;
  const tests = shuffled(steps.filter(isCounted), seed).values();
  return steps.map((step) => (isCounted(step) ? (tests.next().value ?? step) : step));
}
