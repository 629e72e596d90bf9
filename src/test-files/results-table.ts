import { isAnalysable } from "../engine/trial/trial.ts";
import { summarize, type Summary } from "../engine/metrics/summarize.ts";
import type { Work } from "../engine/work.ts";
import {
  type Cell,
  type Column,
  figureColumns,
  type Figures,
  figuresInSteps,
  headOf,
  type Unit,
  yesOrNo,
} from "./figure-columns.ts";
import { localDateText } from "./file-entries.ts";
import { type SavedTest, savedTestOf, type StoredTest } from "./stored-test.ts";

/** A test of the table. */
interface Row extends SavedTest {
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

const keyboardColumn: Column<Row> = [
  "Keyboard",
  "text",
  ({ keyboardLabel }) => keyboardLabel ?? null,
];

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
  for (const stored of tests) {
    const test = savedTestOf(stored);
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

/** Lines of cells as CSV. */
export function csvText(lines: readonly (readonly Cell[])[]): string {
  return lines.map((line) => `${line.map(cellText).join(",")}\r\n`).join("");
}

/**
 * What a spreadsheet would take for a formula has an apostrophe before it, also after a semicolon or a tab,
 * at which some spreadsheets begin a cell whatever the quotes.
 */
function cellText(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = cell.replaceAll(/(?<=^|[;\t\r\n]["\s]*)[=+\-@\t\r＝＋－＠]/g, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
