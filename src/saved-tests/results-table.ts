import { scoreOf, scoringRules } from "../format/score.ts";
import { type Analysis, analysisInSteps } from "../engine/analyse.ts";
import type { AssistedKind } from "../engine/metrics/assisted-input.ts";
import { charactersPerMinute } from "../engine/metrics/speed.ts";
import { type AlignmentMetrics, alignmentMetricsInSteps } from "../engine/research/throughput.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import type { Work } from "../engine/work.ts";
import { localDateText } from "./file-entries.ts";
import { type DecodedTest, decodeTest, type StoredTest } from "./stored-test.ts";

/** Every metric of a trial. */
export type Figures = Analysis & AlignmentMetrics;

/** Empty if it is `null` or `undefined`. */
export type Cell = string | number | null | undefined;

export type Column<Of> = readonly [header: string, value: (of: Of) => Cell];

/** The metrics that are lists, for drawings and sentences. */
type Lists = "transcribed" | "alignment" | "pace" | "mistakes" | "substitutions" | "pairTimes";

/** The columns of each metric; its function in the engine documents the formula. */
const columnsOf: Readonly<Record<Exclude<keyof Figures, Lists>, readonly Column<Figures>[]>> = {
  summary: [
    ["Characters", ({ summary }) => summary.characters],
    ["Characters per minute", (of) => charactersPerMinute(of.summary.characters, of.duration)],
    ["Wrong keystrokes", ({ summary }) => summary.wrongKeystrokes],
    ...assistedColumns(),
  ],
  presented: [["Characters to type", ({ presented }) => presented.length]],
  exactWordsPerMinute: [["Speed not rounded (WPM)", (of) => of.exactWordsPerMinute]],
  halfWidth: [["Half-width of log speed", ({ halfWidth }) => halfWidth]],
  likelyRange: [
    ["Likely from (WPM)", ({ likelyRange }) => likelyRange?.low],
    ["Likely to (WPM)", ({ likelyRange }) => likelyRange?.high],
  ],
  isTypedThroughout: [["Typed throughout", (of) => yesOrNo(of.isTypedThroughout)]],
  duration: [["Time (s)", ({ duration }) => duration / 1000]],
  errorCounts: [
    ["Mistakes left", ({ errorCounts }) => errorCounts.total],
    ["Left substituted", ({ errorCounts }) => errorCounts.substituted],
    ["Left omitted", ({ errorCounts }) => errorCounts.omitted],
    ["Left inserted", ({ errorCounts }) => errorCounts.inserted],
    ["Left swapped", ({ errorCounts }) => errorCounts.swapped],
    ...scoredColumns(),
  ],
  corrections: [
    ["Mistakes corrected", ({ corrections }) => corrections.corrected],
    ["Correct characters erased", ({ corrections }) => corrections.rightErased],
  ],
  entryRate: [["Entry rate (WPM)", ({ entryRate }) => entryRate]],
  wordsPerMinuteUncorrected: [
    ["Speed without corrections (WPM)", (of) => of.wordsPerMinuteUncorrected],
  ],
  timeCorrecting: [["Time spent correcting (s)", (of) => of.timeCorrecting / 1000]],
  minimumStringDistance: [["Minimum string distance", (of) => of.minimumStringDistance]],
  minimumStringDistanceErrorRate: [["MSD error rate", (of) => of.minimumStringDistanceErrorRate]],
  classes: [
    ["Correct (C)", ({ classes }) => classes.correct],
    ["Incorrect not fixed (INF)", ({ classes }) => classes.incorrectNotFixed],
    ["Incorrect fixed (IF)", ({ classes }) => classes.incorrectFixed],
    ["Fixes (F)", ({ classes }) => classes.fixes],
  ],
  errorRates: [
    ["Uncorrected error rate", ({ errorRates }) => errorRates.uncorrected],
    ["Corrected error rate", ({ errorRates }) => errorRates.corrected],
    ["Total error rate", ({ errorRates }) => errorRates.total],
  ],
  keystrokes: [["Keystrokes", ({ keystrokes }) => keystrokes]],
  keystrokesPerCharacter: [["Keystrokes per character", (of) => of.keystrokesPerCharacter]],
  bandwidth: [
    ["Utilised bandwidth", ({ bandwidth }) => bandwidth.utilised],
    ["Wasted bandwidth", ({ bandwidth }) => bandwidth.wasted],
  ],
  correctionEfficiency: [["Correction efficiency", (of) => of.correctionEfficiency]],
  conscientiousness: [["Participant conscientiousness", (of) => of.conscientiousness]],
  allAlignments: [
    ["Optimal alignments", ({ allAlignments: all }) => all?.count],
    ["Mean alignment length", ({ allAlignments: all }) => all?.meanLength],
    ["Averaged error rate", ({ allAlignments: all }) => all?.errorRate],
    ["Averaged substitutions", ({ allAlignments: all }) => all?.substituted],
    ["Averaged omissions", ({ allAlignments: all }) => all?.omitted],
    ["Averaged insertions", ({ allAlignments: all }) => all?.inserted],
  ],
  throughput: [["Throughput (bits/s)", ({ throughput }) => throughput]],
  intervals: [["Intervals", ({ intervals }) => intervals]],
  medianInterval: [["Median interval (ms)", ({ medianInterval }) => medianInterval]],
  variationOfIntervals: [["Variation of intervals", (of) => of.variationOfIntervals]],
  dwellTime: [["Dwell time (ms)", ({ dwellTime }) => dwellTime]],
  rolloverShare: [["Rollover share", ({ rolloverShare }) => rolloverShare]],
  letterTimes: [
    ["First letters attempted", ({ letterTimes }) => letterTimes.wordStarts.attempts],
    ["First letters missed", ({ letterTimes }) => letterTimes.wordStarts.missed],
    ["Mean time into a word (ms)", ({ letterTimes }) => letterTimes.wordStarts.mean],
  ],
  pageDelay: [
    ["Edits with a key", ({ pageDelay }) => pageDelay?.received ?? 0],
    ["Page delay, median (ms)", ({ pageDelay }) => pageDelay?.median],
    ["Page delay, worst (ms)", ({ pageDelay }) => pageDelay?.worst],
  ],
  timerStep: [["Clock resolution (ms)", ({ timerStep }) => timerStep]],
  pauses: [["Pauses", ({ pauses }) => pauses]],
  stalls: [
    ["Interruptions", ({ stalls }) => stalls.spans.length],
    ["Interrupted (s)", ({ stalls }) => stalls.total / 1000],
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
    ({ summary }) => new Map<string, number>(summary.assisted).get(kind) ?? 0,
  ]);
}

/** The score by each rule but the first, which is the speed. */
function scoredColumns(): readonly Column<Figures>[] {
  return scoringRules
    .slice(1)
    .map((rule) => [
      `Score by ${rule.id}${rule.unit === "keystrokes per hour" ? "" : " (WPM)"}`,
      ({ summary: { characters }, errorCounts: { total }, duration }) =>
        scoreOf(rule, { characters, mistakesLeft: total, duration }),
    ]);
}

const figureColumns = Object.values(columnsOf).flat();

interface Row extends DecodedTest {
  /** Who typed, if the test does not say. */
  readonly name: string;
  readonly figures: Figures;
}

const testColumns: readonly Column<Row>[] = [
  ["Name", ({ plan, name }) => plan?.typist || name],
  ["Date", ({ typedOn }) => (typedOn === null ? null : localDateText(new Date(typedOn)))],
  ["Test", ({ title }) => title],
  ["WPM", ({ figures }) => figures.summary.wordsPerMinute],
  ["Accuracy (%)", ({ figures }) => figures.summary.accuracy],
  ["Errors", ({ figures }) => figures.summary.errors],
];

const planColumns: readonly Column<Row>[] = [
  ["Plan", ({ plan }) => plan?.title],
  ["Run", ({ plan }) => plan?.run],
  ["Seed", ({ plan }) => plan?.seed],
  ["Test of the plan", ({ plan }) => plan?.test],
  ["Condition", ({ plan }) => plan?.condition],
  ["Practice", ({ plan }) => plan && yesOrNo(plan.isPractice)],
];

const settingColumns: readonly Column<Row>[] = [
  ["Keys refused at mistakes", ({ refusals }) => refusals],
  ["Corrections limited to", ({ corrections }) => corrections?.limit],
  ["Keys refused as corrections", ({ corrections }) => corrections?.refusals],
  ["Layout", ({ layout }) => layout],
];

const keyboardColumn: Column<Row> = ["Keyboard", (of) => of.keyboardLabel];

/** The header of every column, which docs/use/table.md explains. */
export const tableHeaders: readonly string[] = [
  ...testColumns,
  ...planColumns,
  ...figureColumns,
  ...settingColumns,
  keyboardColumn,
].map(([header]) => header);

/**
 * Tests as a table in CSV (RFC 4180), with one test per row: who, when and what, the result, the place in a
 * plan if a test has one, every metric, the settings. A cell is empty if a test has no such figure.
 *
 * @param name of who typed, for tests that do not say
 */
export function* resultsTableInSteps(name: string, tests: readonly StoredTest[]): Work<string> {
  const columns: readonly Column<Row>[] = [
    ...testColumns,
    ...(tests.some(({ plan }) => plan) ? planColumns : []),
    ...figureColumns.map(
      ([header, value]) => [header, ({ figures }: Row) => value(figures)] as const,
    ),
    ...settingColumns,
    ...(tests.some(({ keyboardLabel }) => keyboardLabel !== undefined) ? [keyboardColumn] : []),
  ];
  const lines: (readonly Cell[])[] = [columns.map(([header]) => header)];
  for (const each of tests) {
    const test = decodeTest(each);
    const row = { ...test, name, figures: yield* figuresInSteps(test.trial) };
    lines.push(columns.map(([, value]) => value(row)));
    yield;
  }
  return csvText(lines);
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
  if (typeof cell !== "string") return String(cell ?? "");
  const text = cell.replaceAll(/(?<=^|[;\t\r\n]["\s]*)[=+\-@\t\r＝＋－＠]/g, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Every metric that is a number, a word or empty, not rounded, by the header of its column. */
export function figuresByColumn(figures: Figures): Readonly<Record<string, Cell>> {
  return Object.fromEntries(
    figureColumns.map(([header, value]) => [header, value(figures) ?? null]),
  );
}

export function* figuresInSteps(trial: FinishedTrial): Work<Figures> {
  const analysis = yield* analysisInSteps(trial);
  return { ...analysis, ...(yield* alignmentMetricsInSteps(analysis)) };
}

function yesOrNo(value: boolean): string {
  return value ? "yes" : "no";
}
