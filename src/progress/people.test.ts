import { expect, test } from "vitest";
import { examplePlace } from "../engine/test-aids/example-place.ts";
import { finished, setValue, typeKeys } from "../engine/test-aids/key-script.ts";
import type { PlanPlace } from "../engine/trial/test-settings.ts";
import { endAtLimit, newTrial, type Trial } from "../engine/trial/trial.ts";
import { wordUnit } from "../format/speed-unit.ts";
import { hasSeveralNames, isPlanTest } from "../saved-tests/plan-test.ts";
import { progressTest } from "../saved-tests/progress-test.ts";
import {
  conditionsVerdict,
  daysText,
  inPeopleOrder,
  type PeopleOrder,
  peopleOf,
  peopleTable,
  planChoices,
  quartilesSentence,
} from "./people.ts";

const text = "the bakers carried their crates across the square and told jokes.";

function ended(trial: Trial, change: Partial<PlanPlace> = {}) {
  const plan = { ...examplePlace, ...change };
  const made = progressTest({ typedOn: 0, title: "Passage, easy", trial: finished(trial), plan });
  if (!isPlanTest(made)) throw new Error("The test has no plan.");
  return made;
}

/** A test of 65 characters at an even speed, with errors at its start. */
function typedAt(wordsPerMinute: number, change: Partial<PlanPlace> = {}, errors = 0) {
  const keys = "#".repeat(errors) + text.slice(errors);
  return ended(typeKeys(text, keys, (65 * 12_000) / wordsPerMinute / 64), change);
}

test("the days of tests are the first and the last, or the only one", () => {
  const on = (day: number) => ({ ...typedAt(40), typedOn: new Date(2026, 4, day, 12).getTime() });
  const undated = { ...typedAt(40), typedOn: null };
  expect(daysText([undated])).toBe("");
  expect(daysText([undated, on(6), on(6)])).toBe(" · 6 May 2026");
  expect(daysText([on(6), on(7), on(9)])).toBe(" · 6 May 2026 to 9 May 2026");
});

test("plans of the same title have the day of their latest test, too", () => {
  const day = new Date(2026, 4, 9, 12).getTime();
  const listed = typedAt(40);
  const plans = [
    ["1", [listed, { ...listed, typedOn: day }]],
    ["2", [{ ...listed, typedOn: null }]],
    ["3", [typedAt(40, { title: "Another" })]],
  ] as const;
  expect(planChoices(plans).map(([, name]) => name)).toEqual([
    `${listed.plan.title} · 9 May 2026 (2)`,
    `${listed.plan.title} (1)`,
    "Another (1)",
  ]);
});

test("someone's tests have an average, its range and that of the next test, accuracy and errors", () => {
  const tests = [
    typedAt(60, { test: 1 }),
    typedAt(40, { test: 2 }, 2),
    typedAt(90, { test: 3 }, 3),
    typedAt(50, { typist: "Ben", run: 2, tests: 1 }),
  ];
  const [ann, ben, ...none] = peopleOf(tests);
  expect(none).toEqual([]);
  // The cube root of 40 × 90 × 60 is 60; 5 errors in 3 × 65 characters.
  expect(ann).toMatchObject({ name: "Ann", runs: 1, planned: 3, notes: [] });
  expect(ann?.mean).toMatchObject({ tests: 3, characters: 195, errors: 5 });
  expect(ann?.mean?.wordsPerMinute).toBeCloseTo(60, 5);
  // Even typing shows only the variance of 65 characters and between tests: 0.6 / 65 + 0.03² = 0.01013.
  // With (ln 40/60)² + (ln 90/60)² = 0.3288 the variance is (8 × 0.01013 + 0.3288) / 10 = 0.04098, its root
  // 0.2024. The next: 60 e^±(1.96 × 0.2024 × √(4/3)); the mean: 60 e^±(1.96 × 0.2024 / √3).
  expect(ann?.mean?.likelyNext).toMatchObject({ low: 37, high: 95 });
  expect(ann?.mean?.likelyMean).toEqual({ low: 47, high: 76 });
  // Ben's only test has fewer than 100 characters.
  expect(ben).toMatchObject({ name: "Ben", notes: [], mean: { tests: 1, likelyNext: null } });
});

test("a single character, which takes no time, has no speed, but was typed", () => {
  expect(peopleOf([ended(typeKeys("a", "a"), { tests: 1 })])[0]).toMatchObject({
    mean: null,
    notes: ["No speed in 1 test (left out of the average)"],
  });
});

test("what is not typed, empty, interrupted or missing is noted; the average leaves out what was not typed", () => {
  const emptied = setValue(setValue(newTrial(text, 60_000), "x", 0), "", 100, "deleted");
  const interruptions = [{ kind: "hidden", from: 1000, to: 8000 }] as const;
  const tests = [
    typedAt(90, { isPractice: true }),
    ended(setValue(newTrial(text), text, 0, "pasted"), { test: 2, tests: 4 }),
    typedAt(60, { test: 3, tests: 4 }),
    ended({ ...typeKeys(text, text, 150), interruptions }, { test: 4, tests: 4 }),
    ended(endAtLimit(emptied, Infinity), { test: 5, tests: 4 }),
  ];
  expect(peopleOf(tests)[0]).toMatchObject({
    mean: { tests: 2 },
    notes: [
      "Text pasted in 1 test (left out of the average)",
      "No speed in 1 test (left out of the average)",
      "Interrupted in 1 test (7 s)",
    ],
  });
  expect(peopleOf(tests.slice(0, 3))[0]?.notes[0]).toBe("2 of 4 tests");
  const swiped = setValue(newTrial(text), text, 0, "inserted");
  const inserted = [1, 2].map((number) => ended(swiped, { test: number, tests: 2 }));
  const [person] = peopleOf(inserted);
  expect(person?.mean).toBeNull();
  expect(person?.notes).toEqual(["130 characters not typed in 2 tests (left out of the average)"]);
});

test("tests of several kinds have an average without a range, each kind alone has both", () => {
  const tests = [
    typedAt(40, { condition: "A" }),
    typedAt(40, { condition: "A", test: 2 }),
    typedAt(50, { condition: "B", test: 3 }),
  ];
  expect(peopleOf(tests)[0]?.mean).toMatchObject({ tests: 3, likelyNext: null, likelyMean: null });
  const [alone, ...others] = peopleOf(
    [...tests, typedAt(60, { typist: "Ben", condition: "B" })],
    "Passage, easy, condition A",
  );
  expect(others).toEqual([]);
  expect(alone?.mean?.tests).toBe(2);
  expect(alone?.mean?.likelyNext).not.toBeNull();
});

test("the conditions of a plan are compared over its runs, without practice", () => {
  const runsAt = (speeds: readonly [a: number, b: number][]) =>
    speeds.flatMap(([a, b], run) => [
      typedAt(90, { run, isPractice: true, condition: "A" }),
      typedAt(a, { run, condition: "A", test: 2 }),
      typedAt(b, { run, condition: "B", test: 3 }),
    ]);
  // Half as fast again, each of three runs with the variance 2 × 0.01013 (see above):
  // 1.5 e^±(1.96 × √(0.02026 / 3)).
  const faster = runsAt([
    [40, 60],
    [50, 75],
    [60, 90],
  ]);
  expect(conditionsVerdict(faster)).toEqual({
    heading: "Condition B: 50% faster than condition A, likely 28% to 76%",
    sentence: "Over 6 tests, that is more than chance alone would explain.",
  });
  expect(conditionsVerdict(runsAt([[40, 41]]))?.heading).toBe("Too close to tell");
  expect(conditionsVerdict([typedAt(40)])).toBeNull();
});

test("a row is a person in a plan: runs of one name are together, runs without a name are not", () => {
  const anonymous = [1, 2].map((run) => typedAt(40 + run, { typist: "", run }));
  expect(peopleOf(anonymous)).toHaveLength(2);
  // They may all be of one person, whose progress they show.
  expect(hasSeveralNames(anonymous)).toBe(false);
  const tests = [
    typedAt(40, { tests: 1 }),
    typedAt(41, { run: 2, tests: 1 }),
    typedAt(42, { run: 3, digest: "00000002" }),
  ];
  expect(hasSeveralNames(tests)).toBe(false);
  expect(hasSeveralNames([...tests, typedAt(43, { typist: "Ben" })])).toBe(true);
  expect(peopleOf(tests)).toMatchObject([
    { runs: 2, notes: ["2 runs, no real change"] },
    { runs: 1, notes: ["1 of 3 tests"] },
  ]);
  const again = typedAt(80, { run: 2, tests: 1 });
  expect(peopleOf([typedAt(40, { tests: 1 }), again])[0]?.notes).toEqual([
    "2 runs, faster by more than chance",
  ]);
});

test("errors that come from a skipped letter are noted with their mistakes", () => {
  const skipped = ended(typeKeys(text, `${text.slice(1)}x`, 150), { tests: 1 });
  // Of 65 positions only two agree: the second "r" of "carried" and the second "s" of "across".
  expect(peopleOf([skipped])[0]?.notes).toEqual(["63 errors in 1 test (from 1 mistake)"]);
  // Four pairs of swapped letters are eight errors, and no letter was skipped.
  const keys = text.replace(/^the bakers carried th/, "hte abkers acrried ht");
  const swapped = ended(typeKeys(text, keys, 150), { tests: 1 });
  expect(peopleOf([swapped])[0]?.notes).toEqual([]);
});

test("rows are in the order of a column, and those without a value come last", () => {
  const people = peopleOf([
    typedAt(40, { typist: "P10", tests: 1 }, 1),
    typedAt(60, { typist: "P2", tests: 1 }),
    typedAt(60, { typist: "P1", tests: 1 }),
    ended(setValue(newTrial(text), text, 0, "pasted"), { typist: "P3", tests: 1 }),
  ]);
  const names = (by: PeopleOrder["by"], isDescending: boolean) =>
    inPeopleOrder(people, { by, isDescending })
      .map(({ name }) => name)
      .join(" ");
  expect(names("name", false)).toBe("P1 P2 P3 P10");
  expect(names("name", true)).toBe("P10 P3 P2 P1");
  expect(names("speed", true)).toBe("P1 P2 P10 P3");
  expect(names("speed", false)).toBe("P10 P1 P2 P3");
  expect(names("accuracy", false)).toBe("P10 P1 P2 P3");
  expect(names("notes", true)).toBe("P3 P1 P2 P10");
});

test("quartiles are reported for four people or more", () => {
  expect(quartilesSentence([10, 20, 30], wordUnit)).toBe("");
  expect(quartilesSentence([50, 20, 10, 40, 30], wordUnit)).toBe(
    "Half of them type between 20 and 40 WPM, with a median of\u00A030.",
  );
});

test("the table in CSV has its figures unrounded, and no name in it is a formula", () => {
  const [head, ...rows] = peopleTable(
    peopleOf([
      typedAt(60, { typist: "=cmd()", tests: 1 }, 13),
      typedAt(60, { typist: 'a;"=1+1', title: "Test, A", run: 2 }),
    ]),
  ).split("\r\n");
  expect(head).toBe(
    "Name,Plan,Kind,Runs,Tests planned,Tests averaged,Average (WPM),Average likely from (WPM),Average likely to (WPM),Next likely from (WPM),Next likely to (WPM),Accuracy,Errors per test,Notes",
  );
  expect(rows[0]).toMatch(
    /^'=cmd\(\),Class test,"Passage, easy",1,1,1,59\.999999\d+,\d+,\d+,,,0\.8,13,$/,
  );
  expect(rows[1]).toMatch(/^"a;""'=1\+1","Test, A",.*,1,0,1 of 3 tests$/);
});
