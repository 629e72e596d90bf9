/**
 * Simulates typists and tells how often the likely range kept its word: `npm run coverage`, or
 * `npm run coverage -- [tests] [seed]`. Its tables stand in docs/measurement.md, which says how to read them.
 */
import { type Coverage, coverageOf } from "./coverage/coverage-of.ts";
import { batchesOfCharacters, scatterOfIntervals, slowWaves } from "./coverage/methods.ts";
import { type Length, moodyTypists, typists } from "./coverage/typists.ts";
import { visitCoverageOf } from "./coverage/visit-coverage.ts";

const [tests = "10000", seed = "20261122"] = process.argv.slice(2);

const methods = [scatterOfIntervals, batchesOfCharacters, slowWaves];

const lengths: readonly (readonly [name: string, length: Length])[] = [
  ["100", { characters: 100 }],
  ["200", { characters: 200 }],
  ["300", { characters: 300 }],
  ["400", { characters: 400 }],
  ["30 s", { limit: 30_000 }],
  ["60 s", { limit: 60_000 }],
];

const tables: readonly (readonly [title: string, figure: (coverage: Coverage) => number])[] = [
  ["Another test ends within the range", ({ anotherTest }) => anotherTest],
  ["The long run lies within the half-width", ({ longRun }) => longRun],
  ["Two tests are called different", ({ calledDifferent }) => calledDifferent],
  ["Half of the ranges reach no further than ±", ({ medianReach }) => medianReach],
  ["Tests with a range", ({ shown }) => shown],
];

const rows = typists.map((typist, row) => ({
  typist,
  cells: lengths.map(([, length], column) =>
    coverageOf(typist, length, methods, {
      tests: Number(tests),
      seed: Number(seed) + row * lengths.length + column,
    }),
  ),
}));

console.log(`${tests} tests a cell, seed ${seed}, in percent: ${namesOf(methods)}`);
for (const [title, figure] of tables) {
  const head = lengths.map(([name]) => name);
  console.log(`\n${title}\n`);
  tell("Typist", head);
  tell(
    "---",
    head.map(() => "---"),
  );
  for (const { typist, cells } of rows) {
    tell(
      typist.name,
      cells.map((cell) => cell.map((each) => percent(figure(each))).join(" · ")),
    );
  }
}

const visits = [3, 4, 6, 10];

console.log(
  "\nVisits of so many tests of 200 characters: another test ends within the pooled range · the later tests are called different · they are found to be faster where they are, by 15 %\n",
);
tell("Typist", visits.map(String));
tell(
  "---",
  visits.map(() => "---"),
);
for (const [row, typist] of [...typists, ...moodyTypists].entries()) {
  const cells = visits.map((count, column) =>
    visitCoverageOf(typist, { characters: 200 }, count, {
      visits: Math.ceil(Number(tests) / 10),
      seed: Number(seed) + row * visits.length + column,
    }),
  );
  tell(
    typist.name,
    cells.map(({ anotherTest, calledDifferent, foundFaster }) =>
      [anotherTest, calledDifferent, foundFaster].map(percent).join(" · "),
    ),
  );
}

function tell(name: string, cells: readonly string[]): void {
  console.log(`| ${[name, ...cells].join(" | ")} |`);
}

function namesOf(all: typeof methods): string {
  return all.map(({ name }) => name.toLowerCase()).join(" · ");
}

function percent(share: number): number {
  return Math.round(share * 100);
}
