import { scoreOf, scoringRules } from "../format/score.ts";
import { type Analysis, analysisInSteps } from "../engine/analyse.ts";
import type { AssistedKind } from "../engine/metrics/assisted-input.ts";
import { charactersPerMinute } from "../engine/metrics/speed.ts";
import { type AlignmentMetrics, alignmentMetricsInSteps } from "../engine/research/throughput.ts";
import { type FinishedTrial, isAnalysable } from "../engine/trial/trial.ts";
import { summarize, type Summary } from "../engine/metrics/summarize.ts";
import type { Work } from "../engine/work.ts";
import { localDateText } from "./file-entries.ts";
import { type DecodedTest, decodeTest, type StoredTest } from "./stored-test.ts";

/** Every metric of a trial. */
export type Figures = Analysis & AlignmentMetrics;

export type Cell = string | number | null;

/** Units that the head of a column names in brackets. */
const namedUnits = ["WPM", "bits/s", "s", "ms", "%"] as const;

export type Unit = (typeof namedUnits)[number] | "count" | "share" | "ratio" | "yes or no" | "text";

export type Column<Of> = readonly [name: string, unit: Unit, value: (of: Of) => Cell];

/** The metrics that are lists, for drawings and sentences. */
type Lists = "alignment" | "pace" | "mistakes" | "hitInstead" | "pairTimes";

/** The columns of each metric; its function in the engine documents the formula. */
const columnsOf: Readonly<Record<Exclude<keyof Figures, Lists>, readonly Column<Figures>[]>> = {
  summary: [
    ["Characters", "count", ({ summary }) => summary.characters],
    [
      "Characters per minute",
      "count",
      (of) => charactersPerMinute(of.summary.characters, of.duration),
    ],
    ["Wrong keystrokes", "count", ({ summary }) => summary.wrongKeystrokes],
    ...assistedColumns(),
  ],
  presented: [["Characters to type", "count", ({ presented }) => presented.length]],
  exactWordsPerMinute: [["Speed not rounded", "WPM", (of) => of.exactWordsPerMinute]],
  halfWidth: [["Half-width of log speed", "ratio", ({ halfWidth }) => halfWidth]],
  likelyRange: [
    ["Likely from", "WPM", ({ likelyRange }) => likelyRange?.low ?? null],
    ["Likely to", "WPM", ({ likelyRange }) => likelyRange?.high ?? null],
  ],
  isTypedThroughout: [["Typed throughout", "yes or no", (of) => yesOrNo(of.isTypedThroughout)]],
  duration: [["Time", "s", ({ duration }) => duration / 1000]],
  errorCounts: [
    ["Mistakes left", "count", ({ errorCounts }) => errorCounts.total],
    ["Left substituted", "count", ({ errorCounts }) => errorCounts.substituted],
    ["Left omitted", "count", ({ errorCounts }) => errorCounts.omitted],
    ["Left inserted", "count", ({ errorCounts }) => errorCounts.inserted],
    ["Left swapped", "count", ({ errorCounts }) => errorCounts.swapped],
    ...scoredColumns(),
  ],
  corrections: [
    ["Mistakes corrected", "count", ({ corrections }) => corrections.corrected],
    ["Correct characters erased", "count", ({ corrections }) => corrections.rightErased],
  ],
  entryRate: [["Entry rate", "WPM", ({ entryRate }) => entryRate]],
  netWordsPerMinute: [["Net speed", "WPM", (of) => of.netWordsPerMinute]],
  wordsPerMinuteUncorrected: [
    ["Speed without corrections", "WPM", (of) => of.wordsPerMinuteUncorrected],
  ],
  timeCorrecting: [["Time spent correcting", "s", (of) => of.timeCorrecting / 1000]],
  minimumStringDistance: [["Minimum string distance", "count", (of) => of.minimumStringDistance]],
  minimumStringDistanceErrorRate: [
    ["MSD error rate", "share", (of) => of.minimumStringDistanceErrorRate],
  ],
  classes: [
    ["Correct (C)", "count", ({ classes }) => classes.correct],
    ["Incorrect not fixed (INF)", "count", ({ classes }) => classes.incorrectNotFixed],
    ["Incorrect fixed (IF)", "count", ({ classes }) => classes.incorrectFixed],
    ["Fixes (F)", "count", ({ classes }) => classes.fixes],
  ],
  errorRates: [
    ["Uncorrected error rate", "share", ({ errorRates }) => errorRates.uncorrected],
    ["Corrected error rate", "share", ({ errorRates }) => errorRates.corrected],
    ["Total error rate", "share", ({ errorRates }) => errorRates.total],
  ],
  keystrokes: [["Keystrokes", "count", ({ keystrokes }) => keystrokes]],
  keystrokesPerCharacter: [
    ["Keystrokes per character", "ratio", (of) => of.keystrokesPerCharacter],
  ],
  bandwidth: [
    ["Utilised bandwidth", "share", ({ bandwidth }) => bandwidth.utilised],
    ["Wasted bandwidth", "share", ({ bandwidth }) => bandwidth.wasted],
  ],
  correctionEfficiency: [["Correction efficiency", "ratio", (of) => of.correctionEfficiency]],
  conscientiousness: [["Participant conscientiousness", "share", (of) => of.conscientiousness]],
  allAlignments: [
    ["Optimal alignments", "count", ({ allAlignments: all }) => all?.count ?? null],
    ["Mean alignment length", "count", ({ allAlignments: all }) => all?.meanLength ?? null],
    ["Averaged error rate", "share", ({ allAlignments: all }) => all?.errorRate ?? null],
    ["Averaged substitutions", "count", ({ allAlignments: all }) => all?.substituted ?? null],
    ["Averaged omissions", "count", ({ allAlignments: all }) => all?.omitted ?? null],
    ["Averaged insertions", "count", ({ allAlignments: all }) => all?.inserted ?? null],
  ],
  throughput: [["Throughput", "bits/s", ({ throughput }) => throughput]],
  intervals: [["Intervals", "count", ({ intervals }) => intervals]],
  medianInterval: [["Median interval", "ms", ({ medianInterval }) => medianInterval]],
  variationOfIntervals: [["Variation of intervals", "ratio", (of) => of.variationOfIntervals]],
  dwellTime: [["Dwell time", "ms", ({ dwellTime }) => dwellTime]],
  rolloverShare: [["Rollover share", "share", ({ rolloverShare }) => rolloverShare]],
  letterTimes: [
    ["First letters attempted", "count", ({ letterTimes }) => letterTimes.wordStarts.attempts],
    ["First letters missed", "count", ({ letterTimes }) => letterTimes.wordStarts.missed],
    ["Mean time into a word", "ms", ({ letterTimes }) => letterTimes.wordStarts.mean],
  ],
  pageDelay: [
    ["Edits with a key", "count", ({ pageDelay }) => pageDelay?.received ?? 0],
    ["Page delay, median", "ms", ({ pageDelay }) => pageDelay?.median ?? null],
    ["Page delay, worst", "ms", ({ pageDelay }) => pageDelay?.worst ?? null],
  ],
  timerStep: [["Clock resolution", "ms", ({ timerStep }) => timerStep]],
  pauses: [["Pauses", "count", ({ pauses }) => pauses]],
  stalls: [
    ["Interruptions", "count", ({ stalls }) => stalls.spans.length],
    ["Interrupted", "s", ({ stalls }) => stalls.total / 1000],
    ["Longest interruption", "s", ({ stalls }) => stalls.longest / 1000],
  ],
};

/** Text that single keys did not type. */
function assistedColumns(): readonly Column<Figures>[] {
  const names: Readonly<Record<AssistedKind, string>> = {
    inserted: "Characters inserted at once",
    replaced: "Characters replaced",
    pasted: "Characters pasted",
    dropped: "Characters dropped",
    history: "Characters undone or redone",
    prefilled: "Characters prefilled",
  };
  return Object.entries(names).map(([kind, name]) => [
    name,
    "count",
    ({ summary }) => new Map<string, number>(summary.assisted).get(kind) ?? 0,
  ]);
}

/** The score by each rule but the first, which is the speed. */
function scoredColumns(): readonly Column<Figures>[] {
  return scoringRules
    .slice(1)
    .map((rule) => [
      `Score by ${rule.id}`,
      rule.unit === "keystrokes per hour" ? "count" : "WPM",
      ({ summary: { characters }, errorCounts: { total }, duration }) =>
        scoreOf(rule, { characters, mistakesLeft: total, duration }),
    ]);
}

export const figureColumns = Object.values(columnsOf).flat();

/** A test of the table. */
interface Row extends DecodedTest {
  /** Who typed, if the test does not say. */
  readonly name: string;
  readonly result: Summary;
  /** `null` if the trial is too long to be analysed. */
  readonly figures: Figures | null;
}

const testColumns: readonly Column<Row>[] = [
  ["Name", "text", ({ plan, name }) => plan?.typist || name],
  ["Date", "text", ({ typedOn }) => (typedOn === null ? null : localDateText(new Date(typedOn)))],
  ["Test", "text", ({ title }) => title],
  ["WPM", "count", ({ result }) => result.wordsPerMinute],
  ["Accuracy", "%", ({ result }) => result.accuracy],
  ["Errors", "count", ({ result }) => result.errors],
];

const planColumns: readonly Column<Row>[] = [
  ["Plan", "text", ({ plan }) => plan?.title ?? null],
  ["Run", "text", ({ plan }) => plan?.run ?? null],
  ["Seed", "text", ({ plan }) => plan?.seed ?? null],
  ["Test of the plan", "count", ({ plan }) => plan?.test ?? null],
  ["Condition", "text", ({ plan }) => plan?.condition ?? null],
  ["Practice", "yes or no", ({ plan }) => (plan ? yesOrNo(plan.isPractice) : null)],
];

const settingColumns: readonly Column<Row>[] = [
  ["Keys refused at mistakes", "count", ({ refusals }) => refusals ?? null],
  ["Corrections limited to", "text", ({ corrections }) => corrections?.limit ?? null],
  ["Keys refused as corrections", "count", ({ corrections }) => corrections?.refusals ?? null],
  ["Layout", "text", ({ layout }) => layout ?? null],
];

const keyboardColumn: Column<Row> = ["Keyboard", "text", (of) => of.keyboardLabel ?? null];

/** Every column, with the unit that docs/use/table.md states. */
export const tableColumns: readonly { readonly head: string; readonly unit: Unit }[] = [
  ...testColumns,
  ...planColumns,
  ...figureColumns,
  ...settingColumns,
  keyboardColumn,
].map(([name, unit]) => ({ head: headOf(name, unit), unit }));

/**
 * Tests as a table in CSV (RFC 4180), a test a row: who, when and what, the result, the place in a plan if a
 * test has one, every metric, the settings. A cell is empty if a test has no such figure.
 *
 * @param name of who typed, for tests that do not say
 */
export function* resultsTableInSteps(name: string, tests: readonly StoredTest[]): Work<string> {
  const columns: readonly Column<Row>[] = [
    ...testColumns,
    ...(tests.some(({ plan }) => plan) ? planColumns : []),
    ...figureColumns.map(
      ([head, unit, value]) =>
        [head, unit, ({ figures }: Row) => figures && value(figures)] as const,
    ),
    ...settingColumns,
    ...(tests.some(({ keyboardLabel }) => keyboardLabel !== undefined) ? [keyboardColumn] : []),
  ];
  const lines: (readonly Cell[])[] = [headsOf(columns)];
  for (const each of tests) {
    const test = decodeTest(each);
    const { trial } = test;
    const figures = isAnalysable(trial) ? yield* figuresInSteps(trial) : null;
    const row = { ...test, name, result: figures?.summary ?? summarize(trial), figures };
    lines.push(columns.map(([, , value]) => value(row)));
    yield;
  }
  return csvText(lines);
}

export function headsOf<Of>(columns: readonly Column<Of>[]): readonly string[] {
  return columns.map(([head, unit]) => headOf(head, unit));
}

/** Lines of cells as CSV, with a byte order mark if they have more than ASCII, because Excel needs one then. */
export function csvText(lines: readonly (readonly Cell[])[]): string {
  const text = lines.map((line) => `${line.map(cellText).join(",")}\r\n`).join("");
  return /\P{ASCII}/u.test(text) ? `\uFEFF${text}` : text;
}

/**
 * Puts an apostrophe before text that a spreadsheet would read as a formula. Also after a semicolon or tab,
 * because some spreadsheets start a cell there even inside quotes.
 */
function cellText(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = cell.replaceAll(/(?<=^|[;\t\r\n]["\s]*)[=+\-@\t\r＝＋－＠]/g, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Every metric that is a number, a word or empty, not rounded, by the head of its column. */
export function figuresByColumn(figures: Figures): Readonly<Record<string, Cell>> {
  return Object.fromEntries(
    figureColumns.map(([name, unit, value]) => [headOf(name, unit), value(figures)]),
  );
}

export function* figuresInSteps(trial: FinishedTrial): Work<Figures> {
  const analysis = yield* analysisInSteps(trial);
  return { ...analysis, ...(yield* alignmentMetricsInSteps(trial, analysis)) };
}

/** The head of a column: its name and most units. */
export function headOf(name: string, unit: Unit): string {
  return namedUnits.some((named) => named === unit) ? `${name} (${unit})` : name;
}

export function yesOrNo(value: boolean): string {
  return value ? "yes" : "no";
}
