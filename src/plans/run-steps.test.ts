import { expect, test } from "vitest";
import { examplePlace } from "../engine/test-aids/example-place.ts";
import { english } from "../exercises/passage-exercise.ts";
import { fetchSource } from "../exercises/recipe-exercise.ts";
import { readyPlan } from "./ready-plans.ts";
import { isTest, type RunStep, runSteps, shuffled, stepExercise } from "./run-steps.ts";

const conditions = { what: "keyboard", names: ["old", "new"] };

/** "p tA tA rest tB tB": each test by its condition, practice with a p. */
function inShort(steps: readonly RunStep[]): string {
  return steps
    .map((step) =>
      step.kind === "test" ? `${step.isPractice ? "p" : "t"}${step.condition ?? ""}` : step.kind,
    )
    .join(" ");
}

const keyboards = readyPlan({
  title: "A",
  conditions,
  order: "balanced",
  steps: [
    { type: "easy", practice: true },
    { type: "medium", times: 2, condition: "each" },
    { rest: 30, condition: "each" },
    { message: "Thank you." },
  ],
});

test("steps for each condition run once in each, and a rest at their end only between them", () => {
  expect(inShort(runSteps(keyboards, "P07", 1))).toBe("p tA tA rest tB tB message");
});

test("a balanced order begins with B if the last number of the code is even", () => {
  for (const code of ["3b12", "P０８", "٤"]) {
    expect(inShort(runSteps(keyboards, code, 1))).toBe("p tB tB rest tA tA message");
  }
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    expect(inShort(runSteps(keyboards, "Ｐ０７", seed))).toBe("p tA tA rest tB tB message");
  }
  const begins = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => runSteps(keyboards, "Ann", seed)[1]);
  expect(new Set(begins.map((step) => step?.kind === "test" && step.condition)).size).toBe(2);
});

test("conditions of single steps change places too, whichever is listed first", () => {
  for (const listed of ["ABBA", "BAAB"]) {
    const plan = readyPlan({
      title: "A",
      conditions,
      order: "balanced",
      steps: [...listed].map((condition) => ({ type: "easy", condition })),
    });
    expect(inShort(runSteps(plan, "1", 5))).toBe("tA tB tB tA");
    expect(inShort(runSteps(plan, "2", 5))).toBe("tB tA tA tB");
  }
});

test("a shuffled order moves counted tests alone, the same for the same seed", () => {
  const plan = readyPlan({
    title: "A",
    order: "shuffled",
    steps: [
      { type: "easy", practice: true },
      ...["first text", "second text", "third text", "fourth text"].map((text) => ({ text })),
      { rest: 5 },
      { text: "fifth text" },
    ],
  });
  const textsOf = (seed: number) =>
    runSteps(plan, "", seed).map((step) =>
      step.kind === "test" && step.exercise.kind === "text" ? step.exercise.text : step.kind,
    );
  expect(inShort(runSteps(plan, "", 3))).toBe("p t t t t rest t");
  expect(textsOf(3)).toEqual(textsOf(3));
  expect(textsOf(3)).not.toEqual(textsOf(4));
  expect(textsOf(3).toSorted()).toEqual(textsOf(4).toSorted());
});

test("equal exercises draw one after the other, across steps and conditions", async () => {
  const phrases = "one one\ntwo two\nthree three";
  const plan = readyPlan({
    title: "A",
    conditions,
    steps: [
      { phrases, times: 2, practice: true },
      { phrases, times: 2, condition: "each" },
      { text: "one one" },
    ],
  });
  const steps = runSteps(plan, "", 9).filter(isTest);
  const exercises = await Promise.all(
    steps.map((step, index) => stepExercise(step, steps.slice(0, index), examplePlace, english)),
  );
  const texts = exercises.map((exercise) => exercise?.text ?? "");
  expect(texts.slice(0, 3).toSorted()).toEqual(["one one", "three three", "two two"]);
  expect(texts.slice(3, 6)).toEqual(texts.slice(0, 3));
  expect(texts[6]).toBe("one one");
});

test("shuffling keeps every item, and each comes first equally often", () => {
  const firsts = Array.from({ length: 400 }, (_, seed) => shuffled(["a", "b", "c", "d"], seed));
  expect(firsts.every((items) => items.toSorted().join("") === "abcd")).toBe(true);
  for (const item of ["a", "b", "c", "d"]) {
    const count = firsts.filter(([first]) => first === item).length;
    expect(count).toBeGreaterThan(60);
    expect(count).toBeLessThan(140);
  }
});

test("a test of code keeps the language on screen for what follows the plan", async () => {
  const german = await fetchSource("de");
  const [step] = runSteps(readyPlan({ title: "A", steps: [{ type: "python" }] }), "", 1);
  if (!german || !step || !isTest(step)) throw new Error("There is a test, and German texts.");
  expect((await stepExercise(step, [], examplePlace, german))?.source).toBe(german);
});
