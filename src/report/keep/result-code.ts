import { accuracy } from "../../engine/figures/accuracy.ts";
import { wordsPerMinute as speedOf } from "../../engine/figures/words-per-minute.ts";
import type { KeptResult } from "./kept-result.ts";
import { base64UrlOf, bytesOf } from "./base64-url.ts";
import { readNumbers, writeNumbers } from "./variable-length-numbers.ts";

const version = "1";

/** Longer than any result's code. */
const mostCharacters = 120;

/**
 * A link names what was typed by its place here, so that no other text can be put into one. Others may
 * be added at the end.
 */
const titles = [
  "Passage",
  "15 seconds",
  "30 seconds",
  "60 seconds",
  "120 seconds",
  "Your own text",
  "Weak spots",
];

const hasRange = 1;
const isAssisted = 2;
const marks = 4;

/**
 * A result as the few characters that a link carries: the version, then in base64url a check byte and
 * variable-length whole numbers: title and marks, WPM, seconds, characters, errors, wrong keystrokes
 * and, where there is a likely range, how far its ends lie from the WPM. Accuracy is not among them,
 * since it follows from errors and characters.
 */
export function writeResultCode(result: KeptResult): string {
  const { title, wordsPerMinute, likelyRange, seconds, characters } = result;
  const head =
    (titles.indexOf(title ?? "") + 1) * marks +
    (likelyRange ? hasRange : 0) +
    (result.isTypedThroughout ? 0 : isAssisted);
  const range = likelyRange
    ? [wordsPerMinute - likelyRange.low, likelyRange.high - wordsPerMinute]
    : [];
  const counts = [seconds, characters, result.errors, result.wrongKeystrokes];
  const bytes = writeNumbers([head, wordsPerMinute, ...counts, ...range]);
  return version + base64UrlOf([checkByte(bytes), ...bytes]);
}

/**
 * The result that a code carries.
 *
 * @param code from anyone, so nothing is taken on trust
 * @returns `null` for anything that `writeResultCode` does not write, and for figures that no test can have.
 */
export function readResultCode(code: string): KeptResult | null {
  if (code.length > mostCharacters || !code.startsWith(version)) return null;
  const [check, ...bytes] = bytesOf(code.slice(version.length)) ?? [];
  const numbers = check === checkByte(bytes) ? readNumbers(bytes) : null;
  const result = numbers && resultOf(numbers);
  // Of all the ways to write the same figures only one is ours.
  return result && isPossible(result) && writeResultCode(result) === code ? result : null;
}

function resultOf([head = 0, wordsPerMinute = 0, ...rest]: readonly number[]): KeptResult {
  const [seconds = 0, characters = 0, errors = 0, wrongKeystrokes = 0, below = 0, above = 0] = rest;
  return {
    title: titles[Math.floor(head / marks) - 1] ?? null,
    wordsPerMinute,
    likelyRange:
      head & hasRange ? { low: wordsPerMinute - below, high: wordsPerMinute + above } : null,
    isTypedThroughout: (head & isAssisted) === 0,
    accuracy: accuracy(characters, errors),
    seconds,
    errors,
    wrongKeystrokes,
    characters,
  };
}

/** Whether a test can end like this: its figures agree with one another within their rounding. */
function isPossible(result: KeptResult): boolean {
  const { wordsPerMinute, likelyRange, isTypedThroughout, seconds, errors, characters } = result;
  const slowest = speedOf(characters, (seconds + 1) * 1000);
  const fastest = seconds > 0 ? speedOf(characters, seconds * 1000) : Number.MAX_SAFE_INTEGER;
  const isInstant = seconds === 0 && wordsPerMinute === 0;
  return (
    errors <= characters &&
    (isInstant || (wordsPerMinute >= slowest && wordsPerMinute <= fastest)) &&
    (!likelyRange || (isTypedThroughout && !isInstant && likelyRange.low >= 0))
  );
}

/** Tells a link that was cut off or mistyped from a whole one; it proves nothing else. */
function checkByte(bytes: readonly number[]): number {
  return bytes.reduce((sum, byte) => (sum * 31 + byte + 1) % 251, 7);
}
