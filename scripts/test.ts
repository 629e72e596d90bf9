/**
 * Checks the whole project: `npm test`. With names of steps, only those: `node scripts/test.ts unit`.
 * The last line is the sum: each check counts one, and each test.
 */
import { delimiter, join } from "node:path";
import { folders } from "./project.ts";
import { runStep } from "./test/run-step.ts";
import { steps } from "./test/steps.ts";
import { total, type Tally } from "./test/tally.ts";

const known = new Set(steps.map(({ name }) => name));
const wanted = new Set(process.argv.slice(2));
const unknown = [...wanted].filter((name) => !known.has(name));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(", ")}: choose among ${[...known].join(", ")}.`);
  process.exit(1);
}

// As npm does it for its scripts, for those who call this one by hand.
const programs = join(folders.project, "node_modules/.bin");
process.env["PATH"] = [programs, process.env["PATH"]].join(delimiter);

const failures: string[] = [];
const broken = new Set<string>();
const tallies: Tally[] = [];
for (const step of steps.filter(({ name }) => wanted.size === 0 || wanted.has(name))) {
  console.log(`\n── ${step.title} ──`);
  if (step.after !== undefined && broken.has(step.after)) {
    console.log(`Left out, for "${step.after}" failed.`);
    continue;
  }
  const tally = runStep(step);
  tallies.push(tally);
  if (tally.failed > 0) {
    broken.add(step.name);
    failures.push(step.title);
  }
}

const { passed, failed } = total(tallies);
if (failures.length > 0) console.log(`\nFailed: ${failures.join(", ")}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
