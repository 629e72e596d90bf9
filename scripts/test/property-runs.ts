import fc from "fast-check";

const { FUZZ_RUNS: runs = "300", FUZZ_SEED: seed } = process.env;

fc.configureGlobal({ numRuns: Number(runs), ...(seed && { seed: Number(seed) }) });
