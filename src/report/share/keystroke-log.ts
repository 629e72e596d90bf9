import type { EditKind, Milliseconds } from "../../engine/trial/edit.ts";
import type { FinishedTrial } from "../../engine/trial/trial.ts";

/** A trial as its log tells it; see docs/keystroke-log.md. */
export interface KeystrokeLog {
  readonly format: "keypace-keystroke-log";
  readonly version: 1;
  readonly presented: string;
  readonly limit: Milliseconds | null;
  readonly duration: Milliseconds;
  readonly edits: readonly LoggedEdit[];
}

interface LoggedEdit {
  /** Since the clock started. */
  readonly at: Milliseconds;
  readonly kind: EditKind;
  readonly start: number;
  readonly removed: number;
  readonly inserted: string;
}

export function keystrokeLog(trial: FinishedTrial): KeystrokeLog {
  const { presented, limit, startedAt, finishedAt, inputStream } = trial;
  return {
    format: "keypace-keystroke-log",
    version: 1,
    presented: presented.join(""),
    limit,
    duration: toMicroseconds(finishedAt - startedAt),
    edits: inputStream.map(({ at, kind, start, removed, inserted }) => ({
      at: toMicroseconds(at - startedAt),
      kind,
      start,
      removed,
      inserted: inserted.join(""),
    })),
  };
}

/** The log as JSON, an edit a line. */
export function logAsJson({ edits, ...trial }: KeystrokeLog): string {
  const head = JSON.stringify(trial).slice(0, -1);
  return `${head},"edits":[\n${edits.map((edit) => JSON.stringify(edit)).join(",\n")}\n]}\n`;
}

/**
 * The edits as CSV (RFC 4180), an edit a line: the text of each is a JSON string, in which a line end
 * breaks no line, a space can be seen, and a spreadsheet finds no formula.
 */
export function logAsCsv({ edits }: KeystrokeLog): string {
  const rows = edits.map(({ at, kind, start, removed, inserted }) => {
    const text = JSON.stringify(inserted).replaceAll('"', '""');
    return `${at},${kind},${start},${removed},"${text}"`;
  });
  return ["at,kind,start,removed,inserted", ...rows, ""].join("\r\n");
}

/** Browsers tell no finer times, and fractions beyond them only show how numbers are stored. */
function toMicroseconds(time: Milliseconds): Milliseconds {
  return Math.round(time * 1000) / 1000;
}
