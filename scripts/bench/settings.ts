import { parseArgs } from "node:util";

/** What the command line asks of the benchmark. */
export interface Settings {
  /** The revision to measure in turn with the project as it stands. */
  readonly against: string | null;
  /** Fewer rounds, keys and places: to see whether something is far off. */
  readonly isQuick: boolean;
  /** The parts wanted, by their names; all where none is named. */
  readonly parts: readonly string[];
}

/** @throws for parameters that the benchmark does not know. */
export function settingsFrom(parameters: readonly string[]): Settings {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    options: { against: { type: "string" }, quick: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  return { against: values.against ?? null, isQuick: values.quick, parts: positionals };
}
