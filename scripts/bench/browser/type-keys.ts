import { setTimeout as wait } from "node:timers/promises";
import type { CDPSession } from "playwright";
import { randomFrom } from "../../../src/engine/test-aids/typing-log.ts";

/**
 * Types with real key events at a fixed cadence, whether or not the page keeps up.
 *
 * @param cadence milliseconds between keys
 */
export async function typeKeysInPage(
  session: CDPSession,
  keys: string,
  cadence: number,
): Promise<void> {
  const random = randomFrom(keys.length);
  const pressed: Promise<void>[] = [];
  let due = performance.now();
  for (const key of keys) {
    await wait(Math.max(0, due - performance.now()));
    pressed.push(pressKey(session, key));
    due += unevenly(cadence, random);
  }
  await Promise.all(pressed);
  await wait(300);
}

/**
 * Types each key one cadence after the page has handled the last one, so that no two keys share a frame.
 */
export async function typeKeysApart(
  session: CDPSession,
  keys: string,
  cadence: number,
): Promise<void> {
  const random = randomFrom(keys.length);
  for (const key of keys) {
    await pressKey(session, key);
    await wait(unevenly(cadence, random));
  }
  await wait(300);
}

/** Varies the cadence by up to a fifth, because 100 ms between keys are exactly six frames. */
function unevenly(cadence: number, random: () => number): number {
  return cadence * (0.8 + 0.4 * random());
}

export async function pressKey(session: CDPSession, key: string): Promise<void> {
  await Promise.all([
    session.send("Input.dispatchKeyEvent", { type: "keyDown", key, text: key }),
    session.send("Input.dispatchKeyEvent", { type: "keyUp", key }),
  ]);
}

/** A text as a person types it: every 25th character is wrong and not corrected. */
export function withErrors(text: string): string {
  return Array.from(text, (character, index) => (index % 25 === 24 ? "#" : character)).join("");
}
