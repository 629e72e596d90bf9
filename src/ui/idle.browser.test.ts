import { expect, test, vi } from "vitest";
import { workWhenIdle } from "./idle.ts";

test("short steps follow one another until the last, and `onDone` receives the result", async () => {
  let steps = 0;
  function* work() {
    while (steps < 5) {
      steps += 1;
      yield;
    }
    return "result";
  }
  const onDone = vi.fn<(result: string) => void>();
  workWhenIdle(work(), onDone);
  expect(steps).toBe(0);
  await expect.poll(() => steps).toBe(5);
  await idle();
  expect(steps).toBe(5);
  expect(onDone.mock.calls).toEqual([["result"]]);
});

test("after a long step the page gets a turn", async () => {
  const done: string[] = [];
  function* work() {
    while (done.length < 5) {
      const end = performance.now() + 20;
      while (performance.now() < end);
      // Runs when the step's turn is over.
      queueMicrotask(() => done.push("turn"));
      done.push("step");
      yield;
    }
  }
  workWhenIdle(work(), () => {});
  await expect.poll(() => done).toEqual(["step", "turn", "step", "turn", "step", "turn"]);
});

test("a cancelled computation takes no further step", async () => {
  const step = vi.fn<() => IteratorResult<void, void>>(() => ({ value: undefined, done: false }));
  const stop = workWhenIdle({ next: step }, () => {});
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
