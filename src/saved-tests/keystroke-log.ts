import { type Edit, roundTime, type Milliseconds } from "../engine/trial/edit.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import type { TestSettings } from "./stored-test.ts";

/** Raised when a field changes its meaning. */
export const logVersion = 1;

/** The longest time in a log. Tabs stay open for weeks, and machines sleep with them; 27 years is enough. */
export const maxTime: Milliseconds = 10_000 * 24 * 60 * 60 * 1000;

/** Raised when a metric of the same log changes. */
const engineVersion = 14;

export type KeystrokeLog = Readonly<ReturnType<typeof keystrokeLog>>;

/**
 * A finished trial as plain data, from which every metric can be computed again; its fields are explained
 * in docs/use/keystroke-log.md. Those that are undefined are not written.
 */
export function keystrokeLog(
  trial: FinishedTrial,
  title: string,
  { refusals, corrections, plan, layout, keyboardLabel }: TestSettings = {},
) {
  const { presented, limit, startedAt, finishedAt, inputStream, interruptions } = trial;
  const since = (time: Milliseconds) => toMicroseconds(roundTime(time) - startedAt);
  return {
    format: "keypace-keystroke-log",
    version: logVersion,
    engine: engineVersion,
    title,
    presented: presented.join(""),
    lengths: lengthsOf(presented),
    limit,
    refusals,
    corrections,
    plan,
    layout,
    keyboardLabel,
    startedAt: toMicroseconds(startedAt),
    duration: since(finishedAt),
    interruptions: interruptions.map(({ kind, from, to }) => ({
      kind,
      from: since(from),
      to: to === Infinity ? null : since(to),
    })),
    edits: inputStream.map((edit) => loggedEdit(edit, since)),
  } as const;
}

function loggedEdit(
  { at, receivedAt, kind, start, removed, inserted, keys = [] }: Edit,
  since: (time: Milliseconds) => Milliseconds,
) {
  return {
    at: since(at),
    receivedAt: receivedAt === undefined ? undefined : since(receivedAt),
    kind,
    start,
    removed,
    inserted: inserted.join(""),
    lengths: lengthsOf(inserted),
    keys:
      keys.length > 0 ? keys.map((key) => [key.kind, key.code, since(key.at)] as const) : undefined,
  };
}

/** The lengths of the characters if any is more than one code unit, as the browser of the test split them. */
function lengthsOf(graphemes: readonly string[]): readonly number[] | undefined {
  const lengths = graphemes.map(({ length }) => length);
  return lengths.some((length) => length > 1) ? lengths : undefined;
}

/** The log as JSON, with one edit per line. */
export function logAsJson({ edits, ...trial }: KeystrokeLog): string {
  const head = JSON.stringify(trial).slice(0, -1);
  return `${head},"edits":[\n${edits.map((edit) => JSON.stringify(edit)).join(",\n")}\n]}\n`;
}

/**
 * The edits as CSV (RFC 4180), with one edit per line. Texts are JSON strings, so that a line end breaks no
 * line, a space can be seen, and a spreadsheet finds no formula.
 */
export function logAsCsv({ edits }: KeystrokeLog): string {
  const rows = edits.map(({ at, receivedAt, kind, start, removed, inserted }) => {
    const text = JSON.stringify(inserted).replaceAll('"', '""');
    return `${at},${receivedAt ?? at},${kind},${start},${removed},"${text}"`;
  });
  return ["at,receivedAt,kind,start,removed,inserted", ...rows, ""].join("\r\n");
}

/** Finer than the steps that times are stored in, so that a rounded time is read as it was. */
function toMicroseconds(time: Milliseconds): Milliseconds {
  return Math.round(time * 1000) / 1000;
}
