import { startVitest } from "vitest/node";
import { folders } from "../../project/folders.ts";

/** What is asked of the benchmark of the engine. */
interface EngineSettings {
  /** The revisions of the project to measure in turn, and the folders that they stand in. */
  readonly subjects: readonly { readonly name: string; readonly project: string }[];
  readonly isQuick: boolean;
}

const variable = "KEYPACE_BENCH_ENGINE";

/**
 * Runs the benchmark of the engine with Vitest, its tables on the terminal.
 *
 * @throws where it fails, as on a revision whose engine has other parts.
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
    // By Node alone: Vite's runner adds a call to each use of what a module exports.
    experimental: { viteModuleRunner: false },
  });
  const isFailed = vitest.state.getCountOfFailedTests() > 0;
  await vitest.close();
  if (isFailed) throw new Error("The engine could not be measured.");
}

/** The same in the process that measures. */
export function engineSettings(): EngineSettings {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written above
  return JSON.parse(process.env[variable] ?? "null") as EngineSettings;
}
