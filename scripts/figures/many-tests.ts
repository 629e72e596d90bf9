import { typingLog } from "../../src/engine/test-aids/typing-log.ts";
import type { Edit } from "../../src/engine/trial/edit.ts";
import { type FinishedTrial, newTrial } from "../../src/engine/trial/trial.ts";
import { runToEnd } from "../../src/engine/work.ts";
import type { DecodedTest } from "../../src/saved-tests/stored-test.ts";
import { trialOfEdits } from "../../src/engine/trial/replay.ts";

const sentence = "the bakers carried their crates across the square and told jokes. ";

/** About 300 keys with the corrections. */
const presented = sentence.repeat(5).slice(0, 280);

/** In milliseconds, so that ten thousand tests take a year. */
const between = 3_150_000;

const from = Date.UTC(2026, 0, 1);

/** Generates tests as the site saves them, each faster than the last, no two alike. */
export function* manyTests(count: number): Generator<DecodedTest> {
  for (let index = 0; index < count; index += 1) {
    const median = 200 - (50 * index) / count;
    yield {
      typedOn: from + index * between,
      title: index % 3 === 0 ? "60 seconds" : "Passage",
      trial: trialTyped(index, median),
    };
  }
}

function trialTyped(seed: number, median: number): FinishedTrial {
  const { inputStream } = typingLog(presented, { seed, median });
  const trial = runToEnd(trialOfEdits(newTrial(presented), inputStream.map(withKeys)));
  if (!trial) throw new Error("The keys do not complete the text.");
  return trial;
}

/** An edit with the release of a key and the press of the next, as every keyboard reports them. */
function withKeys(edit: Edit): Edit {
  const letter = edit.inserted[0] ?? "Backspace";
  const code = /^[a-z]$/.test(letter) ? `Key${letter.toUpperCase()}` : "Space";
  return {
    ...edit,
    receivedAt: edit.at + 1.5,
    keys: [
      { kind: "up", code, at: edit.at - 40.25 },
      { kind: "down", code, at: edit.at },
    ],
  };
}
