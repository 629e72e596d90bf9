import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { typeKeys } from "../engine/test-aids/key-script.ts";
import { newTrial, type Trial } from "../engine/trial/trial.ts";
import { Passage, passageTextId } from "./Passage.tsx";
import { ownExercise } from "../exercises/own-exercise.ts";
import { createTestStore } from "../visit/test-store.ts";

test("an untouched passage shows where to begin", async () => {
  await renderPassage(newTrial("the cat"));
  expect(paintedRuns()).toEqual(["current:t", "pending:he cat"]);
});

test("characters are painted by what was typed for them, one element for each run", async () => {
  await renderPassage(typeKeys("the cat", "thx x"));
  expect(paintedRuns()).toEqual([
    "correct:th",
    "wrong:e",
    "correct: ",
    "wrong:c",
    "current:a",
    "pending:t",
  ]);
});

test("within a run, a key leaves every element in its place", async () => {
  const show = await renderPassage(typeKeys("the cat", "th"));
  const before = runElements();
  show(typeKeys("the cat", "the"));
  expect(runElements()).toEqual(before);
  expect(paintedRuns()).toEqual(["correct:the", "current: ", "pending:cat"]);
});

test("where a run begins or ends, nothing is left of those before", async () => {
  const trials: readonly Trial[] = ["x", "", "tx", "t", "the cat"].map((keys) =>
    typeKeys("the cat", keys),
  );
  const show = await renderPassage(newTrial("the cat"));
  for (const trial of trials) {
    show(trial);
    await expect.element(page.getByTestId("passage")).toHaveTextContent("the cat");
  }
  expect(paintedRuns()).toEqual(["correct:the cat"]);
});

test("screen readers are given the passage whole, and not its colours", async () => {
  await renderPassage(typeKeys("the cat", "thx x"));
  expect(document.getElementById(passageTextId)).toHaveTextContent("the cat");
  expect(document.getElementById(passageTextId)?.childNodes).toHaveLength(1);
  await expect.element(page.getByTestId("passage")).toHaveAttribute("aria-hidden", "true");
});

/** Gives what shows another trial in the same place. */
async function renderPassage(first: Trial) {
  const store = createTestStore(ownExercise("the cat"));
  const show = (trial: Trial) => store.dispatch({ kind: "change", change: () => trial });
  show(first);
  await render(<Passage test={store} later={null} look="" />);
  return show;
}

function runElements(): readonly Element[] {
  return [...document.querySelectorAll("[data-testid='passage'] [data-state]")];
}

function paintedRuns(): readonly string[] {
  return runElements().map((run) => `${run.getAttribute("data-state")}:${run.textContent}`);
}
