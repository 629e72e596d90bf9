import type { alignInSteps } from "../../../src/engine/alignment/alignment.ts";
import type { analyse } from "../../../src/engine/analyse.ts";
import { finished } from "../../../src/engine/test-aids/key-script.ts";
import { randomFrom, typingLog } from "../../../src/engine/test-aids/typing-log.ts";
import type { applyEdit } from "../../../src/engine/trial/apply-edit.ts";
import type { Milliseconds } from "../../../src/engine/trial/edit.ts";
import type { differenceTo } from "../../../src/engine/trial/transcribed-text.ts";
import type { newTrial, Trial } from "../../../src/engine/trial/trial.ts";
import { runToEnd } from "../../../src/engine/work.ts";
import { medianTime } from "../median-time.ts";
import { atMost, type Part } from "../part.ts";
import { importFrom } from "../subject.ts";
import { benchTexts } from "../texts.ts";

/** The parts of a revision's engine that are measured. */
interface Engine {
  readonly alignInSteps: typeof alignInSteps;
  readonly analyse: typeof analyse;
  readonly applyEdit: typeof applyEdit;
  readonly differenceTo: typeof differenceTo;
  readonly newTrial: typeof newTrial;
}

/** Measures the engine in Node, without a page. */
export const enginePart: Part = {
  name: "engine",
  title: "The engine alone",
  rounds: 3,
  async measure({ project }, _browser, isQuick) {
    if (project === null) return [];
    const engine = await engineOf(project);
    const duration = isQuick ? 200 : 2_000;
    const presented = benchTexts.long.split("");
    const transcribed = withErrors(presented, 0.01);
    return [
      ...[200, 1_000, 10_000, 100_000].map((length) => ({
        measure: `a key at ${length} characters (µs)`,
        value: 1000 * timeOfKey(engine, length, duration),
        target: atMost(30),
      })),
      ...[300, 10_000, 100_000].map((keys) => ({
        measure: `analysis of ${keys} keys (ms)`,
        value: timeOfAnalysis(engine, keys, duration),
      })),
      {
        measure: "alignment of 100000 characters with 1 % errors (ms)",
        value: medianTime(() => runToEnd(engine.alignInSteps(presented, transcribed)), duration),
        target: atMost(300),
      },
    ];
  },
};

/** @throws if the revision has no such parts. */
async function engineOf(project: string): Promise<Engine> {
  const modules = await Promise.all(
    [
      "alignment/alignment.ts",
      "analyse.ts",
      "trial/apply-edit.ts",
      "trial/transcribed-text.ts",
      "trial/trial.ts",
    ].map((path) => importFrom<Partial<Engine>>(project, `src/engine/${path}`)),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- together they have all parts
  return Object.assign({}, ...modules) as Engine;
}

/** The time of one of a hundred keys after a text of some length. */
function timeOfKey(engine: Engine, length: number, duration: Milliseconds): Milliseconds {
  const keys = 100;
  const typed = benchTexts.long.slice(0, length);
  const values = Array.from({ length: keys }, (_, key) => typed + "x".repeat(key + 1));
  const before = typedTrial(engine, benchTexts.long + "x".repeat(2 * keys), typed);
  const time = medianTime(() => {
    let trial = before;
    for (const value of values) {
      const difference = engine.differenceTo(trial.transcribed, value);
      if (difference) trial = engine.applyEdit(trial, { ...difference, kind: "typed", at: 1e9 });
    }
  }, duration);
  return time / keys;
}

function timeOfAnalysis(engine: Engine, keys: number, duration: Milliseconds): Milliseconds {
  const log = typingLog(benchTexts.long.slice(0, keys), { seed: keys });
  const start = engine.newTrial(log.presented);
  const trial = finished(log.inputStream.reduce<Trial>(engine.applyEdit, start));
  return medianTime(() => engine.analyse(trial), duration);
}

function typedTrial(engine: Engine, presented: string, typed: string): Trial {
  let trial: Trial = engine.newTrial(presented);
  for (const [start, character] of typed.split("").entries()) {
    trial = engine.applyEdit(trial, {
      kind: "typed",
      at: 150 * start,
      start,
      removed: 0,
      inserted: [character],
    });
  }
  return trial;
}

/** Changes, removes, doubles or swaps a share of a text's characters. */
function withErrors(text: readonly string[], share: number): readonly string[] {
  const random = randomFrom(1);
  const errors = [() => ["#"], () => [], (character: string) => [character, "#"]];
  return text.flatMap((character) => {
    if (random() >= share) return [character];
    return errors[Math.floor(random() * errors.length)]?.(character) ?? [];
  });
}
