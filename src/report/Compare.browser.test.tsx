import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { analyse } from "../engine/analyse.ts";
import { finished, setValue, typeKeys } from "../engine/test-aids/key-script.ts";
import { type FinishedTrial, newTrial } from "../engine/trial/trial.ts";
import { Compare } from "./Compare.tsx";

const show = (trial: FinishedTrial) => render(<Compare analysis={analyse(trial)} />);

test("the speed is placed among those of the study, whose people are described", async () => {
  // 101 characters in 100 intervals of 190 ms are 63.8 WPM, likely 50 to 81; one is wrong.
  const text = "x".repeat(101);
  await show(finished(typeKeys(text, `y${text.slice(1)}`, 190)));
  await expect
    .element(page.getByText(/^Your range includes the average of the 168,960 people .* 52\sWPM\.$/))
    .toBeVisible();
  await expect.element(page.getByText(/volunteers .* do not represent everyone/)).toBeVisible();
  await expect.element(page.getByText(/1\.17% were left wrong; you left 1\.0%/)).toBeVisible();
});

test("a pasted text is not compared", async () => {
  const pasted = setValue(newTrial("it is late"), "it is ", 0, "pasted");
  await show(finished(setValue(pasted, "it is late", 1_000)));
  await expect.element(page.getByText(/^Some of this text was not typed/)).toBeVisible();
});

test("a text that is mostly wrong is not compared", async () => {
  await show(finished(typeKeys("x".repeat(101), "y".repeat(101), 100)));
  await expect.element(page.getByText(/^More than a quarter of this text/)).toBeVisible();
  expect(page.getByText(/faster than/i).query()).toBeNull();
});

test("nothing is said of a speed that ten characters do not support", async () => {
  await show(finished(typeKeys("it is late", "it is late", 300)));
  await expect.element(page.getByText(/^This test was too short or too uneven/)).toBeVisible();
  expect(page.getByText(/(?:slower|faster) than/i).query()).toBeNull();
});
