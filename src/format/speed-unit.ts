import type { LikelyRange } from "../engine/metrics/likely-range.ts";
import { tenthsText, numberText } from "./format-figures.ts";

/** What a speed is shown in. Live stats alone are always in WPM. */
export interface SpeedUnit {
  readonly name: "WPM" | "characters per minute";
  /** In the header of a column. */
  readonly header: "WPM" | "Characters per minute";
  /** How many of this unit one WPM is. */
  readonly perWord: 1 | 5;
}

export const wordUnit: SpeedUnit = { name: "WPM", header: "WPM", perWord: 1 };

/** For Chinese, Japanese and Korean texts, for which WPM and its bands say little. */
export const characterUnit: SpeedUnit = {
  name: "characters per minute",
  header: "Characters per minute",
  perWord: 5,
};

/**
 * The unit for a text: characters if most are Chinese, Japanese or Korean, each a syllable or a word, so that
 * words of five characters mean little.
 */
export function unitOf(presented: readonly string[]): SpeedUnit {
  const own = presented.filter((character) => eastAsian.test(character));
  return 2 * own.length > presented.length ? characterUnit : wordUnit;
}

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The unit for several tests, which is WPM if they have different ones. */
export function commonUnit(tests: readonly { readonly unit: SpeedUnit }[]): SpeedUnit {
  const [first] = tests;
  return first && tests.every(({ unit }) => unit === first.unit) ? first.unit : wordUnit;
}

/** "62", "310": a speed without its unit. */
export function bareSpeedText(wordsPerMinute: number, { perWord }: SpeedUnit): string {
  return numberText(perWord * wordsPerMinute);
}

/** "62 WPM", "310 characters per minute". */
export function speedText(wordsPerMinute: number, unit: SpeedUnit): string {
  return `${bareSpeedText(wordsPerMinute, unit)} ${unit.name}`;
}

/**
 * "10", "0.9": by how much two speeds differ, without a sign, both rounded as they are shown. To a tenth if
 * they round to the same number despite a clear difference, as very slow ones may; "0" if that shows none.
 */
export function speedDifferenceText(
  one: number,
  other: number,
  isClear: boolean | null,
  { perWord }: SpeedUnit,
): string {
  const difference = Math.abs(Math.round(perWord * one) - Math.round(perWord * other));
  const exact = perWord * Math.abs(one - other);
  return isClear && difference === 0 && exact >= 0.05 ? tenthsText(exact) : numberText(difference);
}

/** A likely range in WPM, in another unit. */
export function rangeInUnit<Range extends LikelyRange | null>(
  range: Range,
  { perWord }: SpeedUnit,
): LikelyRange | Range {
  return range && { low: perWord * range.low, high: perWord * range.high };
}
