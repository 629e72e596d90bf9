import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { likelyRangeMeaning } from "../../src/content/likely-range.ts";
import { folders } from "../project/folders.ts";
import { coverageOf } from "./coverage-of.ts";
import { scatterOfIntervals, slowWaves } from "./methods.ts";
import { typists } from "./typists.ts";
import { visitCoverageOf } from "./visit-coverage.ts";

/** A small part of the table in docs/measurement.md, whose 10,000 tests a cell take minutes. */
const sample = { tests: 300, seed: 20_261_122 };

test.each(typists.map((typist) => [typist.name, typist] as const))(
  "the likely range keeps its word, and calls no test different from itself: %s",
  (_name, typist) => {
    const [own] = coverageOf(typist, { characters: 200 }, [slowWaves], sample);
    // The table's least is 92, with pauses 88; 300 tests are off by 4 in one case of twenty.
    expect(own?.anotherTest).toBeGreaterThan(typist.pauses === undefined ? 0.88 : 0.84);
    expect(own?.anotherTest).toBeLessThan(0.99);
    expect(own?.calledDifferent).toBeLessThan(0.08);
  },
);

test.each([
  ["the shortest test with a range", { characters: 100 }],
  ["a timed test, its tail included", { limit: 30_000 }],
])("so it does for %s", (_name, length) => {
  const typist = { name: "Corrections 2 %", corrections: 0.02 };
  const [scatter, own] = coverageOf(typist, length, [scatterOfIntervals, slowWaves], sample);
  expect(own?.anotherTest).toBeGreaterThan(0.9);
  // What the scatter of the intervals alone would promise.
  expect(scatter?.anotherTest).toBeLessThan(0.75);
});

test("nor are the later tests of a visit called different from the earlier ones", () => {
  const typist = { name: "Form 5 %", form: 0.05 };
  const { calledDifferent, anotherTest } = visitCoverageOf(typist, { characters: 200 }, 5, {
    visits: 100,
    seed: 20_261_122,
  });
  expect(calledDifferent).toBeLessThan(0.1);
  expect(anotherTest).toBeGreaterThan(0.9);
});

test.each(["README.md", "docs/measurement.md"])("%s promises what the site promises", (file) => {
  expect(readFileSync(join(folders.project, file), "utf8")).toContain(likelyRangeMeaning);
});
