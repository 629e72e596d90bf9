import { parseArgs } from "node:util";

/** The settings of the benchmark on the command line. */
export interface BenchSettings {
  /** The revision to measure alternately with the project in its current state. */
  readonly against: string | null;
  /** Whether to do fewer rounds, keys and places, to see large differences only. */
  readonly isQuick: boolean;
  /** The names of the parts to run; empty for all. */
  readonly parts: readonly string[];
}

/** @throws for parameters that the benchmark does not know. */
export function benchSettingsFrom(parameters: readonly string[]): BenchSettings {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    options: { against: { type: "string" }, quick: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  return { against: values.against ?? null, isQuick: values.quick, parts: positionals };
}
