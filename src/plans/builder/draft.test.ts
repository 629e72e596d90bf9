import { expect, test } from "vitest";
import { emptyPlan, planData, planJson, type PlanStep } from "../plan.ts";
import { readPlan, readPlanJson } from "../read-plan.ts";
import { readyPlans } from "../ready-plans.ts";
import { type Draft, type DraftAction, draftOf, newSteps, reduceDraft } from "./draft.ts";

const [classTest = emptyPlan, , keyboards = emptyPlan] = readyPlans;

test("every ready plan is a draft without problems, and is written as it was", () => {
  for (const plan of readyPlans) {
    expect(problemsOf(draftOf(plan))).toEqual([]);
    expect(planData(draftOf(plan))).toEqual(planData(plan));
  }
});

test("a step is added at the end, moved between the ends, and removed", () => {
  const added = after(draftOf(classTest), add("Rest"), add("Message"));
  expect(kinds(added)).toEqual(["test", "rest", "message"]);
  const moved = after(added, { kind: "move", key: 2, to: 0 });
  expect(kinds(moved)).toEqual(["message", "test", "rest"]);
  const atEnds = after(
    moved,
    { kind: "move", key: 1, to: 0 },
    { kind: "move", key: 2, to: 2 },
    { kind: "move", key: 7, to: 0 },
  );
  expect(kinds(atEnds)).toEqual(["rest", "test", "message"]);
  expect(kinds(after(atEnds, { kind: "remove", key: 0 }))).toEqual(["rest", "message"]);
});

test("a removed step and a replaced plan come back with Undo, until something else changes", () => {
  const draft = draftOf(classTest);
  const removed = after(draft, { kind: "remove", key: 0 });
  expect(after(removed, { kind: "undo" }).steps).toEqual(draft.steps);
  const replaced = after(draft, { kind: "replace", plan: keyboards });
  expect(after(replaced, { kind: "undo" }).title).toBe("Class test");
  // With the key of the step before it, a new one would be open if that was.
  expect(replaced.steps.map(({ key }) => key)).toEqual([1, 2, 3]);
  const renamed = after(replaced, { kind: "change", part: { title: "Mine" } });
  expect(after(renamed, { kind: "undo" }).title).toBe("Mine");
});

test("without conditions no step has one, and no order depends on them", () => {
  const without = after(draftOf(keyboards), { kind: "change", part: { conditions: null } });
  expect(without.order).toBe("given");
  expect(without.steps.map(({ condition }) => condition)).toEqual([null, null, null]);
  const { conditions } = keyboards;
  const again = after(without, { kind: "change", part: { conditions } }, add("Timed"));
  expect(again.steps.map(({ condition }) => condition)).toEqual(["each", "each", "each", "each"]);
  expect(problemsOf(again)).toEqual([]);
});

test("a plan has one to 200 steps, repetitions included, and rules that fit together", () => {
  const withRests = (count: number) =>
    after(draftOf(classTest), ...Array.from({ length: count }, () => add("Rest")));
  // The test of the plan is typed three times.
  expect(problemsOf(withRests(197))).toEqual([]);
  for (const count of [198, 250]) {
    expect(problemsOf(withRests(count))).toEqual([
      "The plan has more than 200 steps, repetitions included.",
    ]);
  }
  expect(problemsOf(after(draftOf(classTest), { kind: "remove", key: 0 }))).toEqual([
    "The plan has no test that counts.",
  ]);
  const rules = {
    ...emptyPlan.rules,
    isStoppedByMistakes: true,
    corrections: "nobackspace",
  } as const;
  expect(problemsOf({ ...draftOf(classTest), rules })).toEqual([
    "A plan cannot both stop on mistakes and forbid corrections.",
  ]);
});

test("a plan whose file nobody could open has a problem, although each of its texts is short enough", () => {
  const exercise = { kind: "text", text: "word ".repeat(18_000).trim() } as const;
  const withTexts = (count: number) =>
    after(
      draftOf(classTest),
      ...Array.from({ length: count }, () => ({
        kind: "add" as const,
        step: changed("Your text", { exercise }),
      })),
    );
  expect(problemsOf(withTexts(11))).toEqual([]);
  expect(problemsOf(withTexts(12))).toEqual(["This plan is larger than the limit of 1 MB."]);
});

test("a draft without problems of any step is read as a plan", () => {
  for (const [, step] of newSteps) {
    const filled = { ...step, ...filling(step) };
    const draft = after(draftOf(classTest), { kind: "add", step: filled });
    expect(problemsOf(draft)).toEqual([]);
    expect(readPlan(planData(draft))).toMatchObject({ plan: { steps: [{}, filled] } });
  }
});

/** The fields that a new step lacks. */
function filling(step: PlanStep): object {
  if (step.kind === "message") return { text: "Well done." };
  if (step.kind === "rest" || step.exercise.kind === "named") return {};
  const { kind } = step.exercise;
  return { exercise: { kind, text: kind === "text" ? "a\n  b" : "ab\ncd" } };
}

function after(draft: Draft, ...actions: readonly DraftAction[]): Draft {
  return actions.reduce(reduceDraft, draft);
}

function newStep(name: string) {
  const [, step] = newSteps.find((each) => each[0] === name) ?? [];
  if (!step) throw new Error(`There is no step ${name}.`);
  return step;
}

/** A new step with some of its fields changed. */
function changed(name: string, part: object): PlanStep {
  return { ...newStep(name), ...part };
}

function add(name: string): DraftAction {
  return { kind: "add", step: newStep(name) };
}

function kinds({ steps }: Draft) {
  return steps.map(({ kind }) => kind);
}

function problemsOf(draft: Draft): readonly string[] {
  const read = readPlanJson(planJson(draft));
  return read.kind === "problems" ? read.problems : [];
}
