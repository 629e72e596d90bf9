import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { examplePlace } from "../engine/test-aids/example-place.ts";
import { finished, typeKeys } from "../engine/test-aids/key-script.ts";
import { isPlanTest } from "../saved-tests/plan-test.ts";
import { progressTest } from "../saved-tests/progress-test.ts";
import { ComparisonPicture } from "./ComparisonPicture.tsx";
import { readyPlans } from "./ready-plans.ts";

test("speeds near 0 have a scale that begins at 0, and no ranges are explained without any; a condition has one average of all texts and keyboards", async () => {
  const [, , keyboards] = readyPlans;
  if (!keyboards) throw new Error("There is no plan.");
  const [slow, faster, fast] = [testOf(1, "A"), testOf(4, "A", "split"), testOf(200, "B")];
  const { container } = await render(
    <ComparisonPicture plan={keyboards} own={[slow, fast].flat()} earlier={faster} />,
  );
  expect(container.querySelector("text")?.textContent).toBe("0");
  // The geometric mean of 1 and 4.
  expect(container.textContent).toContain("Keyboard A old, 2 WPM");
  expect(container.textContent).toMatch(/lines are averages\.$/);
});

test("each run with both conditions has the same share of their averages, so that the picture agrees with its heading", async () => {
  const [, , keyboards] = readyPlans;
  if (!keyboards) throw new Error("There is no plan.");
  // A slow and a fast typist, both twice as fast in B; the fast one typed mostly in A, and a third only in B.
  const slow = [testOf(20, "A"), testOf(40, "B"), testOf(40, "B", "split")].flat();
  const fast = [
    testOf(80, "A", "", 2),
    testOf(80, "A", "split", 2),
    testOf(160, "B", "", 2),
  ].flat();
  const { container } = await render(
    <ComparisonPicture
      plan={keyboards}
      own={slow}
      earlier={[...fast, ...testOf(10, "B", "", 3)]}
    />,
  );
  // √(20 × 80) and √(40 × 160).
  expect(container.textContent).toContain("Keyboard A old, 40 WPM");
  expect(container.textContent).toContain("Keyboard B new, 80 WPM");
});

/** A test of two characters at a speed. */
function testOf(wordsPerMinute: number, condition: "A" | "B", keyboardLabel = "", run = 1) {
  const trial = finished(typeKeys("ab", "ab", 24_000 / wordsPerMinute));
  const plan = { ...examplePlace, run, test: wordsPerMinute, condition };
  return [progressTest({ typedOn: 0, title: "Text", trial, plan, keyboardLabel })].filter(
    isPlanTest,
  );
}
