import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { ComparisonPicture } from "./ComparisonPicture.tsx";
import { compareRuns } from "./plan-results.ts";
import type { Plan } from "./plan.ts";
import { readyPlans } from "./ready-plans.ts";

test("however wide the likely range, no speed is lower by more than 100%", async () => {
  const screen = await render(
    <ComparisonPicture plan={keyboards} compared={{ ...compareRuns([], []), means, alone }} />,
  );
  await expect.element(screen.getByText("+600%")).toBeInTheDocument();
  expect(screen.container.textContent).not.toMatch(/−\d{3}/);
});

const keyboards = readyPlans.find(({ title }) => title === "Two keyboards") as Plan;

const [means, alone] = [
  (["A", "B"] as const).map((condition) => ({
    condition,
    kind: "",
    tests: 2,
    wordsPerMinute: 25,
    range: { low: 20, high: 30 },
    accuracy: 100,
    errors: 0,
    mistakesLeft: 0,
  })),
  // From 88% slower to 624% faster.
  { tests: 4, runs: 1, logRatio: -0.06, reach: 2.04 },
];
