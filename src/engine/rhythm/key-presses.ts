import { median } from "./inter-key-intervals.ts";
import { type Edit, roundTime, isWritingKey, type Milliseconds } from "../trial/edit.ts";

/** A key that can write, from being pressed to being released. */
export interface KeyPress {
  readonly code: string;
  readonly down: Milliseconds;
  /** `null` if the release was not received, as for the last key of a test. */
  readonly up: Milliseconds | null;
}

/** The presses of the keys in an input stream, in the order in which they were pressed. */
export function keyPresses(inputStream: readonly Edit[]): readonly KeyPress[] {
  const presses: { code: string; down: Milliseconds; up: Milliseconds | null }[] = [];
  const pressed = new Map<string, number>();
  for (const { keys = [] } of inputStream) {
    for (const { kind, code, at } of keys) {
      if (!isWritingKey(code)) continue;
      if (kind === "down") {
        pressed.set(code, presses.length);
        presses.push({ code, down: roundTime(at), up: null });
      }
      const press = presses[pressed.get(code) ?? -1];
      if (kind === "up" && press) {
        press.up = Math.max(press.down, roundTime(at));
        pressed.delete(code);
      }
    }
  }
  return presses;
}

/**
 * Dwell time: the median of how long keys were held down. Dhakal et al., CHI 2018, report the mean, which
 * one key held too long, or released while the page was hidden, can move far.
 *
 * @returns `null` if no release was received.
 */
export function dwellTime(presses: readonly KeyPress[]): Milliseconds | null {
  const times = presses.flatMap(({ down, up }) => (up === null ? [] : [up - down]));
  return median(times);
}

/**
 * Rollover: the share of keys pressed before the previous key was released. Dhakal et al., CHI 2018,
 * find 25 % on average and 40 to 70 % in fast typists.
 *
 * @returns `null` without two consecutive keys of which the first has a release.
 */
export function rolloverShare(presses: readonly KeyPress[]): number | null {
  const known = presses.slice(0, -1).flatMap(({ up }, index) => {
    const next = presses[index + 1];
    return up === null || !next ? [] : [next.down < up];
  });
  return known.length > 0 ? known.filter(Boolean).length / known.length : null;
}

/**
 * The page's own delay: from the press of a key to the page receiving its edit, `received` being the
 * number of edits whose key was received. The delay is part of the other metrics only for edits whose key
 * the field did not receive.
 *
 * @returns `null` if no key was received.
 */
export function pageDelay(inputStream: readonly Edit[]) {
  const delays = inputStream.flatMap(({ receivedAt, keys }) => {
    const key = keys?.at(-1);
    return receivedAt === undefined || !key
      ? []
      : [Math.max(0, roundTime(receivedAt) - roundTime(key.at))];
  });
  const middle = median(delays);
  if (middle === null) return null;
  const worst = delays.reduce((most, delay) => Math.max(most, delay), 0);
  return { received: delays.length, median: middle, worst };
}

/** Known resolutions of browsers' clocks, coarsest first. */
const knownSteps: readonly Milliseconds[] = [100, 1000 / 60, 20, 16, 8, 4, 2, 1, 0.1, 0.02, 0.005];

/** Fewer times than this do not reveal the resolution. */
const minTimes = 20;

/**
 * The resolution of the browser's clock: the coarsest known one that divides every time.
 *
 * @returns `null` with fewer than 20 times, or if none fits.
 */
export function timerStep(inputStream: readonly Edit[]): Milliseconds | null {
  const times = inputStream.flatMap(({ receivedAt, keys = [] }) => {
    const ofKeys = keys.map(({ at }) => roundTime(at));
    return receivedAt === undefined ? ofKeys : [...ofKeys, roundTime(receivedAt)];
  });
  if (times.length < minTimes) return null;
  const fits = (step: Milliseconds) =>
    times.every((time) => Math.abs(time - Math.round(time / step) * step) < 0.0011);
  return knownSteps.find(fits) ?? null;
}
