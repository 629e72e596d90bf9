import { expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { typeKeys } from "../engine/test-aids/key-script.ts";
import { stepWhenIdle, useAnalysis } from "./use-analysis.ts";

test("the analysis comes after the first rendering, and is that of the trial at hand", async () => {
  const trials = ["it is late", "so be it"].map((text) => {
    const trial = typeKeys(text, text);
    if (trial.phase !== "finished") throw new Error("The keys do not complete the passage.");
    return trial;
  });
  const [first, second] = trials;
  if (!first || !second) throw new Error("There are two trials.");
  const found: (number | undefined)[] = [];
  const { rerender } = await renderHook(
    (trial = first) => {
      found.push(useAnalysis(trial)?.summary.characters);
    },
    { initialProps: first },
  );
  await expect.poll(() => found.at(-1)).toBe(10);
  expect(found[0]).toBeUndefined();
  await rerender(second);
  await expect.poll(() => found.at(-1)).toBe(8);
  expect(found.filter((characters) => characters === undefined).length).toBeGreaterThan(1);
});

test("short steps follow one another, and the last one ends it", async () => {
  let steps = 0;
  stepWhenIdle(() => {
    steps += 1;
    return steps < 5;
  });
  expect(steps).toBe(0);
  await expect.poll(() => steps).toBe(5);
  await idle();
  expect(steps).toBe(5);
});

test("after a long step the page has its turn", async () => {
  const done: string[] = [];
  stepWhenIdle(() => {
    const end = performance.now() + 20;
    while (performance.now() < end);
    // Comes when the step's turn is over.
    queueMicrotask(() => done.push("turn"));
    return done.push("step") < 5;
  });
  await expect.poll(() => done).toEqual(["step", "turn", "step", "turn", "step", "turn"]);
});

test("what is stopped does no further step", async () => {
  const step = vi.fn<() => boolean>(() => true);
  const stop = stepWhenIdle(step);
  await expect.poll(() => step).toHaveBeenCalled();
  stop();
  const { length } = step.mock.calls;
  await idle();
  expect(step).toHaveBeenCalledTimes(length);
});

/** A page that draws nothing may never be called idle without a timeout. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    requestIdleCallback(resolve, { timeout: 300 });
  });
}
