import fc from "fast-check";
import { expect, test } from "vitest";
import { codePointAt, lastCodePoint } from "../engine/test-aids/code-point-at.ts";
import { examplePlace } from "../engine/test-aids/example-place.ts";
import { finished, typeKeys } from "../engine/test-aids/key-script.ts";
import { joinedTests, openTests } from "./open-tests.ts";
import { savedTestsParts } from "./file-entries.ts";
import { decodeTest, type KindOfTest, kindOfTest } from "./stored-test.ts";

const typed = (text: string, typedOn: number | null) => ({
  typedOn,
  title: "Passage",
  trial: finished(typeKeys(text, text, 120)),
});
const fileOf = (text: string) => new File([text], "tests.json");
const saved = (...tests: readonly ReturnType<typeof typed>[]) => savedTestsParts(tests).join("");

test("tests opened later are added, and a test opened twice is there once, with its date", async () => {
  const first = await openTests([fileOf(saved(typed("cat", null)))]);
  const second = await openTests(
    [fileOf(saved(typed("cat", Date.UTC(2026, 1, 1)), typed("dog", Date.UTC(2026, 0, 1))))],
    first,
  );
  expect(second.tests.map((each) => decodeTest(each).trial.transcribed.text)).toEqual([
    "dog",
    "cat",
  ]);
  expect(second).toMatchObject({ files: 2, repeated: 1 });
  const { trial } = typed("cat", 5);
  const own = { title: "Passage", typedOn: 5, trial };
  expect(joinedTests(second.tests, [own])).toHaveLength(2);
});

const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.nat(40),
  inserted: fc.oneof(
    fc.constantFrom(
      "",
      '"',
      "\\",
      "{",
      "]",
      ",",
      "-",
      "9e999",
      "null",
      "\n",
      "\u2028",
      "\0",
      "\ud800",
    ),
    fc.string({ unit: fc.nat(lastCodePoint).map(codePointAt), maxLength: 8 }),
  ),
});

/** Typed with key events. */
const withKeys = (text: string) => {
  const plain = typed(text, 4);
  const inputStream = plain.trial.inputStream.map((edit) => ({
    ...edit,
    keys: [
      { kind: "down", code: "KeyA", at: edit.at },
      { kind: "up", code: "KeyA", at: edit.at + 60.5 },
    ] as const,
  }));
  return { ...plain, trial: { ...plain.trial, inputStream } };
};

test.each([
  ["a number that JSON does not know", '"KeyA",60.5', '"KeyA",0060.5'],
  ["a comma too many", '"KeyA",60.5]]', '"KeyA",60.5],]'],
  ["no key", '[["down","KeyA",0]', "[[1,2,3]"],
  ["keys where no edit is", '"interruptions":[]', '"interruptions":[1,"keys":[]]'],
])(
  "keys that were changed are reported when their file is opened: %s",
  async (_name, part, changed) => {
    const text = saved(typed("the dog", 1), withKeys("a cow"));
    expect(text).toContain(part);
    const { tests, problems } = await openTests([fileOf(text.replace(part, changed))]);
    expect(tests).toHaveLength(1);
    expect(problems).toMatchObject([{ name: "tests.json", count: 1 }]);
  },
);

test("a thousand changes to a file each leave tests or a problem to report, and all that was open", async () => {
  const open = await openTests([fileOf(saved(typed("a cat in a hat", 0)))]);
  const whole = saved(typed("the dog", 1), typed("naïve 👩‍🚀", 2), withKeys("a cow"));
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
      let text = whole;
      for (const { at, removed, inserted } of changes) {
        const start = Math.floor(at * text.length);
        text = text.slice(0, start) + inserted + text.slice(start + removed);
      }
      const { tests, problems } = await openTests([fileOf(text)], open);
      expect(tests).toContain(open.tests[0]);
      expect(tests.length + problems.length).toBeGreaterThan(1);
      for (const { count } of problems) expect(count).toBeGreaterThan(0);
      for (const opened of tests) {
        const { point, typedOn, title } = opened;
        expect(decodeTest(opened)).toMatchObject({ typedOn: opened.typedOn });
        expect(point === null || Number.isFinite(point.wordsPerMinute)).toBe(true);
        expect(typedOn === null || Number.isFinite(typedOn)).toBe(true);
        expect((title ?? "").length).toBeLessThanOrEqual(100);
      }
    }),
    { numRuns: 1000 },
  );
});

const inPlan = (place: Partial<typeof examplePlace>) => ({ plan: { ...examplePlace, ...place } });

test.each<[string, Partial<KindOfTest>]>([
  ["Passage", {}],
  ["Untitled", { title: null }],
  ["Passage", { beginning: "the quick…" }],
  ["Set text, “the quick…”", { title: "Set text", beginning: "the quick…" }],
  ["Your text, “the quick…”", { title: "Your text", beginning: "the quick…" }],
  ["Passage · laptop", { keyboardLabel: "laptop" }],
  ["Passage, with Stop on mistakes", { refusals: 3 }],
  ["Passage, with Stop on mistakes · laptop", { refusals: 0, keyboardLabel: "laptop" }],
  ["Passage", inPlan({})],
  ["Passage, practice", inPlan({ isPractice: true })],
  ["Passage, condition A", inPlan({ condition: "A" })],
  ["Passage, condition B, practice", inPlan({ condition: "B", isPractice: true })],
])("a kind of test is named by all that sets it apart: %s", (kind, settings) => {
  expect(kindOfTest({ title: "Passage", ...settings })).toBe(kind);
});
