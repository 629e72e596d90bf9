import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { analyse } from "../../engine/analyse.ts";
import { setValue, typeKeys } from "../../engine/test-aids/key-script.ts";
import { type FinishedTrial, newTrial, type Trial } from "../../engine/trial/trial.ts";
import type { FinishedTest } from "../../test-files/stored-test.ts";
import { Compare } from "./Compare.tsx";

const text = "so it goes on and on ".repeat(6).trim();

function finished(trial: Trial): FinishedTrial {
  if (trial.phase !== "finished") throw new Error("The keys do not complete the passage.");
  return trial;
}

const show = (trial: FinishedTrial, visitTests: readonly FinishedTest[] = []) =>
  render(<Compare analysis={analyse(trial)} trial={trial} visitTests={visitTests} />);

test("the speed is placed among the marks of the study, whose people are named", async () => {
  // 10 characters are 2 words, typed in 9 times 300 ms: 44 WPM.
  await show(finished(typeKeys("it is late", "it is lat!", 300)));
  await expect
    .element(page.getByText(/^At 44\sWPM you typed slower than the mean .* about 52\sWPM/))
    .toBeVisible();
  await expect
    .element(page.getByText(/168,960 volunteers .* not an average of the world/))
    .toBeVisible();
  await expect
    .element(page.getByText(/1\.17% of characters wrong; in your text it is 10\.0%/))
    .toBeVisible();
});

test("a pasted text is not compared", async () => {
  const pasted = setValue(newTrial("it is late"), "it is ", 0, "pasted");
  await show(finished(setValue(pasted, "it is late", 1_000)));
  await expect.element(page.getByText(/^Not all of this text was typed/)).toBeVisible();
  expect(page.getByText(/^You \d/).query()).toBeNull();
});

test("the first test says that the next ones will be compared, and those are", async () => {
  // An even rhythm has no scatter, so that any difference lies beyond it.
  const [slow, fast] = [finished(typeKeys(text, text, 200)), finished(typeKeys(text, text, 150))];
  const first = await show(slow);
  await expect.element(page.getByText(/^This is the first test of your visit:/)).toBeVisible();
  await first.unmount();

  await show(fast, [
    { title: "Passage", typedOn: 0, stored: { trial: slow } },
    { title: "Timed, 30 seconds", typedOn: 1, stored: { trial: fast } },
  ]);
  // 125 characters in 124 times 200 or 150 ms: 60.5 and 80.6 WPM.
  await expect.element(page.getByText(/^This test was 21 WPM faster than the one/)).toBeVisible();
  const table = page.getByRole("table", { name: /kept in its memory alone/ }).element();
  expect(
    Array.from(table.querySelectorAll("tbody tr"), (row) =>
      Array.from(row.children, (cell) => cell.textContent),
    ),
  ).toEqual([
    ["1 Passage: so it goes on and on so…", "60, 60 to 61", "100%", "–"],
    [
      "2 Timed, 30 seconds: so it goes on and on so…",
      "81, 80 to 81",
      "100%",
      "+21, faster, beyond the noise",
    ],
  ]);
});
