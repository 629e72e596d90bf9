/**
 * Builds the site and measures it in Chromium, and its engine in Node: `npm run bench`.
 * docs/work/performance.md explains how.
 *
 * `--against REV` alternates with another revision, `--quick` does less of everything, and names of parts
 * exclude the others: `npm run bench -- --quick keys long-texts`.
 */
import { type BenchBrowser, withBrowser } from "./bench/browser/bench-browser.ts";
import { benchEngine } from "./bench/engine/bench-engine.ts";
import { burdensPart } from "./bench/parts/burdens.ts";
import { firstLoadPart } from "./bench/parts/first-load.ts";
import { growthPart } from "./bench/parts/growth.ts";
import { keysPart } from "./bench/parts/keys.ts";
import { longFieldPart } from "./bench/parts/long-field.ts";
import { longTextsPart } from "./bench/parts/long-texts.ts";
import { manyTestsPart } from "./bench/parts/many-tests.ts";
import { megabytePart } from "./bench/parts/megabyte.ts";
import { openingPart } from "./bench/parts/opening.ts";
import { peoplePart } from "./bench/parts/people.ts";
import { restPart } from "./bench/parts/rest.ts";
import { savedTestsPart } from "./bench/parts/saved-tests.ts";
import { resultPart } from "./bench/parts/result.ts";
import { runPart } from "./bench/parts/run-part.ts";
import type { PartResult } from "./bench/reading.ts";
import { type BenchSettings, benchSettingsFrom } from "./bench/settings.ts";
import type { Subject } from "./bench/subjects/subject.ts";
import { withSubjects } from "./bench/subjects/with-subjects.ts";
import { missedTargets, tableOf } from "./bench/table.ts";
import { folders } from "./project/folders.ts";

const parts = [
  keysPart,
  longTextsPart,
  longFieldPart,
  megabytePart,
  openingPart,
  resultPart,
  burdensPart,
  growthPart,
  manyTestsPart,
  restPart,
  savedTestsPart,
  peoplePart,
  firstLoadPart,
];

const engine = "engine";

await bench();

async function bench(): Promise<void> {
  const settings = benchSettingsFrom(process.argv.slice(2));
  const names = [...parts.map(({ name }) => name), engine];
  const unknown = settings.parts.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(`Unknown part: ${unknown.join(", ")}. Choose from ${names.join(", ")}.`);
  }
  const isEngineAlone =
    settings.parts.length > 0 && settings.parts.every((name) => name === engine);
  if (isEngineAlone && settings.against === null) {
    return benchEngine({ subjects: [{ name: "site", project: folders.project }], ...settings });
  }
  return withSubjects(settings.against, async (subjects) => {
    if (!isEngineAlone) {
      await withBrowser(async (browser) =>
        print(await measure(subjects, browser, settings), settings.against),
      );
    }
    if (settings.parts.length === 0 || settings.parts.includes(engine)) {
      await benchEngine({ subjects: enginesOf(subjects), ...settings });
    }
  });
}

/** The subjects that are revisions: the floor has no engine. */
function enginesOf(subjects: readonly Subject[]) {
  return subjects.flatMap(({ name, project }) => (project === null ? [] : [{ name, project }]));
}

async function measure(
  subjects: readonly Subject[],
  browser: BenchBrowser,
  settings: BenchSettings,
): Promise<readonly PartResult[]> {
  const wanted = parts.filter(
    ({ name }) => settings.parts.length === 0 || settings.parts.includes(name),
  );
  const results: PartResult[] = [];
  for (const part of wanted) {
    const start = performance.now();
    results.push(await runPart(part, subjects, browser, settings));
    console.error(`${part.name}: ${Math.round((performance.now() - start) / 1000)} s`);
  }
  return results;
}

function print(results: readonly PartResult[], against: string | null): void {
  console.log(tableOf(results, against));
  const missed = missedTargets(results);
  console.log(`\n${missed.length} targets missed${missed.map((line) => `\n  ${line}`).join("")}`);
}
