import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { likelyRangeMeaning } from "../../src/content/promises.ts";
import { folders } from "../project/folders.ts";
import { conditionCoverageOf } from "./condition-coverage.ts";
import { coverageOf, varianceTimesCharacters } from "./coverage-of.ts";
import { sixteenWaves, threeWaves } from "./methods.ts";
import { medianTypist, realisticTypists, stressTypists } from "./typists.ts";
import { visitCoverageOf } from "./visit-coverage.ts";

/** A part of what `npm run coverage` prints for 10,000 tests a cell; a share of 0.95 is off by 0.01. */
const sample = { tests: 2_000, seed: 20_261_122 };

describe.each(realisticTypists)("as real people type: $name", (typist) => {
  test.each([
    ["100 characters", { characters: 100 }, 0.4],
    ["200 characters", { characters: 200 }, 0.3],
    ["300 characters", { characters: 300 }, 0.25],
    ["30 seconds, the tail included", { limit: 30_000 }, 0.4],
  ])("19 in 20 tests of %s end within the range of another", (_length, length, widest) => {
    const [own] = coverageOf(typist, length, [sixteenWaves], sample);
    expect(own?.shown).toBe(1);
    expect(Math.round(100 * (own?.anotherTest ?? 0))).toBeOneOf([94, 95, 96, 97, 98]);
    expect(own?.medianReach).toBeLessThan(widest);
    expect(own?.calledDifferent).toBeLessThan(0.06);
  });
});

test("the median person varies as real people do, and has a narrower range than with three waves", () => {
  const variance = varianceTimesCharacters(medianTypist, 200, sample);
  expect(variance).toBeGreaterThan(1.6);
  expect(variance).toBeLessThan(2.4);
  const [before, own] = coverageOf(
    medianTypist,
    { characters: 200 },
    [threeWaves, sixteenWaves],
    sample,
  );
  expect(own?.medianReach).toBeLessThan(0.75 * (before?.medianReach ?? 0));
});

test.each(stressTypists)(
  "under stress the range holds 92 of 100 tests, and few are called different: $name",
  (typist) => {
    const fewer = { ...sample, tests: 800 };
    const [own] = coverageOf(typist, { characters: 200 }, [sixteenWaves], fewer);
    expect(own?.anotherTest).toBeGreaterThanOrEqual(0.92);
    expect(own?.calledDifferent).toBeLessThan((typist.drift ?? 0) >= 0.1 ? 0.08 : 0.06);
  },
);

test("tests together promise the next one, narrower than one test does", () => {
  const [two, five] = [2, 5].map((tests) =>
    visitCoverageOf(medianTypist, { characters: 100 }, tests, { visits: 1_000, seed: 20_261_122 }),
  );
  for (const visit of [two, five]) {
    expect(Math.round(100 * (visit?.anotherTest ?? 0))).toBeOneOf([94, 95, 96, 97, 98]);
  }
  expect(two?.medianReach).toBeLessThan(0.35);
  expect(five?.medianReach).toBeLessThan(0.3);
});

test("six tests find a gain of 15 % at least half of the time, with few false alarms", () => {
  const typist = stressTypists.find(({ name }) => name === "All mixed");
  if (!typist) throw new Error("There is no mixed typist.");
  const { foundFaster, calledDifferent } = visitCoverageOf(typist, { characters: 200 }, 6, {
    visits: 1_000,
    seed: 20_261_122,
  });
  expect(foundFaster).toBeGreaterThanOrEqual(0.5);
  expect(calledDifferent).toBeLessThan(0.06);
});

test.each(["README.md", "docs/work/measurement.md"])(
  "%s promises what the site promises",
  (file) => {
    expect(readFileSync(join(folders.project, file), "utf8")).toContain(likelyRangeMeaning);
  },
);

test("three people who differ in how much a condition helps seldom make equal conditions different", () => {
  const study = conditionCoverageOf(medianTypist, 3, 0.2, { studies: 400, seed: 20_261_122 });
  expect(study.calledDifferent).toBeLessThan(0.1);
});
