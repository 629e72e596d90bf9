import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { analyse } from "../engine/analyse.ts";
import { finished, setValue, typeKeys } from "../engine/test-aids/key-script.ts";
import { endByHand } from "../engine/trial/open-ended.ts";
import { type FinishedTrial, newTrial } from "../engine/trial/trial.ts";
import { Compare } from "./Compare.tsx";

const show = (trial: FinishedTrial) => render(<Compare analysis={analyse(trial)} />);

test("the speed is placed among the figures of the study, whose people are named", async () => {
  // 10 characters are 2 words, typed in 9 times 300 ms: 44 WPM.
  await show(finished(typeKeys("it is late", "it is lat!", 300)));
  await expect
    .element(page.getByText(/^At 44\sWPM, you typed slower than the average .* about 52\sWPM/))
    .toBeVisible();
  await expect
    .element(page.getByText(/168,960 volunteers .* do not represent everyone/))
    .toBeVisible();
  await expect.element(page.getByText(/1\.17% of characters wrong; you left 10\.0%/)).toBeVisible();
});

test("a pasted text is not compared", async () => {
  const pasted = setValue(newTrial("it is late"), "it is ", 0, "pasted");
  await show(finished(setValue(pasted, "it is late", 1_000)));
  await expect.element(page.getByText(/^Some of this text was not typed/)).toBeVisible();
  expect(page.getByText(/^You \d/).query()).toBeNull();
});

test("a test that took no time is not compared", async () => {
  await show(finished(endByHand({ ...typeKeys("it is late", "i"), limit: Infinity })));
  await expect
    .element(page.getByText("This test has no speed to compare with the study."))
    .toBeVisible();
});
