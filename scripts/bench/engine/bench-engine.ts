import { startVitest } from "vitest/node";
import { folders } from "../../project/folders.ts";

/** The options of the benchmark of the engine. */
interface EngineSettings {
  /** The revisions of the project to measure alternately, and their folders. */
  readonly subjects: readonly { readonly name: string; readonly project: string }[];
  readonly isQuick: boolean;
}

const variable = "KEYPACE_BENCH_ENGINE";

/**
 * Runs the benchmark of the engine with Vitest and prints its tables.
 *
 * @throws if it fails, for example for a revision whose engine has other parts.
 */
export async function benchEngine({ subjects, isQuick }: EngineSettings): Promise<void> {
  const settings: EngineSettings = { subjects, isQuick };
  const vitest = await startVitest([], {
    root: folders.project,
    config: false,
    watch: false,
    include: [],
    benchmark: { enabled: true, include: ["scripts/bench/engine/*.bench.ts"] },
    testTimeout: 600_000,
    env: { [variable]: JSON.stringify(settings) },
    // By Node alone, because Vite's runner adds a call to each use of an import.
    experimental: { viteModuleRunner: false },
  });
  const isFailed = vitest.state.getCountOfFailedTests() > 0;
  await vitest.close();
  if (isFailed) throw new Error("The engine could not be measured.");
}

/** The same options, read in the process that measures. */
export function engineSettings(): EngineSettings {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written above
  return JSON.parse(process.env[variable] ?? "null") as EngineSettings;
}
