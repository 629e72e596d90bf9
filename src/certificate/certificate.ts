import { accuracy } from "../engine/metrics/live-stats.ts";
import { together } from "../engine/metrics/several-tests.ts";
import { exactWordsPerMinute } from "../engine/metrics/speed.ts";
import { type SpeedBand, speedBand, summarize, type Summary } from "../engine/metrics/summarize.ts";
import type { Milliseconds } from "../engine/trial/edit.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import type { SavedTest } from "../test-files/stored-test.ts";
import {
  countText,
  dateText,
  likelyRangeText,
  numberText,
  percentText,
  rangeText,
  timeText,
} from "../format/format-figures.ts";
import { graphemesOf } from "../engine/trial/graphemes.ts";
import {
  type Figure,
  resultTexts,
  savedResult,
  isCountedInCharacters,
} from "../format/saved-result.ts";
import { measureSpeed } from "../engine/metrics/likely-range.ts";

/** A certificate in words and formatted figures. */
export interface Certificate {
  readonly heading: string;
  /** How much was typed; continues the name of the person. */
  readonly deed: string;
  /** What was typed, shortened; `null` if it is not known. */
  readonly kind: string | null;
  /** "on 22 November 2026", "from 1 March 2026 to 22 November 2026"; empty if no test has a date. */
  readonly date: string;
  /** Rounded. */
  readonly wordsPerMinute: number;
  readonly range: { readonly low: number; readonly high: number } | null;
  readonly rangeText: string;
  /** `null` for a text counted in characters. */
  readonly band: SpeedBand | null;
  readonly figures: readonly Figure[];
  /** The beginning of the text, shortened; `null` for several tests. */
  readonly beginning: string | null;
  /** One for each of several tests, the latest first; empty for a single one. */
  readonly rows: readonly CertificateRow[];
  /** How many of the earliest tests have no row, because the certificate is one sheet. */
  readonly earlier: number;
}

interface CertificateRow {
  /** From 1 up, of the tests on the certificate. */
  readonly number: number;
  readonly date: string;
  readonly speed: string;
  readonly accuracy: string;
}

/** More rows or longer texts do not fit on one sheet. */
const mostRows = 8;
const longestKind = 60;
const longestBeginning = 140;

/**
 * The certificate of one test, or of several of one kind.
 *
 * @param tests of one kind, oldest first
 * @returns `null` if there are none.
 */
export function certificateOf(tests: readonly SavedTest[]): Certificate | null {
  const [first] = tests;
  if (!first) return null;
  return tests.length === 1 ? certificateOfOne(first) : certificateOfSeveral(first, tests);
}

function certificateOfOne(test: SavedTest): Certificate {
  const { trial, title } = test;
  const summary = summarize(trial);
  const range = measureSpeed(trial);
  const duration = trial.finishedAt - trial.startedAt;
  const {
    figures,
    range: likely,
    rank,
  } = resultTexts(
    savedResult({ presented: trial.presented, ...range, summary, duration }, title ?? ""),
  );
  return {
    heading: "Typing test certificate",
    deed: `typed ${countText(summary.characters, "character")}${test.refusals === undefined ? "" : ", with Stop on mistakes"}`,
    kind: kindOf(test),
    date: spanText([test]),
    wordsPerMinute: summary.wordsPerMinute,
    range: range.likelyRange,
    rangeText: likely,
    band: rank.name === "Band" ? summary.band : null,
    figures: rank.name === "Band" ? figures : [rank, ...figures],
    beginning: beginningOf(trial),
    rows: [],
    earlier: 0,
  };
}

function certificateOfSeveral(first: SavedTest, tests: readonly SavedTest[]): Certificate {
  const summaries = tests.map(({ trial }) => summarize(trial));
  const sum = (of: (summary: Summary) => number) =>
    summaries.reduce((total, summary) => total + of(summary), 0);
  const characters = sum((summary) => summary.characters);
  const errors = sum((summary) => summary.errors);
  const pooled = together(tests.map(({ trial }) => measureSpeed(trial)));
  const wordsPerMinute = Math.round(pooled?.wordsPerMinute ?? overallSpeed(tests));
  return {
    heading: `Certificate for ${numberText(tests.length)} typing tests`,
    deed: `typed ${countText(characters, "character")} in ${numberText(tests.length)} tests`,
    kind: kindOf(first),
    date: spanText(tests),
    wordsPerMinute,
    range: pooled,
    rangeText: pooled
      ? `on average, likely ${rangeText(pooled)} next time`
      : "on average, no range",
    band: isCountedInCharacters(first.trial.presented) ? null : speedBand(wordsPerMinute),
    figures: [
      { name: "Accuracy", value: percentText(accuracy(characters, errors)) },
      { name: "Time", value: timeText(Math.floor(timeOf(tests) / 1000)) },
      { name: "Errors", value: numberText(errors) },
      { name: "Wrong keystrokes", value: numberText(sum((each) => each.wrongKeystrokes)) },
    ],
    beginning: null,
    rows: tests
      .map((test, index) => rowOf(test, index + 1))
      .slice(-mostRows)
      .toReversed(),
    earlier: Math.max(0, tests.length - mostRows),
  };
}

/** The speed if the tests have no range together: all characters over the total time. */
function overallSpeed(tests: readonly SavedTest[]): number {
  const characters = tests.reduce(
    (total, { trial }) => total + trial.transcribed.graphemes.length,
    0,
  );
  return exactWordsPerMinute(characters, timeOf(tests));
}

function timeOf(tests: readonly SavedTest[]): Milliseconds {
  return tests.reduce((total, { trial }) => total + trial.finishedAt - trial.startedAt, 0);
}

function rowOf({ trial, typedOn }: SavedTest, number: number): CertificateRow {
  const { wordsPerMinute, accuracy: correct, characters } = summarize(trial);
  return {
    number,
    date: typedOn === null ? "unknown" : dateText(new Date(typedOn)),
    speed: `${numberText(wordsPerMinute)}, ${likelyRangeText({ ...measureSpeed(trial), characters })}`,
    accuracy: percentText(correct),
  };
}

function kindOf({ title }: SavedTest): string | null {
  return title === null ? null : shortened(title, longestKind);
}

function spanText(tests: readonly SavedTest[]): string {
  const days = tests.map(({ typedOn }) => typedOn).filter((day) => day !== null);
  if (days.length === 0) return "";
  const [from, to] = [Math.min(...days), Math.max(...days)].map((day) => dateText(new Date(day)));
  return from === to ? `on ${from}` : `from ${from} to ${to}`;
}

function beginningOf({ presented }: FinishedTrial): string {
  const text = presented.slice(0, 10 * longestBeginning).join("");
  return shortened(text.replaceAll(/\s+/g, " "), longestBeginning);
}

/**
 * A text of at most `longest` graphemes, ellipsis included, cut between words unless the last word is
 * longer than half of it.
 */
export function shortened(text: string, longest: number): string {
  const trimmed = text.trim();
  const graphemes = graphemesOf(trimmed.slice(0, longest * mostUnits));
  if (graphemes.length <= longest) return trimmed;
  const cut = graphemes.slice(0, longest);
  const space = cut.lastIndexOf(" ");
  return `${cut.slice(0, space > longest / 2 ? space : longest - 1).join("")}…`;
}

/** More UTF-16 units than any grapheme that people type. */
const mostUnits = 40;
