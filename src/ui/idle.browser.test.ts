import { expect, test, vi } from "vitest";
import { stepWhenIdle } from "./idle.ts";

test("short steps follow one another until the last", async () => {
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

test("after a long step the page gets a turn", async () => {
  const done: string[] = [];
  stepWhenIdle(() => {
    const end = performance.now() + 20;
    while (performance.now() < end);
    // Runs when the step's turn is over.
    queueMicrotask(() => done.push("turn"));
    return done.push("step") < 5;
  });
  await expect.poll(() => done).toEqual(["step", "turn", "step", "turn", "step", "turn"]);
});

test("a cancelled task runs no further step", async () => {
  const step = vi.fn<() => boolean>(() => true);
  const stop = stepWhenIdle(step);
  await expect.poll(() => step).toHaveBeenCalled();
  stop();
  const { length } = step.mock.calls;
  await idle();
  expect(step).toHaveBeenCalledTimes(length);
});

/** Without a timeout, a page that draws nothing may never be idle for the browser. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    requestIdleCallback(resolve, { timeout: 300 });
  });
}
