import { accuracy } from "../engine/metrics/live-stats.ts";
import { pooledSpeed } from "../engine/metrics/several-tests.ts";
import { type SpeedBand, speedBand } from "../engine/metrics/speed-band.ts";
import { exactWordsPerMinute } from "../engine/metrics/speed.ts";
import { type Summary, summarize } from "../engine/metrics/summarize.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import type { SavedTest } from "../test-files/saved-tests.ts";
import {
  countText,
  dateText,
  likelyRangeText,
  numberText,
  percentText,
  rangeText,
  timeText,
} from "../format/format-figures.ts";
import { type Figure, savedResult, resultTexts } from "../format/saved-result.ts";
import { speedRange } from "../engine/metrics/speed-range.ts";

/** What a certificate says, in words and formatted figures. */
export interface Certificate {
  readonly heading: string;
  /** What was typed, and how much of it: goes on from the name of whoever typed it. */
  readonly deed: string;
  /** "on 22 November 2026", "from 1 March 2026 to 22 November 2026"; empty where no test tells its day. */
  readonly date: string;
  /** Whole. */
  readonly wordsPerMinute: number;
  readonly range: { readonly low: number; readonly high: number } | null;
  readonly rangeText: string;
  readonly band: SpeedBand;
  readonly figures: readonly Figure[];
  /** How the text begins; `null` for several tests. */
  readonly beginning: string | null;
  /** One for each of several tests, the latest first; empty for a single one. */
  readonly rows: readonly CertificateRow[];
  /** How many of the earliest have no row, for there is room for one sheet. */
  readonly earlier: number;
}

interface CertificateRow {
  readonly title: string;
  readonly date: string;
  readonly speed: string;
  readonly accuracy: string;
}

/** So many tests fit on a sheet with all else. */
const mostRows = 8;

/** Of a text's beginning, in graphemes. */
const longestBeginning = 140;

/**
 * The certificate of one test, or of several as one.
 *
 * @param tests oldest first
 * @returns `null` where there are none.
 */
export function certificateOf(tests: readonly SavedTest[]): Certificate | null {
  const [first] = tests;
  if (!first) return null;
  return tests.length === 1 ? certificateOfOne(first) : certificateOfSeveral(tests);
}

function certificateOfOne(test: SavedTest): Certificate {
  const { trial, title } = test;
  const summary = summarize(trial);
  const range = speedRange(trial);
  const { figures, range: likely } = resultTexts(savedResult({ summary, ...range }, title ?? ""));
  return {
    heading: "Certificate of a typing test",
    deed: `typed ${countText(summary.characters, "character")}${title === null ? "" : ` (${title})`}${test.refusals === undefined ? "" : ", stopping at mistakes"}`,
    date: spanText([test]),
    wordsPerMinute: summary.wordsPerMinute,
    range: range.likelyRange,
    rangeText: likely,
    band: summary.band,
    figures,
    beginning: beginningOf(trial),
    rows: [],
    earlier: 0,
  };
}

function certificateOfSeveral(tests: readonly SavedTest[]): Certificate {
  const summaries = tests.map(({ trial }) => summarize(trial));
  const sum = (of: (summary: Summary) => number) =>
    summaries.reduce((total, summary) => total + of(summary), 0);
  const characters = sum((summary) => summary.characters);
  const errors = sum((summary) => summary.errors);
  const pooled = pooledSpeed(
    tests.map(({ trial }) => ({
      wordsPerMinute: exactSpeed(trial),
      halfWidth: speedRange(trial).likelyRange?.halfWidth ?? null,
    })),
  );
  const wordsPerMinute = Math.round(pooled?.wordsPerMinute ?? overallSpeed(tests));
  return {
    heading: `Certificate of ${numberText(tests.length)} typing tests`,
    deed: `typed ${countText(characters, "character")} in ${numberText(tests.length)} tests`,
    date: spanText(tests),
    wordsPerMinute,
    range: pooled,
    rangeText: pooled ? `on average, likely ${rangeText(pooled)}` : "on average, no range",
    band: speedBand(wordsPerMinute),
    figures: [
      { name: "Accuracy", value: percentText(accuracy(characters, errors)) },
      { name: "Time", value: timeText(sum(({ seconds }) => seconds)) },
      { name: "Errors", value: numberText(errors) },
      { name: "Wrong keystrokes", value: numberText(sum((each) => each.wrongKeystrokes)) },
    ],
    beginning: null,
    rows: tests.slice(-mostRows).toReversed().map(rowOf),
    earlier: Math.max(0, tests.length - mostRows),
  };
}

/** Of two tests, which are too few for a range, all that was typed by all the time it took. */
function overallSpeed(tests: readonly SavedTest[]): number {
  const sum = (of: (trial: FinishedTrial) => number) =>
    tests.reduce((total, { trial }) => total + of(trial), 0);
  return exactWordsPerMinute(
    sum(({ transcribed }) => transcribed.graphemes.length),
    sum(({ startedAt, finishedAt }) => finishedAt - startedAt),
  );
}

function exactSpeed({ transcribed, startedAt, finishedAt }: FinishedTrial): number {
  return exactWordsPerMinute(transcribed.graphemes.length, finishedAt - startedAt);
}

function rowOf({ trial, title, typedOn }: SavedTest): CertificateRow {
  const { wordsPerMinute, accuracy: correct, characters } = summarize(trial);
  return {
    title: title ?? "Untitled",
    date: typedOn === null ? "not told" : dateText(new Date(typedOn)),
    speed: `${numberText(wordsPerMinute)}, ${likelyRangeText({ ...speedRange(trial), characters })}`,
    accuracy: percentText(correct),
  };
}

function spanText(tests: readonly SavedTest[]): string {
  const days = tests.map(({ typedOn }) => typedOn).filter((day) => day !== null);
  if (days.length === 0) return "";
  const [from, to] = [Math.min(...days), Math.max(...days)].map((day) => dateText(new Date(day)));
  return from === to ? `on ${from}` : `from ${from} to ${to}`;
}

function beginningOf({ presented }: FinishedTrial): string {
  const beginning = presented.slice(0, longestBeginning).join("").replaceAll(/\s+/g, " ").trim();
  if (presented.length <= longestBeginning) return beginning;
  // Not within a word, where words have spaces between them.
  return `${beginning.replace(/(\s\S{3,})\s\S*$/, "$1")}\u00a0…`;
}
