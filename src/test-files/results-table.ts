import type { Analysis } from "../engine/analyse.ts";
import { charactersPerMinute } from "../engine/metrics/speed.ts";
import { localDateText } from "./file-entries.ts";
import type { SavedTest } from "./stored-test.ts";

/** A test of the table; the analysis is `null` if the text is too long to be analysed. */
export interface TableTest extends Pick<SavedTest, "typedOn" | "title"> {
  readonly figures: {
    readonly wordsPerMinute: number;
    readonly accuracy: number;
    readonly errors: number;
  };
  readonly analysis: Analysis | null;
}

type Cell = string | number | null;

/** The figures that only a table shows, by name with their unit. */
const researchColumns: readonly (readonly [name: string, value: (of: Analysis) => Cell])[] = [
  ["Characters", ({ summary }) => summary.characters],
  ["Characters per minute", (of) => charactersPerMinute(of.summary.characters, of.duration)],
  ["Speed not rounded (WPM)", ({ exactWordsPerMinute }) => exactWordsPerMinute],
  ["Likely from (WPM)", ({ likelyRange }) => likelyRange?.low ?? null],
  ["Likely to (WPM)", ({ likelyRange }) => likelyRange?.high ?? null],
  ["Time (s)", ({ duration }) => duration / 1000],
  ["Wrong keystrokes", ({ summary }) => summary.wrongKeystrokes],
  ["Mistakes left", ({ errorCounts }) => errorCounts.total],
  ["Mistakes corrected", ({ corrections }) => corrections.corrected],
  ["Correct characters erased", ({ corrections }) => corrections.rightErased],
  ["Entry rate (WPM)", ({ entryRate }) => entryRate],
  ["Net speed (WPM)", ({ netWordsPerMinute }) => netWordsPerMinute],
  ["Speed without corrections (WPM)", (of) => of.wordsPerMinuteUncorrected],
  ["Time spent correcting (s)", ({ timeCorrecting }) => timeCorrecting / 1000],
  ["Minimum string distance", ({ minimumStringDistance }) => minimumStringDistance],
  ["MSD error rate", (of) => of.minimumStringDistanceErrorRate],
  ["Correct (C)", ({ classes }) => classes.correct],
  ["Incorrect not fixed (INF)", ({ classes }) => classes.incorrectNotFixed],
  ["Incorrect fixed (IF)", ({ classes }) => classes.incorrectFixed],
  ["Fixes (F)", ({ classes }) => classes.fixes],
  ["Uncorrected error rate", ({ errorRates }) => errorRates.uncorrected],
  ["Corrected error rate", ({ errorRates }) => errorRates.corrected],
  ["Total error rate", ({ errorRates }) => errorRates.total],
  ["Keystrokes", ({ keystrokes }) => keystrokes],
  ["Keystrokes per character", ({ keystrokesPerCharacter }) => keystrokesPerCharacter],
  ["Utilised bandwidth", ({ bandwidth }) => bandwidth.utilised],
  ["Wasted bandwidth", ({ bandwidth }) => bandwidth.wasted],
  ["Correction efficiency", ({ correctionEfficiency }) => correctionEfficiency],
  ["Participant conscientiousness", ({ conscientiousness }) => conscientiousness],
  ["Intervals", ({ intervals }) => intervals],
  ["Median interval (ms)", ({ medianInterval }) => medianInterval],
  ["Variation of intervals", ({ variationOfIntervals }) => variationOfIntervals],
  ["Dwell time (ms)", ({ dwellTime }) => dwellTime],
  ["Rollover share", ({ rolloverShare }) => rolloverShare],
  ["Page delay, median (ms)", ({ pageDelay }) => pageDelay?.median ?? null],
  ["Page delay, worst (ms)", ({ pageDelay }) => pageDelay?.worst ?? null],
  ["Clock resolution (ms)", ({ timerStep }) => timerStep],
  ["Pauses", ({ pauses }) => pauses.length],
  ["Interruptions", ({ stalls }) => stalls.spans.length],
  ["Interrupted (s)", ({ stalls }) => stalls.total / 1000],
];

/**
 * Tests as a table in CSV (RFC 4180), a test a row: who, when, what, the figures of the result, and the
 * research figures of `researchColumns` not rounded. A figure that a test does not have is empty.
 */
export function resultsTable(name: string, tests: readonly TableTest[]): string {
  const head = ["Name", "Date", "Test", "WPM", "Accuracy (%)", "Errors"];
  const rows = tests.map(({ typedOn, title, figures, analysis }) => [
    name,
    typedOn === null ? null : localDateText(new Date(typedOn)),
    title,
    figures.wordsPerMinute,
    figures.accuracy,
    figures.errors,
    ...researchColumns.map(([, value]) => analysis && value(analysis)),
  ]);
  return [[...head, ...researchColumns.map(([column]) => column)], ...rows]
    .map((cells) => `${cells.map(cellText).join(",")}\r\n`)
    .join("");
}

/** Text that a spreadsheet would take for a formula begins with an apostrophe. */
function cellText(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
