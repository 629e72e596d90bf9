/** Runs before each file of unit tests. The files of one worker share their globals. */
import { setTimeout as realSetTimeout } from "node:timers";
import fc from "fast-check";
import { beforeEach } from "vitest";

const { FUZZ_RUNS: runs = "300", FUZZ_SEED: seed } = process.env;

fc.configureGlobal({ numRuns: Number(runs), ...(seed && { seed: Number(seed) }) });

beforeEach(() => {
  if (globalThis.setTimeout !== realSetTimeout) {
    throw new Error("A test that ran before left its fake timers behind.");
  }
});
