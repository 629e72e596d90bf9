import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { analyse } from "../../../src/engine/analyse.ts";
import type { trialOf, typingLog } from "../../../src/engine/test-aids/typing-log.ts";
import type { Reading } from "../reading.ts";
import { median } from "../statistics.ts";
import { texts } from "../texts.ts";
import type { Part } from "./part.ts";

/** The parts of a revision's engine that are measured. */
interface Engine {
  readonly analyse: typeof analyse;
  readonly trialOf: typeof trialOf;
  readonly typingLog: typeof typingLog;
}

/** The engine alone, in Node: how fast it takes edits in and analyses a trial. */
export const enginePart: Part = {
  name: "engine",
  title: "The engine, in Node",
  comparisons: [],
  rounds: () => 1,
  async measure({ project }, _browser, { isQuick }) {
    if (project === null) return [];
    const engine = await engineOf(project).catch(() => null);
    if (engine === null) return [];
    return (isQuick ? [200, 10_000] : [200, 10_000, 100_000]).flatMap((length) =>
      readingsAt(engine, length),
    );
  },
};

/** @throws where the revision has no such parts. */
async function engineOf(project: string): Promise<Engine> {
  const load = async (name: string): Promise<unknown> =>
    import(pathToFileURL(join(project, "src/engine", name)).href);
  const modules = await Promise.all([load("analyse.ts"), load("test-aids/typing-log.ts")]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types are lost in loading
  return Object.assign({}, ...modules) as Engine;
}

function readingsAt(
  { analyse: analyseTrial, trialOf: typedTrial, typingLog: logOf }: Engine,
  length: number,
): readonly Reading[] {
  const log = logOf(texts.long.slice(0, length), { seed: length });
  const edits = log.inputStream.length;
  const times = length < 1000 ? 40 : length < 50_000 ? 3 : 1;
  let trial = typedTrial({ ...log, inputStream: [] });
  const edit = medianTime(times, () => {
    trial = typedTrial(log);
  });
  if (trial.phase !== "finished") throw new Error("The log was expected to end its trial.");
  const finished = trial;
  const analysis = medianTime(times, () => analyseTrial(finished));
  const name = length.toLocaleString("en");
  return [
    { measure: `edits a second, in ${name} characters`, value: edits / (edit / 1000) },
    { measure: `analysis of ${name} characters (ms)`, value: analysis },
  ];
}

function medianTime(times: number, act: () => void): number {
  const durations = Array.from({ length: times }, () => {
    const start = performance.now();
    act();
    return performance.now() - start;
  });
  return median(durations);
}
