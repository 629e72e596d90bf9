import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { examplePlace } from "../engine/test-aids/example-place.ts";
import { finished, typeKeys } from "../engine/test-aids/key-script.ts";
import { ComparisonPicture } from "./ComparisonPicture.tsx";
import { compareRuns, planResults } from "./plan-results.ts";
import { readyPlans } from "./ready-plans.ts";

test("speeds near 0 have a scale that begins at 0, and no ranges are explained without any", async () => {
  const [, , keyboards] = readyPlans;
  if (!keyboards) throw new Error("There is no plan.");
  // 1 WPM in condition A, and 200 in B.
  const tests = [24_000, 120].map((interval, index) => ({
    typedOn: 0,
    title: "Text",
    trial: finished(typeKeys("ab", "ab", interval)),
    plan: { ...examplePlace, test: index + 1, condition: index === 0 ? "A" : "B" } as const,
  }));
  const compared = compareRuns([], planResults(tests));
  const { container } = await render(<ComparisonPicture plan={keyboards} compared={compared} />);
  expect(container.querySelector("text")?.textContent).toBe("0");
  expect(container.textContent).toMatch(/lines are averages\.$/);
});
