/**
 * Holds the invariants of the engine over far more edits than a test run does:
 * `npm run fuzz -- [runs] [seed]`. 100,000 runs are some ten million edits. A failure prints its
 * smallest example, which belongs into the tests beside what it broke.
 */
import { spawnSync } from "node:child_process";
import { folders } from "./project.ts";

const [runs = "100000", seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
console.log(`${runs} runs of each property, with the seed ${seed}`);

const { status } = spawnSync(
  "vitest",
  ["run", "--project", "unit", "--testTimeout", "3600000", "invariants"],
  {
    cwd: folders.project,
    env: { ...process.env, FUZZ_RUNS: runs, FUZZ_SEED: seed },
    shell: process.platform === "win32",
    stdio: "inherit",
  },
);
process.exitCode = status ?? 1;
