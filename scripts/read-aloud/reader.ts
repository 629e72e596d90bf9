import { setTimeout as wait } from "node:timers/promises";
import type { XKeyboard } from "../key-times/x-keyboard.ts";
import type { Voice } from "./voice.ts";

/** A screen reader that reads a page. */
export interface Reader {
  readonly voice: Voice;
  readonly keyboard: XKeyboard;
}

/**
 * Waits until something is said, prints all that was said up to it, and returns it.
 *
 * @param milliseconds the longest wait; that of the voice if not given
 * @throws if it is not said in time.
 */
export async function waitForPhrase(
  { voice }: Reader,
  phrase: string | RegExp,
  milliseconds?: number,
): Promise<string> {
  const utterances = await voice.waitFor(phrase, milliseconds);
  console.log(utterances.join("\n"));
  return utterances.at(-1) ?? "";
}

/** In milliseconds: how long to search for what may load late. */
const searchTime = 60_000;

/** In milliseconds, from key to key. */
const pressInterval = 50;

/** In milliseconds: how long to leave a page alone that is loading. */
const loadingPause = 2_000;

/** Orca's keys that go to the next of a kind, and what it says there. */
const kinds = {
  heading: { key: "h", answer: / heading level \d/ },
  table: { key: "t", answer: /^table with|^No more tables/ },
  button: { key: "b", answer: / button/ },
} as const;

/**
 * Goes to the next heading, table or button until Orca has said each of these, in this order. At the end of
 * the page it goes on from the top, so it also finds what loaded late.
 */
export async function walk(
  reader: Reader,
  kind: keyof typeof kinds,
  names: readonly string[],
): Promise<void> {
  for (const name of names) await goTo(reader, kind, name);
}

function goTo(reader: Reader, kind: keyof typeof kinds, name: string): Promise<void> {
  const { key, answer } = kinds[kind];
  return pressUntil(name, () => pressFor(reader, key, answer));
}

/**
 * Calls `pressNext` until Orca has said this, with what it said last. The page may be loading.
 *
 * @throws if it is not said in time.
 */
async function pressUntil(
  name: string,
  pressNext: (said: string) => Promise<string>,
): Promise<void> {
  const end = performance.now() + searchTime;
  let before = "";
  for (;;) {
    const said = await pressNext(before);
    if (said.startsWith(name)) return;
    if (performance.now() > end) throw new Error(`Orca does not come to “${name}”.`);
    // If there is no other yet, the page may be loading, which each search by Orca slows down.
    await wait(said === before ? loadingPause : pressInterval);
    before = said;
  }
}

/** Moves the focus, and returns what Orca says about the button or field there. */
export function moveFocus(reader: Reader, key: "Tab" | "Shift+Tab"): Promise<string> {
  return pressFor(reader, key, / button| entry/);
}

/**
 * Moves the focus until Orca has said this of the button or field there.
 *
 * @param keyAt returns the key to press after what was said last
 * @throws if it is not said in time.
 */
export function moveFocusTo(
  reader: Reader,
  name: string,
  keyAt: (focused: string) => "Tab" | "Shift+Tab",
): Promise<void> {
  return pressUntil(name, (focused) => moveFocus(reader, keyAt(focused)));
}

/** What Orca says first of some keys; of others it says what they are called here. */
const namesOfKeys: Readonly<Record<string, string>> = { Tab: "tab", "Shift+Tab": "left shift" };

/**
 * Presses a key and returns the answer: empty if there is none, as it may be while the page is loading. The
 * answer follows the name of the key; what is said before that answers an earlier key, or the page's loading.
 */
async function pressFor(reader: Reader, key: string, answer: RegExp): Promise<string> {
  press(reader, key);
  try {
    await waitForPhrase(reader, new RegExp(`^${namesOfKeys[key] ?? key}$`), 15_000);
    return await waitForPhrase(reader, answer, 15_000);
  } catch {
    return "";
  }
}

/** Presses a key, as `XKeyboard` names it. */
export function press({ keyboard }: Reader, key: string): void {
  keyboard.press(key);
  keyboard.release(key);
}

/**
 * Types a text, and prints what is said until a phrase, the names of the keys on one line.
 *
 * @throws if anything else is said before the last key.
 */
export async function typeUntil(reader: Reader, text: string, phrase: RegExp): Promise<void> {
  for (const character of text) {
    press(reader, character);
    await wait(pressInterval);
  }
  const { keys, after } = keysIn(await reader.voice.waitFor(phrase));
  console.log([keys.join(" "), ...after].join("\n"));
  const interruption = keys.slice(keys.findIndex(isKeyName)).find((name) => !isKeyName(name));
  if (interruption !== undefined) throw new Error(`While typing it said: ${interruption}`);
}

/** Splits what was said after the last name of a key. */
export function keysIn(utterances: readonly string[]) {
  const end = utterances.findLastIndex(isKeyName) + 1;
  return { keys: utterances.slice(0, end), after: utterances.slice(end) };
}

/** Whether this is what Orca says for a key that types a character. */
export function isKeyName(text: string): boolean {
  return /^(?:\S|left shift|space|dot|comma|apostrophe|number)$/.test(text);
}
