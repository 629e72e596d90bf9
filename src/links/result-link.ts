import { languages } from "../content/languages/languages.ts";
import { wordsPerMinute as speedOf } from "../engine/metrics/speed.ts";
import { correctionLimits } from "../engine/trial/test-settings.ts";
import type { SavedResult } from "../format/saved-result.ts";
import { linkOf, readNumbers, readParts, writeNumbers, writeParts } from "./link-code.ts";

/**
 * The address that shows a result on Home.
 *
 * @param origin without a slash at the end
 */
export function resultLink(result: SavedResult, origin: string): string {
  return linkOf("r", writeResultCode(result), origin);
}

export function writeResultCode(result: SavedResult): string {
  return writeParts([writeResult(result)]);
}

/**
 * The result that a code carries.
 *
 * @param code untrusted
 * @returns `null` for anything that `writeResultCode` does not write, and for figures that no test can have.
 */
export function readResultCode(code: string): SavedResult | null {
  const [part, ...others] = readParts(code) ?? [];
  return part === undefined || others.length > 0 ? null : readResult(part);
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
  "Passage, easy",
  "Passage, medium",
  "Passage, hard",
  "Weak spots in code",
];

/** A result as a part of a code: whole numbers, 0 for what it lacks. */
export function writeResult(result: SavedResult): string {
  const { title, likelyRange, corrections, charactersPerMinute } = result;
  return writeNumbers([
    titleNumber(title),
    result.wordsPerMinute,
    result.seconds,
    result.characters,
    result.errors,
    result.wrongKeystrokes,
    Number(result.isTypedThroughout),
    Number(result.isStopped ?? false),
    corrections ? correctionLimits.indexOf(corrections) + 1 : 0,
    likelyRange?.low ?? 0,
    likelyRange?.high ?? 0,
    ...(charactersPerMinute === undefined ? [] : [charactersPerMinute]),
  ]);
}

/** From 1; 0 for a title without one, and in a language other than English, which the titles would imply. */
function titleNumber(title: string | null): number {
  const isInOtherLanguage = languages.some(
    ({ tag, englishName }) => tag !== "en" && title?.endsWith(`, ${englishName}`),
  );
  return isInOtherLanguage
    ? 0
    : titles.findLastIndex((each) => `${title},`.startsWith(`${each},`)) + 1;
}

/** The result of such a part; `null` for any other, and for figures that no test can have. */
export function readResult(part: string): SavedResult | null {
  const numbers = readNumbers(part);
  const [title = 0, wordsPerMinute = 0, seconds = 0, characters = 0, errors = 0] = numbers;
  const [wrongKeystrokes = 0, isTyped, isStopped, limit = 0, low = 0, high = 0] = numbers.slice(5);
  const charactersPerMinute = numbers[11];
  const corrections = correctionLimits[limit - 1];
  const result: SavedResult = {
    title: titles[title - 1] ?? null,
    wordsPerMinute,
    likelyRange: high > 0 ? { low, high } : null,
    isTypedThroughout: isTyped === 1,
    ...(isStopped === 1 && { isStopped: true }),
    ...(corrections && { corrections }),
    seconds,
    errors,
    wrongKeystrokes,
    characters,
    ...(charactersPerMinute !== undefined && { charactersPerMinute }),
  };
  return isPossibleResult(result) && writeResult(result) === part ? result : null;
}

/** The fastest shorthand machines reach 360 WPM, and no other keyboard comes near. */
const maxSpeed = 400;

/** A day, and the longest text with as much beyond its end as can be analysed. */
const maxLinked = { seconds: 86_400, characters: 110_000 };

/** A key that is held down repeats less often than this in a second. */
const maxRepeatRate = 100;

/** Whether a person's test can have these figures, which must agree within their rounding. */
export function isPossibleResult(result: SavedResult): boolean {
  const { wordsPerMinute, likelyRange, isTypedThroughout, seconds, characters } = result;
  const slowest = speedOf(characters, (seconds + 1) * 1000);
  const fastest = seconds > 0 ? speedOf(characters, seconds * 1000) : maxSpeed;
  const isInstant = seconds === 0 && wordsPerMinute === 0;
  // Both are rounded: five characters are a word.
  const inCharacters = result.charactersPerMinute ?? 5 * wordsPerMinute;
  return (
    wordsPerMinute <= maxSpeed &&
    Math.abs(inCharacters - 5 * wordsPerMinute) <= 3 &&
    seconds <= maxLinked.seconds &&
    characters <= maxLinked.characters &&
    result.errors <= characters &&
    result.wrongKeystrokes <= (seconds + 1) * maxRepeatRate &&
    (isInstant || (wordsPerMinute >= slowest && wordsPerMinute <= fastest)) &&
    (!likelyRange ||
      (isTypedThroughout &&
        !isInstant &&
        likelyRange.low >= 0 &&
        likelyRange.low <= wordsPerMinute &&
        likelyRange.high >= wordsPerMinute &&
        likelyRange.high <= 2 * maxSpeed))
  );
}
