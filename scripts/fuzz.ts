/**
 * Checks the invariants of the engine with far more edits than a test run, then compares each installed
 * browser with the engine: `npm run fuzz -- [runs] [seed]`. 100,000 runs are some ten million edits, and a
 * tenth of that number typed in a browser. A failure prints its smallest example, which then becomes a
 * test.
 */
import { spawnSync } from "node:child_process";
import { folders } from "./project/folders.ts";

const [runs = "100000", seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
const edits = Math.ceil(Number(runs) / 10 / 40) * 40;
console.log(`${runs} runs of each property, ${edits} edits in a browser, seed ${seed}`);

const commands = [
  ["vitest", "run", "--project", "unit", "--testTimeout", "3600000", "invariants"],
  ["node", "scripts/run.js", "build"],
  ["playwright", "test", "--timeout", "3600000", "random-edits"],
] as const;
for (const [program, ...parameters] of commands) {
  const { status } = spawnSync(program, parameters, {
    cwd: folders.project,
    env: {
      ...process.env,
      EVERY_ENGINE: "1",
      FUZZ_RUNS: runs,
      FUZZ_EDITS: String(edits),
      FUZZ_SEED: seed,
    },
    shell: process.platform === "win32",
    stdio: "inherit",
  });
  if (status !== 0) process.exitCode = 1;
}
