import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { debounce } from "./debounce.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  // Before the real timers return, because restoring a spy brings back the fake timer that it spied on.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("is called once there was no poke for the duration, and again after the next one", () => {
  const act = vi.fn<() => void>();
  const { poke } = debounce(2000, act);
  vi.advanceTimersByTime(5000);
  expect(act).not.toHaveBeenCalled();

  poke();
  vi.advanceTimersByTime(1500);
  poke();
  vi.advanceTimersByTime(1999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);

  poke();
  vi.advanceTimersByTime(2000);
  expect(act).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

test("a hundred pokes need two timers", () => {
  const set = vi.spyOn(globalThis, "setTimeout");
  const { poke } = debounce(2000, () => {});
  for (let times = 0; times < 100; times += 1) {
    poke();
    vi.advanceTimersByTime(20);
  }
  vi.advanceTimersByTime(2000);
  expect(set).toHaveBeenCalledTimes(2);
});

test("is not called after the wait is cancelled, until the next poke", () => {
  const act = vi.fn<() => void>();
  const { poke, cancel } = debounce(2000, act);
  cancel();
  poke();
  cancel();
  vi.advanceTimersByTime(5000);
  expect(act).not.toHaveBeenCalled();
  poke();
  vi.advanceTimersByTime(2000);
  expect(act).toHaveBeenCalledTimes(1);
});
