import "../styles/tokens.css";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { examplePlace } from "../engine/test-aids/example-place.ts";
import { finished, typeKeys } from "../engine/test-aids/key-script.ts";
import type { Condition } from "../engine/trial/test-settings.ts";
import { isPlanTest } from "../saved-tests/plan-test.ts";
import { progressTest } from "../saved-tests/progress-test.ts";
import type { Plan } from "./plan.ts";
import { readyPlans } from "./ready-plans.ts";
import { ResultsTable } from "./ResultsTable.tsx";

test("the average accuracy of tests with an error is not 100%, because none of theirs is, and one test alone, in its condition, has no average", async () => {
  const screen = await render(tableOf([null]));
  // One error in 231 characters: 99.57%.
  await expect.element(screen.getByRole("row", { name: /^1 .* 99\.6% / })).toBeVisible();
  const average = screen.getByRole("row", { name: /^Average / });
  await expect.element(average).not.toBeInTheDocument();
  await screen.rerender(tableOf([null, null]));
  await expect.element(average).toMatchTextContent(/99\.6%/);
  await screen.rerender(tableOf(["B", "A", "A", "B", null]));
  expect(average.elements().map(({ firstChild }) => firstChild?.textContent?.trim())).toEqual([
    "Aver\u00ADage of 2 B",
    "Aver\u00ADage of 2 A",
  ]);
});

test("the speeds of Chinese texts are in characters per minute, on the narrowest phones too", async () => {
  const screen = await render(tableOf([null], "今天我们去公园散步。".repeat(12), "net-1"));
  // 120 characters in 119 times 200 ms: 60.5 WPM. 1.96 × √(2 × (0.6 / 119 + 0.03²)) = 0.2137, a factor of
  // 1.238: from 48 to 75 WPM.
  await expect
    .element(screen.getByRole("columnheader", { name: "Characters per minute" }))
    .toBeVisible();
  await expect.element(screen.getByRole("row", { name: /^1 303 240 to 375 / })).toBeVisible();
  // The width of its card at 320 pixels.
  screen.container.style.inlineSize = "254px";
  expect(screen.getByRole("table").element().scrollWidth).toBe(254);
  // Narrower, its box scrolls and has the caption as its name.
  screen.container.style.inlineSize = "150px";
  const name = "This run Practice tests are saved but not counted.";
  await expect.element(screen.getByRole("region", { name, exact: true })).toBeVisible();
});

/** The table of a run with a test in each of these conditions, which each had one error. */
function tableOf(
  conditions: readonly (Condition | null)[],
  text = "a kettle sings on the stove. ".repeat(8).trim(),
  scoring: Plan["scoring"] = "keypace",
) {
  const trial = finished(typeKeys(text, `#${text.slice(1)}`, 200));
  const [, , plan] = readyPlans;
  if (!plan) throw new Error("There is no plan.");
  const tests = conditions.map((condition, index) => {
    const place = { ...examplePlace, test: index + 1, condition };
    return progressTest({ typedOn: 0, title: "Long text", trial, plan: place });
  });
  return <ResultsTable plan={{ ...plan, scoring }} tests={tests.filter(isPlanTest)} />;
}
