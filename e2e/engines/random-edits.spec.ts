import { expect } from "@playwright/test";
import { liveStats } from "../../src/engine/metrics/live-stats.ts";
import { summarize } from "../../src/engine/metrics/summarize.ts";
import { randomFrom } from "../../src/engine/test-aids/typing-log.ts";
import { runsOf } from "../../src/engine/trial/runs.ts";
import { type FinishedTrial, newTrial, type Trial } from "../../src/engine/trial/trial.ts";
import { numberText } from "../../src/format/format-figures.ts";
import { paintedText } from "../../src/typing-test/view/painted-segment.ts";
import { readInput } from "../../src/typing-test/field/read-input.ts";
import { runCommands, recordFieldInputs, takeFieldInputs } from "./field-inputs.ts";
import { field, figures, focused, runsOnScreen, passageOnScreen } from "./on-screen.ts";
import { randomCommands, randomKeys } from "./random-edits.ts";
import { test } from "./test.ts";
import type { Visitor } from "./visitor.ts";

/** The command `fuzz` sets a larger number. */
const { FUZZ_EDITS: edits = "400", FUZZ_SEED: seed = "1" } = process.env;
const editsInBatch = 40;
const batches = Number(edits) / editsInBatch;

test(`after ${edits} random edits from seed ${seed}, page and engine agree at every check`, async ({
  visitor,
}) => {
  const random = randomFrom(Number(seed));
  await visitor.open("/");
  await recordFieldInputs(visitor);
  await visitor.click("textbox", "Type the passage here");
  let trial: Trial = newTrial(await passageOnScreen(visitor));
  for (let batch = 0; batch < batches; batch += 1) {
    const passage = trial.presented.join("");
    if (batch % 2 === 0) await visitor.press(...randomKeys(random, passage, editsInBatch));
    else await runCommands(visitor, randomCommands(random, passage, editsInBatch));
    trial = await expectAgreement(visitor, trial);
    if (trial.phase === "finished") trial = await beginAnother(visitor);
  }
  await runCommands(visitor, [
    { command: "selectAll" },
    { command: "insertText", text: "#".repeat(trial.presented.length) },
  ]);
  const finished = await expectAgreement(visitor, trial);
  expect(finished.phase).toBe("finished");
});

/** Expects the page to show what the engine computes from the field's inputs; returns the trial. */
async function expectAgreement(visitor: Visitor, before: Trial): Promise<Trial> {
  const inputs = await takeFieldInputs(visitor);
  const trial = inputs.reduce(readInput, before);
  const { value, isDisabled } = await field(visitor);
  const runs = runsOf(trial).map(({ state, text }) => [state, paintedText(text)]);
  await expect.poll(() => runsOnScreen(visitor), value).toEqual(runs);
  expect(trial.transcribed.text).toBe(value);
  expect(isDisabled).toBe(trial.phase === "finished");
  if (trial.phase === "finished") await expectResult(visitor, trial);
  else {
    const { accuracy, errors } = liveStats(trial, 0);
    const shown = { Accuracy: `${accuracy} %`, Errors: `${errors}` };
    await expect.poll(() => figures(visitor)).toMatchObject(shown);
  }
  return trial;
}

async function expectResult(visitor: Visitor, trial: FinishedTrial): Promise<void> {
  const { accuracy, errors, wrongKeystrokes } = summarize(trial);
  // The speed depends on the times of keys, which these inputs do not have.
  const heading = new RegExp(`^[\\d,]+ words per minute, ${accuracy} percent accuracy`);
  await expect.poll(() => focused(visitor)).toMatch(heading);
  expect(await figures(visitor)).toMatchObject({
    Accuracy: `${accuracy}%`,
    Errors: numberText(errors),
    "Wrong keystrokes": numberText(wrongKeystrokes),
  });
}

async function beginAnother(visitor: Visitor): Promise<Trial> {
  await visitor.click("button", "Try Again");
  await expect.poll(() => field(visitor)).toMatchObject({ value: "", isFocused: true });
  return newTrial(await passageOnScreen(visitor));
}
