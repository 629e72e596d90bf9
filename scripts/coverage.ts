/**
 * Simulates typists and counts how often the likely range and weak spots are right: `npm run coverage`, or
 * `npm run coverage -- [tests] [seed]`. docs/work/measurement.md explains its tables.
 */
import { conditionCoverageOf } from "./coverage/condition-coverage.ts";
import { type Coverage, coverageOf, varianceTimesCharacters } from "./coverage/coverage-of.ts";
import { sixteenWaves, threeWaves } from "./coverage/methods.ts";
import { namedSpots } from "./coverage/named-spots.ts";
import {
  type Length,
  medianTypist,
  varyingTypists,
  realisticTypists,
  stressTypists,
} from "./coverage/typists.ts";
import { visitCoverageOf } from "./coverage/visit-coverage.ts";

const [tests = "10000", seed = "20261122"] = process.argv.slice(2);

const methods = [threeWaves, sixteenWaves];

const lengths: readonly (readonly [name: string, length: Length])[] = [
  ["50", { characters: 50 }],
  ["100", { characters: 100 }],
  ["200", { characters: 200 }],
  ["300", { characters: 300 }],
  ["30 s", { limit: 30_000 }],
  ["60 s", { limit: 60_000 }],
];

const tables: readonly (readonly [title: string, figure: (coverage: Coverage) => number])[] = [
  ["The next test falls within the range", ({ anotherTest }) => anotherTest],
  ["The median range reaches to either side", ({ medianReach }) => medianReach],
  ["Two tests are reported as different", ({ calledDifferent }) => calledDifferent],
  ["Tests with a range", ({ shown }) => shown],
];

const visits = [2, 3, 4, 6, 10];

const groups = [
  ["As real people type", realisticTypists],
  ["Stress: one assumption strained at a time", stressTypists],
] as const;

const names = methods.map(({ name }) => name.toLowerCase()).join(" · ");
console.log(`${tests} tests per cell, seed ${seed}, in percent: ${names}`);
for (const [group, typists] of groups) {
  const rows = typists.map((typist, row) => ({
    name: typist.name,
    cells: lengths.map(([, length], column) =>
      coverageOf(typist, length, methods, {
        tests: Number(tests),
        seed: Number(seed) + row * lengths.length + column,
      }),
    ),
  }));
  for (const [title, figure] of tables) {
    printTable(
      `${group}. ${title}`,
      lengths.map(([name]) => name),
      rows.map(({ name, cells }) => ({
        name,
        cells: cells.map((cell) => percents(cell.map(figure))),
      })),
    );
  }
}

printTable(
  "The variance of a test's log speed times its characters, 200; real people have 1.6 to 2.4",
  ["200"],
  [...realisticTypists, ...stressTypists].map((typist) => ({
    name: typist.name,
    cells: [
      varianceTimesCharacters(typist, 200, { tests: Number(tests), seed: Number(seed) }).toFixed(1),
    ],
  })),
);

printTable(
  "Visits with this many tests of 200 characters: the next test falls within their range · how far it reaches · later tests are reported as different · a true gain of 15 % is found",
  visits.map(String),
  [...realisticTypists, ...stressTypists, ...varyingTypists].map((typist, row) => ({
    name: typist.name,
    cells: visits.map((count, column) => {
      const coverage = visitCoverageOf(typist, { characters: 200 }, count, {
        visits: Math.ceil(Number(tests) / 10),
        seed: Number(seed) + row * visits.length + column,
      });
      const { anotherTest, medianReach, calledDifferent, foundFaster } = coverage;
      return percents([anotherTest, medianReach, calledDifferent, foundFaster]);
    }),
  })),
);

const people = [2, 3, 5, 10, 20];
printTable(
  "Studies with this many people, three tests of 200 characters in each condition: equal conditions are reported as different · a mean gain of 15 % is found",
  people.map(String),
  [0, 0.05, 0.1, 0.2].map((difference, row) => ({
    name: `People differ by ${Math.round(100 * difference)} %`,
    cells: people.map((count, column) => {
      const { calledDifferent, foundFaster } = conditionCoverageOf(
        medianTypist,
        count,
        difference,
        {
          studies: Math.ceil(Number(tests) / 10),
          seed: Number(seed) + row * people.length + column,
        },
      );
      return percents([calledDifferent, foundFaster]);
    }),
  })),
);

const spotTests = [1, 3, 10];
printTable(
  "People with a weak spot named after this many passages · slow ones that take them longer than most",
  spotTests.map(String),
  [0, 0.15, 0.25].map((difference, row) => ({
    name: `Letters differ by ${Math.round(100 * difference)} %`,
    cells: spotTests.map((count, column) => {
      const { withSpots, trulySlow } = namedSpots(difference, count, {
        people: Math.ceil(Number(tests) / 10),
        seed: Number(seed) + row * spotTests.length + column,
      });
      return percents([withSpots, trulySlow]);
    }),
  })),
);

interface Row {
  readonly name: string;
  readonly cells: readonly string[];
}

function printTable(title: string, columns: readonly string[], rows: readonly Row[]): void {
  const head = { name: "Typist", cells: columns };
  const rule = { name: "---", cells: columns.map(() => "---") };
  console.log(`\n${title}\n`);
  for (const { name, cells } of [head, rule, ...rows]) {
    console.log(`| ${[name, ...cells].join(" | ")} |`);
  }
}

function percents(shares: readonly number[]): string {
  return shares.map((share) => Math.round(share * 100)).join(" · ");
}
