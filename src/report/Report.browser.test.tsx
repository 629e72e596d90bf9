import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { analyse } from "../engine/analyse.ts";
import { finished, setValue, typeKeys } from "../engine/test-aids/key-script.ts";
import { newTrial } from "../engine/trial/trial.ts";
import { trialOf, typingLog } from "../engine/test-aids/typing-log.ts";
import { Report } from "./Report.tsx";

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
  await render(<Report trial={trial} analysis={analyse(trial)} {...given} />);
  await expect.poll(headings).toEqual(sections);
});

test("a pasted text has a report, too", async () => {
  const trial = finished(setValue(newTrial("it is late"), "it is late", 0, "pasted"));
  await render(<Report trial={trial} analysis={analyse(trial)} {...given} />);
  await expect.element(page.getByText(/too few keystrokes in a row/)).toBeVisible();
  await expect.poll(headings).toEqual(sections);
});

test("if a character is a syllable or a word, the pace is in characters per minute", async () => {
  const text = "今天我们去公园散步。".repeat(3);
  const trial = finished(typeKeys(text, text, 400));
  await render(<Report trial={trial} analysis={analyse(trial)} {...given} />);
  await expect
    .element(page.getByText("You kept an even pace of 150 characters per minute."))
    .toBeVisible();
  await page.getByText("Section by section").click();
  await expect
    .element(page.getByRole("columnheader", { name: "Characters per minute" }))
    .toBeVisible();
  await expect.poll(headings).toEqual(sections.filter((name) => name !== "Compare"));
});

function headings() {
  return page
    .getByRole("heading", { level: 3 })
    .elements()
    .map((heading) => heading.textContent);
}
