import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { entryText, savedTestsParts } from "../../../src/saved-tests/file-entries.ts";
import { folders } from "../../project/folders.ts";
import { manyTests } from "../../progress/many-tests.ts";
import { atMost } from "../reading.ts";
import type { Part } from "./part.ts";
import { openFiles } from "./saved-tests.ts";

const people = 200;
const testsEach = 10;

/** Opens the results files of many people, from the choice of the files to the table. */
export const peoplePart: Part = {
  name: "people",
  title: "Opening 200 results files of 10 tests of 300 keys",
  rounds: ({ isQuick }) => (isQuick ? 1 : 3),
  measure: (subject, { withPage }) =>
    withPage(async ({ page }) => {
      await page.goto(subject.address);
      const duration = await openFiles(page, await resultsFiles(), "200 people, 2000 tests.");
      return [
        { measure: "files chosen to table shown (ms)", value: duration, target: atMost(3000) },
        {
          measure: "longest task meanwhile (ms)",
          value: Math.max(0, ...(await page.evaluate(() => window.longTasks))),
        },
      ];
    }),
};

/** Writes a file for each person; returns their paths. */
async function resultsFiles(): Promise<readonly string[]> {
  const folder = join(folders.cache, "people");
  await mkdir(folder, { recursive: true });
  const tests = [...manyTests(people * testsEach)];
  return Promise.all(
    Array.from({ length: people }, async (_, person) => {
      const own = tests.slice(person * testsEach, (person + 1) * testsEach);
      const entries = own.map(({ typedOn, trial }, index) =>
        entryText({
          typedOn,
          title: "60 seconds, medium",
          trial,
          plan: {
            title: "Class test",
            digest: "00000000",
            typist: `P${person}`,
            run: person,
            seed: person,
            test: index + 1,
            tests: testsEach,
            condition: null,
            isPractice: false,
          },
        }),
      );
      const path = join(folder, `${person}.json`);
      await writeFile(path, savedTestsParts(entries).join(""));
      return path;
    }),
  );
}
