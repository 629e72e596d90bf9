import { analyse, type Analysis } from "../engine/analyse.ts";
import { expect, test, vi } from "vitest";
import { typeKeys } from "../engine/test-aids/key-script.ts";
import { analyseWhenIdle, stepWhenIdle } from "./analyse-when-idle.ts";

test("the analysis comes when the page is idle, and is that of the trial", async () => {
  const trial = typeKeys("it is late", "it is late");
  if (trial.phase !== "finished") throw new Error("The keys do not complete the passage.");
  const onMade = vi.fn<(analysis: Analysis) => void>();
  analyseWhenIdle(trial, onMade);
  expect(onMade).not.toHaveBeenCalled();
  await expect.poll(() => onMade).toHaveBeenCalledExactlyOnceWith(analyse(trial));
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
