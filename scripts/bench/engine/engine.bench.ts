/** Measures the engine in Node, for each revision: `npm run bench -- engine`. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type BenchCompareOptions, describe, test, type TestContext } from "vitest";
import type { align } from "../../../src/engine/alignment/alignment.ts";
import type { analyse } from "../../../src/engine/analyse.ts";
import { finished } from "../../../src/engine/test-aids/key-script.ts";
import { randomFrom, typingLog } from "../../../src/engine/test-aids/typing-log.ts";
import type { applyEdit } from "../../../src/engine/trial/apply-edit.ts";
import type { differenceTo } from "../../../src/engine/trial/transcribed-text.ts";
import type { newTrial, Trial } from "../../../src/engine/trial/trial.ts";
import { benchTexts } from "../texts.ts";
import { engineSettings } from "./bench-engine.ts";

/** The parts of a revision's engine that are measured. */
interface Engine {
  readonly align: typeof align;
  readonly analyse: typeof analyse;
  readonly applyEdit: typeof applyEdit;
  readonly differenceTo: typeof differenceTo;
  readonly newTrial: typeof newTrial;
}

const { subjects, isQuick } = engineSettings();

const engines = await Promise.all(
  subjects.map(async ({ name, project }) => ({ name, engine: await engineOf(project) })),
);

const often: BenchCompareOptions = { time: isQuick ? 200 : 2_000 };
const seldom: BenchCompareOptions = {
  time: 0,
  iterations: isQuick ? 3 : 15,
  warmupTime: 0,
  warmupIterations: 2,
};

const keys = 100;

describe(`${keys} keys`, () => {
  test.for([200, 1_000, 10_000, 100_000])("at %i characters", async (length, { bench }) => {
    const typed = benchTexts.long.slice(0, length);
    const values = Array.from({ length: keys }, (_, key) => typed + "x".repeat(key + 1));
    await inTurn(
      bench,
      engines.map(({ name, engine }) => {
        const before = typedTrial(engine, benchTexts.long + "x".repeat(2 * keys), typed);
        return bench(name, () => {
          let trial = before;
          for (const value of values) {
            const difference = engine.differenceTo(trial.transcribed, value);
            if (!difference) continue;
            trial = engine.applyEdit(trial, { ...difference, kind: "typed", at: 1e9 });
          }
        });
      }),
      often,
    );
  });
});

describe("analyse", () => {
  test.for([300, 10_000, 100_000])("%i keys", async (length, { bench }) => {
    const log = typingLog(benchTexts.long.slice(0, length), { seed: length });
    await inTurn(
      bench,
      engines.map(({ name, engine }) => {
        const trial = finished(
          log.inputStream.reduce<Trial>(engine.applyEdit, engine.newTrial(log.presented)),
        );
        return bench(name, () => {
          engine.analyse(trial);
        });
      }),
      length < 1_000 ? often : seldom,
    );
  });
});

test("align 100,000 characters with 1 % errors", async ({ bench }) => {
  const presented = benchTexts.long.split("");
  const transcribed = withErrors(presented, 0.01);
  await inTurn(
    bench,
    engines.map(({ name, engine }) =>
      bench(name, () => {
        engine.align(presented, transcribed);
      }),
    ),
    seldom,
  );
});

/** Measures one revision, or compares two. */
async function inTurn(
  { compare }: TestContext["bench"],
  registrations: readonly BenchRegistration[],
  options: BenchCompareOptions,
): Promise<void> {
  const [first, ...others] = registrations;
  if (first && others.length === 0) await first.run(options);
  else await compare(...registrations, options);
}

type BenchRegistration = ReturnType<TestContext["bench"]>;

/** @throws if the revision has no such parts. */
async function engineOf(project: string): Promise<Engine> {
  const load = async (name: string): Promise<unknown> =>
    import(/* @vite-ignore */ pathToFileURL(join(project, "src/engine", name)).href);
  const modules = await Promise.all(
    [
      "alignment/alignment.ts",
      "analyse.ts",
      "trial/apply-edit.ts",
      "trial/transcribed-text.ts",
      "trial/trial.ts",
    ].map(load),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types are lost in loading
  return Object.assign({}, ...modules) as Engine;
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
