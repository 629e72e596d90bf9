import { accuracy } from "../engine/metrics/live-stats.ts";
import { wordsPerMinute as speedOf } from "../engine/metrics/speed.ts";
import { correctionLimits } from "../engine/trial/test-settings.ts";
import type { SavedResult } from "../format/saved-result.ts";
import { linkOf, readNumbers, writeNumbers } from "./link-code.ts";

const version = "1";

/** More than the code of any result has. */
const mostCharacters = 120;

/**
 * The address that shows a result on Home.
 *
 * @param origin without a slash at the end
 */
export function resultLink(result: SavedResult, origin: string): string {
  return linkOf("r", writeResultCode(result), origin);
}

/** A result as the code of a link: the version, then its numbers. */
export function writeResultCode(result: SavedResult): string {
  return version + writeNumbers(resultNumbers(result));
}

/**
 * The result that a code carries.
 *
 * @param code untrusted
 * @returns `null` for anything that `writeResultCode` does not write, and for figures that no test can have.
 */
export function readResultCode(code: string): SavedResult | null {
  if (code.length > mostCharacters || !code.startsWith(version)) return null;
  const numbers = readNumbers(code.slice(version.length))?.values();
  const result = numbers && resultOf(() => numbers.next().value ?? 0);
  // Other codes of the same figures are refused.
  return result && isPossible(result) && writeResultCode(result) === code ? result : null;
}

/** Links name a title by its place, so that nobody can put other words into one. New ones go to the end. */
const titles = [
  "Passage",
  "15 seconds",
  "30 seconds",
  "60 seconds",
  "120 seconds",
  "Your text",
  "Weak spots",
];

const rangeFlag = 1;
const assistedFlag = 2;
const titleFactor = 4;
const stoppedFlag = 1024;
const charactersFlag = 2048;
const limitFlags = { wordonly: 4096, nobackspace: 8192 } as const;

/**
 * A result as whole numbers: title and flags, WPM, seconds, characters, errors, wrong keystrokes and,
 * if there is a likely range, how far its ends lie from the WPM; for a text counted in characters their
 * number per minute. Accuracy is left out, because it follows from errors and characters.
 */
export function resultNumbers(result: SavedResult): readonly number[] {
  const { title, wordsPerMinute, likelyRange, seconds, characters } = result;
  const head =
    (titles.indexOf(title ?? "") + 1) * titleFactor +
    (likelyRange ? rangeFlag : 0) +
    (result.isTypedThroughout ? 0 : assistedFlag) +
    (result.isStopped ? stoppedFlag : 0) +
    (result.charactersPerMinute === undefined ? 0 : charactersFlag) +
    (result.corrections ? limitFlags[result.corrections] : 0);
  const range = likelyRange
    ? [wordsPerMinute - likelyRange.low, likelyRange.high - wordsPerMinute]
    : [];
  return [
    head,
    wordsPerMinute,
    seconds,
    characters,
    result.errors,
    result.wrongKeystrokes,
    ...range,
    ...(result.charactersPerMinute === undefined ? [] : [result.charactersPerMinute]),
  ];
}

/**
 * The result of these numbers.
 *
 * @param next returns one number after the other; called only for those of the result
 */
export function resultOf(next: () => number): SavedResult {
  const head = next();
  const wordsPerMinute = next();
  const seconds = next();
  const characters = next();
  const errors = next();
  const wrongKeystrokes = next();
  const limit = correctionLimits.find((name) => head & limitFlags[name]);
  return {
    title: titles[Math.floor((head % stoppedFlag) / titleFactor) - 1] ?? null,
    wordsPerMinute,
    likelyRange:
      head & rangeFlag ? { low: wordsPerMinute - next(), high: wordsPerMinute + next() } : null,
    isTypedThroughout: (head & assistedFlag) === 0,
    ...(head & stoppedFlag && { isStopped: true }),
    ...(limit && { corrections: limit }),
    accuracy: accuracy(characters, errors),
    seconds,
    errors,
    wrongKeystrokes,
    characters,
    ...(head & charactersFlag && { charactersPerMinute: next() }),
  };
}

/** The fastest shorthand machines reach 360 WPM, and no other keyboard comes near. */
const fastestSpeed = 400;

/** A day, and the longest text with as much beyond its end as can be analysed. */
const longestLinked = { seconds: 86_400, characters: 110_000 };

/** A key that is held down repeats less often than this in a second. */
const fastestRepeat = 100;

/** Whether a person's test can have these figures, which must agree within their rounding. */
export function isPossible(result: SavedResult): boolean {
  const { wordsPerMinute, likelyRange, isTypedThroughout, seconds, characters } = result;
  const slowest = speedOf(characters, (seconds + 1) * 1000);
  const fastest = seconds > 0 ? speedOf(characters, seconds * 1000) : fastestSpeed;
  const isInstant = seconds === 0 && wordsPerMinute === 0;
  // Both are rounded: five characters are a word.
  const inCharacters = result.charactersPerMinute ?? 5 * wordsPerMinute;
  return (
    wordsPerMinute <= fastestSpeed &&
    Math.abs(inCharacters - 5 * wordsPerMinute) <= 3 &&
    seconds <= longestLinked.seconds &&
    characters <= longestLinked.characters &&
    result.errors <= characters &&
    result.wrongKeystrokes <= (seconds + 1) * fastestRepeat &&
    (isInstant || (wordsPerMinute >= slowest && wordsPerMinute <= fastest)) &&
    (!likelyRange ||
      (isTypedThroughout &&
        !isInstant &&
        likelyRange.low >= 0 &&
        likelyRange.high <= 2 * fastestSpeed))
  );
}
