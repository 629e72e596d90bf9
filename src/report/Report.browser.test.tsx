import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { analyse } from "../engine/analyse.ts";
import { finished, setValue, typeKeys } from "../engine/test-aids/key-script.ts";
import { type FinishedTrial, newTrial } from "../engine/trial/trial.ts";
import { trialOf, typingLog } from "../engine/test-aids/typing-log.ts";
import { Report } from "./Report.tsx";
import { partTitles } from "./Section.tsx";

const given = {
  isCompared: true,
  layout: "qwerty",
  onLayout: () => {},
  drillOffer: null,
} as const;

const sections = ["Mistakes", "Pace", "Keys", "Compare", "Replay", "How it was measured"];

test("the parts of the report are in the order of use", async () => {
  const log = typingLog("the bakers carried their crates across the square. ".repeat(4), {
    seed: 7,
  });
  const trial = finished(trialOf(log));
  await renderReport(trial);
  await expect.poll(headings).toEqual(sections);
  // The links above it lead to these.
  expect(Object.values(partTitles)).toEqual(sections);
});

test("a pasted text has a report, too", async () => {
  const trial = finished(setValue(newTrial("it is late"), "it is late", 0, "pasted"));
  await renderReport(trial);
  await expect.element(page.getByText(/too few keystrokes in a row/)).toBeVisible();
  await expect.poll(headings).toEqual(sections);
});

test("if a character is a syllable or a word, the pace is in characters per minute", async () => {
  const text = "今天我们去公园散步。".repeat(3);
  const trial = finished(typeKeys(text, text, 400));
  await renderReport(trial);
  await page.getByText("Section by section").click();
  // 30 characters in 29 intervals of 400 ms.
  await expect.element(page.getByText("overall, 155 characters per minute")).toBeVisible();
  await expect
    .element(page.getByRole("columnheader", { name: "Characters per minute" }))
    .toBeVisible();
});

test("the speed is placed among those of the study, whose people are described", async () => {
  // 101 characters in 100 intervals of 190 ms are 63.8 WPM, likely 50 to 81; one is wrong.
  const text = "x".repeat(101);
  await renderReport(finished(typeKeys(text, `y${text.slice(1)}`, 190)));
  await expect
    .element(page.getByText(/^Your range includes the average of the 168,960 people .* 52\sWPM\.$/))
    .toBeVisible();
  await expect.element(page.getByText(/volunteers .* do not represent everyone/)).toBeVisible();
  await expect
    .element(page.getByText(/they left 1\.17% of characters wrong\. You left 1\.0%/))
    .toBeVisible();
});

test("a pasted text is not compared", async () => {
  const pasted = setValue(newTrial("it is late"), "it is ", 0, "pasted");
  await renderReport(finished(setValue(pasted, "it is late", 1_000)));
  await expect.element(page.getByText(/^Some of this text was not typed/)).toBeVisible();
});

test("a text that is mostly wrong is not compared", async () => {
  await renderReport(finished(typeKeys("x".repeat(101), "y".repeat(101), 100)));
  await expect.element(page.getByText(/^More than a quarter of this text/)).toBeVisible();
  expect(page.getByText(/faster than/i).query()).toBeNull();
});

test("nothing is said of a speed that ten characters do not support", async () => {
  await renderReport(finished(typeKeys("it is late", "it is late", 300)));
  await expect.element(page.getByText(/^This test was too short to compare/)).toBeVisible();
  expect(page.getByText(/(?:slower|faster) than/i).query()).toBeNull();
});

function renderReport(trial: FinishedTrial) {
  return render(<Report trial={trial} analysis={analyse(trial)} {...given} />);
}

function headings() {
  return page
    .getByRole("heading", { level: 3 })
    .elements()
    .map((heading) => heading.textContent);
}
