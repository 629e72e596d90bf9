import fc from "fast-check";
import { expect, test } from "vitest";
import { readPlan, readPlanFile, readPlanJson } from "./read-plan.ts";
import { readyPlans } from "./ready-plans.ts";
import { runSteps } from "./run-steps.ts";
import { mutated } from "./test-aids/mutated.ts";
import { planData, planDigest, planJson } from "./plan.ts";

const least = { format: "keypace-plan", version: 1, title: "A", steps: [{ type: "easy" }] };

function problemsOf(fields: object): readonly string[] {
  const read = readPlan({ ...least, ...fields });
  return read.kind === "problems" ? read.problems : [];
}

test("a plan is read as it was written, and equal plans have equal digests", () => {
  for (const plan of readyPlans) {
    expect(readPlanJson(planJson(plan))).toEqual({ kind: "plan", plan });
  }
  expect(new Set(readyPlans.map(planDigest)).size).toBe(readyPlans.length);
});

test("each problem has a sentence that says where it is", () => {
  expect(readPlan([])).toEqual({ kind: "problems", problems: ["This is not a Keypace plan."] });
  expect(problemsOf({ version: 2 })).toEqual(["This plan needs a newer version of Keypace."]);
  expect(problemsOf({ title: " \u200b " })).toEqual([
    "The title is missing, or longer than 100 characters.",
  ]);
  expect(problemsOf({ colour: "red" })).toEqual(["A field of the plan was not recognised."]);
  expect(problemsOf({ options: "large" })).toEqual(["“options” has a word that is not allowed."]);
  expect(problemsOf({ options: 5 })).toEqual(["“options” has a word that is not allowed."]);
  expect(problemsOf({ order: "balanced" })).toEqual(["A balanced order needs two conditions."]);
  expect(problemsOf({ steps: [{ type: "easy", practice: true }] })).toEqual([
    "The plan has no test that counts.",
  ]);
  expect(problemsOf({ steps: [{ type: "easy" }, { type: "own" }, { rest: 0 }] })).toEqual([
    "Step 2 does not name a passage, code or valid length.",
    "Step 3 must last 1 to 3,600 seconds.",
  ]);
  expect(problemsOf({ steps: [{ type: "easy", condition: "A" }] })).toEqual([
    "Step 1 has a condition, but the plan has none.",
  ]);
  expect(problemsOf({ scoring: "net-3" })).toEqual([
    "The scoring rule of the plan was not recognised.",
  ]);
  expect(problemsOf({ steps: [{ type: "easy", times: 201 }] })).toEqual([
    "Step 1 must be typed 1 to 200 times.",
  ]);
  expect(problemsOf({ steps: [{ type: "easy" }, { type: "easy", rest: 5 }] })).toEqual([
    "Step 2 must have exactly one of “type”, “text”, “phrases”, “rest” or “message”.",
  ]);
  expect(problemsOf({ steps: [{ type: "easy" }, { rest: 5, skip: "yes" }] })).toEqual([
    "Step 2 must have true or false for “skip”.",
  ]);
});

test("only the first ten problems of a plan are listed", () => {
  const problems = problemsOf({ steps: Array.from({ length: 11 }, () => ({ rest: 0 })) });
  expect(problems).toHaveLength(10);
  expect(problems[9]).toMatch(/^Step 10 /);
});

test.each(["endless", "easy-pace60", "weak", "easy-large", "60-hrad", ""])(
  "a plan cannot have a test of %j",
  (type) => {
    expect(problemsOf({ steps: [{ type }] })).toHaveLength(2);
  },
);

test("a file that is too large or cannot be read is refused in a sentence", async () => {
  class UnreadableFile extends Blob {
    override text = () => Promise.reject(new DOMException("The file was moved.", "NotFoundError"));
  }
  expect(await readPlanFile(new Blob([JSON.stringify(least)]))).toMatchObject({ kind: "plan" });
  expect(await readPlanFile(new UnreadableFile(["x".repeat(4_000_001)]))).toEqual({
    kind: "problems",
    problems: ["This plan is larger than the limit of 1 MB."],
  });
  expect(await readPlanFile(new UnreadableFile(["{}"]))).toEqual({
    kind: "problems",
    problems: ["The file could not be read."],
  });
});

test("limits hold: 200 steps with repetitions, 100,000 characters a text, 200 of options, 1 MB", () => {
  expect(problemsOf({ steps: [{ type: "easy", times: 200 }] })).toEqual([]);
  expect(problemsOf({ steps: [{ type: "easy", times: 200 }, { rest: 1 }] })).toEqual([
    "The plan has more than 200 steps, repetitions included.",
  ]);
  expect(problemsOf({ steps: [{ text: "x".repeat(100_000) }] })).toEqual([]);
  expect(problemsOf({ steps: [{ text: "x".repeat(100_001) }] })).toEqual([
    "Step 1 has a text of more than 100,000 characters.",
  ]);
  expect(problemsOf({ options: "stop".padEnd(200, "-") })).toEqual([]);
  expect(problemsOf({ options: "stop".padEnd(201, "-") })).toHaveLength(1);
  expect(readPlanJson(" ".repeat(1_000_001))).toMatchObject({ kind: "problems" });
  expect(readPlanJson("{")).toMatchObject({ kind: "problems" });
});

test("texts are plain and tidied: no line ends in a title, nothing invisible, in phrases nothing that keyboards lack", () => {
  const read = readPlan({
    ...least,
    title: "A\n\u202eclass ",
    instructions: "<b>Go</b>\r\n\r\n\r\nnow\u0007",
    steps: [{ phrases: " one two \n\nthree\u00a0four…" }, { message: " • 3…\u200b\n" }],
  });
  expect(read).toMatchObject({
    kind: "plan",
    plan: {
      title: "A class",
      instructions: "<b>Go</b>\n\nnow",
      steps: [{ exercise: { text: "one two\nthree four..." } }, { text: "• 3…" }],
    },
  });
});

test("a changed plan is either refused in sentences or one that reads the same again", () => {
  fc.assert(
    fc.property(fc.constantFrom(...readyPlans.map(planData)).chain(mutated), (value) => {
      const read = readPlan(value);
      if (read.kind === "problems") {
        expect(read.problems.length).toBeGreaterThan(0);
        for (const problem of read.problems) expect(problem).toMatch(/^[A-Z“].{8,120}\.$/);
        return;
      }
      expect(runSteps(read.plan, "", 0).length).toBeLessThanOrEqual(200);
      expect(readPlanJson(planJson(read.plan))).toEqual(read);
    }),
    { numRuns: 1_000 },
  );
});
