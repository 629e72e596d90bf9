import { setTimeout as wait } from "node:timers/promises";
import type { CDPSession } from "playwright";
import { randomFrom } from "../../../src/engine/typing-log.ts";

/**
 * Types with real key events, as fast as a cadence says whether or not the page keeps up. The cadence
 * is uneven by a fifth: 100 ms between keys would be exactly six frames.
 *
 * @param cadence milliseconds from key to key
 */
export async function typeKeys(session: CDPSession, keys: string, cadence: number): Promise<void> {
  const random = randomFrom(keys.length);
  const pressed: Promise<void>[] = [];
  let due = performance.now();
  for (const key of keys) {
    await wait(Math.max(0, due - performance.now()));
    pressed.push(pressKey(session, key));
    due += cadence * (0.8 + 0.4 * random());
  }
  await Promise.all(pressed);
  await wait(300);
}

async function pressKey(session: CDPSession, key: string): Promise<void> {
  await Promise.all([
    session.send("Input.dispatchKeyEvent", { type: "keyDown", key, text: key }),
    session.send("Input.dispatchKeyEvent", { type: "keyUp", key }),
  ]);
}

/** A text as a person types it: each 25th character is wrong and stays so. */
export function withSlips(text: string): string {
  return Array.from(text, (character, index) => (index % 25 === 24 ? "#" : character)).join("");
}
