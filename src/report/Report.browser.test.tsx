import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { setValue } from "../engine/test-aids/key-script.ts";
import { type FinishedTrial, newTrial, type Trial } from "../engine/trial/trial.ts";
import { trialOf, typingLog } from "../engine/test-aids/typing-log.ts";
import { Report } from "./Report.tsx";

const given = {
  title: "Easy",
  visitTests: [],
  layout: "qwerty",
  onLayout: () => {},
} as const;

const sections = [
  "Pace",
  "Mistakes",
  "Keys",
  "Compare",
  "Replay",
  "Keep it",
  "How it was measured",
];

test("the report opens by itself, part after part", async () => {
  const log = typingLog("the bakers carried their crates across the square. ".repeat(4), {
    seed: 7,
  });
  await render(<Report trial={finished(trialOf(log))} {...given} />);
  await expect.element(page.getByRole("heading", { name: "Pace" })).toBeVisible();
  expect(headings()).toEqual(sections);
});

test("a pasted text has a report, too", async () => {
  const trial = finished(setValue(newTrial("it is late"), "it is late", 0, "pasted"));
  await render(<Report trial={trial} {...given} />);
  await expect.element(page.getByText(/too few keystrokes in a row/)).toBeVisible();
  expect(headings()).toEqual(sections);
});

test("where a book was pasted for a sentence, there is nothing to report", async () => {
  const book = "it is late ".repeat(10_000);
  const trial = finished(setValue(newTrial("it is late"), book, 0, "pasted"));
  await render(<Report trial={trial} {...given} />);
  await expect.element(page.getByText(/^Far more was put in than there was to type/)).toBeVisible();
  expect(headings()).toEqual(["No report"]);
});

function headings() {
  return page
    .getByRole("heading", { level: 3 })
    .elements()
    .map((heading) => heading.textContent);
}

function finished(trial: Trial): FinishedTrial {
  if (trial.phase !== "finished") throw new Error("The log does not complete the passage.");
  return trial;
}
