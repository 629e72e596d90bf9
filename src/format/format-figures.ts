/**
 * Formats every figure of a result, for the page, the picture, copied text and paper. Always in English,
 * like the words around them, in browsers of every language.
 */
import { writtenNumber } from "../content/written-number.ts";
import { minCharacters, type LikelyRange } from "../engine/metrics/likely-range.ts";
import { accuracy } from "../engine/metrics/live-stats.ts";
import type { Summary } from "../engine/metrics/summarize.ts";
import type { Milliseconds } from "../engine/trial/edit.ts";
import { graphemesOf } from "../engine/trial/graphemes.ts";
import { bidiIsolated } from "../texts/right-to-left.ts";

/** "62", "12,000": a count, or a speed in WPM, rounded to a whole number. */
export function numberText(value: number): string {
  return figureText(value);
}

/** "57 to 68": a likely range in WPM. */
export function rangeText({ low, high }: LikelyRange): string {
  return `${numberText(low)} to ${numberText(high)}`;
}

/** "likely 57 to 68", or why there is no range; follows a speed. */
export function likelyRangeText({
  likelyRange,
  isTypedThroughout,
  characters,
}: {
  likelyRange: LikelyRange | null;
  isTypedThroughout: boolean;
  characters: number;
}): string {
  if (likelyRange) return `likely ${rangeText(likelyRange)}`;
  if (!isTypedThroughout) return "no range: some text was not typed";
  return characters < minCharacters ? "too short for a range" : "too uneven for a range";
}

/** "97%", of whole percent. */
export function percentText(percent: number): string {
  return `${numberText(percent)}%`;
}

/** "97%", "99.6%": an accuracy, with a decimal if it would be 100% in spite of errors. */
export function accuracyText({
  characters,
  errors,
}: Pick<Summary, "characters" | "errors">): string {
  const percent = accuracy(characters, errors);
  if (percent < 100 || errors === 0) return percentText(percent);
  // At most 99.9, because 99.96 would be 100.0 again.
  return `${figureText(Math.min(99.9, 100 - (100 * errors) / characters), 1)}%`;
}

/** "3.2%", "less than 0.1%": a share from 0 to 1. */
export function shareText(share: number): string {
  if (share > 0 && share < 0.0005) return "less than 0.1%";
  return `${figureText(share * 100, 1)}%`;
}

/** "1.08": a ratio, a factor, a coefficient. */
export function ratioText(ratio: number): string {
  return figureText(ratio, 2);
}

/** "61.4": a speed or an average, to a tenth. */
export function tenthsText(figure: number): string {
  return figureText(figure, 1);
}

/** "41 s", "754 s": the time of a test, in whole seconds like the live stat. */
export function timeText(seconds: number): string {
  return `${numberText(seconds)} s`;
}

/** "12.4 s", "1 min 5.2 s": a duration, or a moment within one, to a tenth. */
export function exactTimeText(time: Milliseconds): string {
  const seconds = Math.round(time / 100) / 10;
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  // Formatted to a tenth, because the remainder of a fraction is not exact.
  const rest = `${figureText(seconds % 60, 1)} s`;
  if (hours > 0) return `${hours} h ${minutes} min ${rest}`;
  return minutes > 0 ? `${minutes} min ${rest}` : rest;
}

/** "12.4 s", "less than 0.1 s": how long the page was hidden or frozen. */
export function interruptedText(time: Milliseconds): string {
  return time < 50 ? "less than 0.1 s" : exactTimeText(time);
}

/** "182 ms": an interval between keys. */
export function intervalText(interval: Milliseconds): string {
  return `${numberText(interval)} ms`;
}

/** "1 mistake", "3 mistakes". */
export function countText(count: number, singular: string, plural = `${singular}s`): string {
  return `${numberText(count)} ${count === 1 ? singular : plural}`;
}

/** "22 November 2026". */
export function dateText(date: Date): string {
  return `${date.getDate()} ${months[date.getMonth()] ?? ""} ${date.getFullYear()}`;
}

/**
 * "Passage, hard · 22 November 2026": what was typed and on which day.
 *
 * @param typedOn in milliseconds since 1970; `null` leaves the day out
 */
export function titleAndDay(title: string, typedOn: number | null): string {
  return typedOn === null ? title : `${title} · ${dateText(new Date(typedOn))}`;
}

/** A character in a table; invisible ones have the name of their key. */
export function characterName(character: string): string {
  if (character.startsWith("\n")) return "Enter";
  return character.trim() === "" ? "space" : character;
}

/** A short text in a sentence: in quotation marks, or by the name of its key. */
export function quoted(text: string): string {
  return text.trim() === "" ? characterName(text) : `“${bidiIsolated(visibleText(text))}”`;
}

/** Marks line breaks and removes the indentation after them. */
export function visibleText(text: string): string {
  return text.replaceAll(/\n */g, "↵");
}

// Creating an Intl.DateTimeFormat takes ten times as long as rendering a result.
const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

// Grouped from five digits on, because most figures are alone or in columns.
function figureText(value: number, decimals = 0): string {
  return writtenNumber(value, { decimals, groupedFrom: 5 });
}

/**
 * A text of at most `maxLength` graphemes, ellipsis included, cut between words unless the last word
 * takes up more than half the text.
 */
export function shortened(text: string, maxLength: number): string {
  const trimmed = text.trim();
  const graphemes = graphemesOf(trimmed);
  if (graphemes.length <= maxLength) return trimmed;
  const cut = graphemes.slice(0, maxLength);
  const space = cut.lastIndexOf(" ");
  return `${cut.slice(0, space > maxLength / 2 ? space : maxLength - 1).join("")}…`;
}
