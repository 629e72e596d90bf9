import { median } from "d3-array";
import type { Milliseconds } from "../../src/engine/trial/edit.ts";

/**
 * Calls a function again and again; returns the median processor time of a call, in which other programs do
 * not count.
 *
 * @param duration how long to repeat the call; it is repeated at least five times.
 */
export function medianTime(act: () => unknown, duration: Milliseconds = 0): Milliseconds {
  const times: Milliseconds[] = [];
  const end = performance.now() + duration;
  while (times.length < 5 || performance.now() < end) {
    const start = process.cpuUsage();
    act();
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  return median(times) ?? 0;
}
