import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { typeKeys } from "../engine/test-aids/key-script.ts";
import { newTrial, type Trial } from "../engine/trial/trial.ts";
import { Passage, passageTextId } from "./Passage.tsx";

test("an untouched passage shows where to begin", async () => {
  await render(<Passage trial={newTrial("the cat")} later={null} />);
  expect(paintedRuns()).toEqual(["current:t", "pending:he cat"]);
});

test("characters are painted by what was typed for them, one element for each run", async () => {
  await render(<Passage trial={typeKeys("the cat", "thx x")} later={null} />);
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
  const screen = await render(<Passage trial={typeKeys("the cat", "th")} later={null} />);
  const before = runElements();
  await screen.rerender(<Passage trial={typeKeys("the cat", "the")} later={null} />);
  expect(runElements()).toEqual(before);
  expect(paintedRuns()).toEqual(["correct:the", "current: ", "pending:cat"]);
});

test("where a run begins or ends, nothing is left of those before", async () => {
  const trials: readonly Trial[] = ["x", "", "tx", "t", "the cat"].map((keys) =>
    typeKeys("the cat", keys),
  );
  const screen = await render(<Passage trial={newTrial("the cat")} later={null} />);
  for (const trial of trials) {
    await screen.rerender(<Passage trial={trial} later={null} />);
    await expect.element(page.getByTestId("passage")).toHaveTextContent("the cat");
  }
  expect(paintedRuns()).toEqual(["correct:the cat"]);
});

test("screen readers are given the passage whole, and not its colours", async () => {
  await render(<Passage trial={typeKeys("the cat", "thx x")} later={null} />);
  expect(document.getElementById(passageTextId)).toHaveTextContent("the cat");
  expect(document.getElementById(passageTextId)?.childNodes).toHaveLength(1);
  await expect.element(page.getByTestId("passage")).toHaveAttribute("aria-hidden", "true");
});

function runElements(): readonly Element[] {
  return [...document.querySelectorAll("[data-testid='passage'] [data-state]")];
}

function paintedRuns(): readonly string[] {
  return runElements().map((run) => `${run.getAttribute("data-state")}:${run.textContent}`);
}
