import type { Analysis } from "../engine/analyse.ts";
import { charactersPerMinute } from "../engine/metrics/speed.ts";
import type { PlanPlace } from "../engine/trial/plan-place.ts";
import { localDateText } from "./file-entries.ts";
import type { SavedTest } from "./stored-test.ts";

/** A test of the table; the analysis is `null` if the text is too long to be analysed. */
export interface TableTest extends Pick<SavedTest, "typedOn" | "title" | "plan"> {
  readonly figures: {
    readonly wordsPerMinute: number;
    readonly accuracy: number;
    readonly errors: number;
  };
  readonly analysis: Analysis | null;
}

type Cell = string | number | null;

type Figures = Readonly<Record<string, Cell>>;

/** What an analysis has for drawings, lists and sentences; everything else in it is a figure. */
type NotFigures =
  | "halfWidth"
  | "isTypedThroughout"
  | "presented"
  | "alignment"
  | "pace"
  | "mistakes"
  | "hitInstead"
  | "letterTimes"
  | "pairTimes";

/** The figures of each part of an analysis by name with their unit; the engine documents their formulas. */
const figuresOf: Readonly<
  Record<Exclude<keyof Analysis, NotFigures>, (analysis: Analysis) => Figures>
> = {
  summary: ({ summary, duration }) => ({
    Characters: summary.characters,
    "Characters per minute": charactersPerMinute(summary.characters, duration),
    "Wrong keystrokes": summary.wrongKeystrokes,
  }),
  exactWordsPerMinute: (of) => ({ "Speed not rounded (WPM)": of.exactWordsPerMinute }),
  likelyRange: ({ likelyRange }) => ({
    "Likely from (WPM)": likelyRange?.low ?? null,
    "Likely to (WPM)": likelyRange?.high ?? null,
  }),
  duration: ({ duration }) => ({ "Time (s)": duration / 1000 }),
  errorCounts: ({ errorCounts }) => ({ "Mistakes left": errorCounts.total }),
  corrections: ({ corrections }) => ({
    "Mistakes corrected": corrections.corrected,
    "Correct characters erased": corrections.rightErased,
  }),
  entryRate: ({ entryRate }) => ({ "Entry rate (WPM)": entryRate }),
  netWordsPerMinute: (of) => ({ "Net speed (WPM)": of.netWordsPerMinute }),
  wordsPerMinuteUncorrected: (of) => ({
    "Speed without corrections (WPM)": of.wordsPerMinuteUncorrected,
  }),
  timeCorrecting: (of) => ({ "Time spent correcting (s)": of.timeCorrecting / 1000 }),
  minimumStringDistance: (of) => ({ "Minimum string distance": of.minimumStringDistance }),
  minimumStringDistanceErrorRate: (of) => ({
    "MSD error rate": of.minimumStringDistanceErrorRate,
  }),
  classes: ({ classes }) => ({
    "Correct (C)": classes.correct,
    "Incorrect not fixed (INF)": classes.incorrectNotFixed,
    "Incorrect fixed (IF)": classes.incorrectFixed,
    "Fixes (F)": classes.fixes,
  }),
  errorRates: ({ errorRates }) => ({
    "Uncorrected error rate": errorRates.uncorrected,
    "Corrected error rate": errorRates.corrected,
    "Total error rate": errorRates.total,
  }),
  keystrokes: ({ keystrokes }) => ({ Keystrokes: keystrokes }),
  keystrokesPerCharacter: (of) => ({ "Keystrokes per character": of.keystrokesPerCharacter }),
  bandwidth: ({ bandwidth }) => ({
    "Utilised bandwidth": bandwidth.utilised,
    "Wasted bandwidth": bandwidth.wasted,
  }),
  correctionEfficiency: (of) => ({ "Correction efficiency": of.correctionEfficiency }),
  conscientiousness: (of) => ({ "Participant conscientiousness": of.conscientiousness }),
  intervals: ({ intervals }) => ({ Intervals: intervals }),
  medianInterval: ({ medianInterval }) => ({ "Median interval (ms)": medianInterval }),
  variationOfIntervals: (of) => ({ "Variation of intervals": of.variationOfIntervals }),
  dwellTime: ({ dwellTime }) => ({ "Dwell time (ms)": dwellTime }),
  rolloverShare: ({ rolloverShare }) => ({ "Rollover share": rolloverShare }),
  pageDelay: ({ pageDelay }) => ({
    "Page delay, median (ms)": pageDelay?.median ?? null,
    "Page delay, worst (ms)": pageDelay?.worst ?? null,
  }),
  timerStep: ({ timerStep }) => ({ "Clock resolution (ms)": timerStep }),
  pauses: ({ pauses }) => ({ Pauses: pauses.length }),
  stalls: ({ stalls }) => ({
    Interruptions: stalls.spans.length,
    "Interrupted (s)": stalls.total / 1000,
  }),
};

/** Every figure of an analysis that the result does not show, not rounded; `null` if a test does not have it. */
export function researchFigures(analysis: Analysis): Figures {
  return Object.fromEntries(
    Object.values(figuresOf).flatMap((figures) => Object.entries(figures(analysis))),
  );
}

/**
 * Tests as a table in CSV (RFC 4180), a test a row: who, when, what, the figures of the result and the
 * research figures. A figure that a test does not have is empty.
 */
export function resultsTable(name: string, tests: readonly TableTest[]): string {
  const rows = tests.map(({ typedOn, title, plan, figures, analysis }) => ({
    Name: plan?.typist || name,
    Date: typedOn === null ? null : localDateText(new Date(typedOn)),
    Test: title,
    WPM: figures.wordsPerMinute,
    "Accuracy (%)": figures.accuracy,
    Errors: figures.errors,
    ...(plan && placeCells(plan)),
    ...(analysis && researchFigures(analysis)),
  }));
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row: Figures) => columns.map((column) => row[column] ?? null));
  return [columns, ...cells].map((line) => `${line.map(cellText).join(",")}\r\n`).join("");
}

function placeCells({ title, run, seed, test, condition, isPractice }: PlanPlace): Figures {
  return {
    Plan: title,
    Run: run,
    Seed: seed,
    "Test of the plan": test,
    Condition: condition,
    Practice: isPractice ? "yes" : "no",
  };
}

/** Text that a spreadsheet would take for a formula begins with an apostrophe. */
function cellText(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
