import type { Reading, Target } from "./part.ts";

/** A part's readings for each subject, as medians of all rounds. */
export interface PartResult {
  readonly title: string;
  readonly subjects: readonly { readonly subject: string; readonly readings: readonly Reading[] }[];
}

/** All readings as lines of text: a row for each measure, a column for each subject. */
export function tableOf(parts: readonly PartResult[], against: string | undefined): string {
  const compared = against === undefined ? [] : [against, "site ÷"];
  const rows = parts.flatMap(({ title, subjects }) => [
    [title],
    ...(subjects[0]?.readings ?? []).map((reading) => rowOf(reading, subjects, against)),
  ]);
  return aligned([["", "site", ...compared, "floor", "site ÷", "target"], ...rows]);
}

/** Returns a sentence for each target that the site missed. */
export function missedTargets(parts: readonly PartResult[]): readonly string[] {
  return parts.flatMap(({ title, subjects }) =>
    (subjects[0]?.readings ?? [])
      .filter((reading) => !isMet(reading, valueIn(subjects, "floor", reading.measure)))
      .map(({ measure }) => `${title}: ${measure}`),
  );
}

type Subjects = PartResult["subjects"];

function rowOf(
  reading: Reading,
  subjects: Subjects,
  against: string | undefined,
): readonly string[] {
  const { measure, value, target } = reading;
  const floor = valueIn(subjects, "floor", measure);
  const other = against === undefined ? undefined : valueIn(subjects, against, measure);
  return [
    `  ${measure}`,
    shown(value),
    ...(against === undefined ? [] : [shown(other), ratio(value, other)]),
    shown(floor),
    ratio(value, floor),
    target ? `${targetText(target)} ${isMet(reading, floor) ? "met" : "MISSED"}` : "",
  ];
}

function valueIn(subjects: Subjects, name: string, measure: string): number | undefined {
  const readings = subjects.find(({ subject }) => subject === name)?.readings;
  return readings?.find((reading) => reading.measure === measure)?.value;
}

function isMet({ value, target }: Reading, floor: number | undefined): boolean {
  if (!target) return true;
  if (target.of === "value") return value <= target.max;
  return floor === undefined || value <= target.max * floor;
}

function targetText({ of, max }: Target): string {
  return of === "value" ? `≤ ${shown(max)}` : `≤ ${max} × floor`;
}

function ratio(value: number, other: number | undefined): string {
  return other === undefined || other === 0 ? "" : (value / other).toFixed(2);
}

function shown(value: number | undefined): string {
  if (value === undefined) return "";
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : 2;
  return value.toLocaleString("en", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Columns padded to their widest cell; a row of one cell is a heading. */
function aligned(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(...rows.map(({ length }) => length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.filter(({ length }) => length > 1).map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map(([first = "", ...cells]) =>
      cells.length === 0
        ? `\n${first}`
        : [
            first.padEnd(widths[0] ?? 0),
            ...cells.map((cell, index) => cell.padStart(widths[index + 1] ?? 0)),
          ].join("  "),
    )
    .join("\n");
}
