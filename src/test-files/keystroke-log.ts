import type { LayoutName } from "../content/keyboard-layouts.ts";
import { type Edit, inSteps, type KeyEvent, type Milliseconds } from "../engine/trial/edit.ts";
import type { Interruption } from "../engine/trial/interruptions.ts";
import type { LimitedCorrections } from "../engine/trial/limited-corrections.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import type { StoredTrial } from "./stored-test.ts";

/** Raised when a field changes its meaning. */
export const logVersion = 1;

/** The longest time in a log. Tabs stay open for weeks, and machines sleep with them; 27 years is enough. */
export const longestTime: Milliseconds = 10_000 * 24 * 60 * 60 * 1000;

/** A finished trial as plain data, from which every figure can be computed again; see docs/use/keystroke-log.md. */
export interface KeystrokeLog {
  readonly format: "keypace-keystroke-log";
  readonly version: typeof logVersion;
  /** Raised when a figure of the same log changes. */
  readonly engine: number;
  readonly title: string;
  readonly presented: string;
  readonly lengths?: readonly number[];
  readonly limit: Milliseconds | null;
  /** How many keys were refused at a mistake; only if that option was on. */
  readonly refusals?: number;
  /** What could be corrected, and how many keys were refused for it; only if not everything. */
  readonly corrections?: LimitedCorrections;
  /** The keyboard that fingers and neighbouring keys are worked out for; left out if it is not known. */
  readonly layout?: LayoutName;
  /** Since the page was opened; all other times are counted from here. */
  readonly startedAt: Milliseconds;
  readonly duration: Milliseconds;
  readonly interruptions: readonly LoggedInterruption[];
  readonly edits: readonly LoggedEdit[];
}

interface LoggedInterruption extends Pick<Interruption, "kind" | "from"> {
  /** `null` if it had not ended. */
  readonly to: Milliseconds | null;
}

interface LoggedEdit extends Pick<Edit, "at" | "receivedAt" | "kind" | "start" | "removed"> {
  readonly inserted: string;
  readonly lengths?: readonly number[];
  readonly keys?: readonly (readonly [KeyEvent["kind"], code: string, at: Milliseconds])[];
}

const engineVersion = 3;

interface LogSettings {
  readonly refusals?: number | undefined;
  readonly corrections?: LimitedCorrections | undefined;
  readonly layout?: LayoutName;
}

export function keystrokeLog(
  trial: FinishedTrial,
  title: string,
  { refusals, corrections, layout }: LogSettings = {},
): KeystrokeLog {
  const { presented, limit, startedAt, finishedAt, inputStream, interruptions } = trial;
  const since = (time: Milliseconds) => toMicroseconds(inSteps(time) - startedAt);
  return {
    format: "keypace-keystroke-log",
    version: logVersion,
    engine: engineVersion,
    title,
    presented: presented.join(""),
    ...lengthsOf(presented),
    limit,
    ...(refusals !== undefined && { refusals }),
    ...(corrections && { corrections }),
    ...(layout !== undefined && { layout }),
    startedAt: toMicroseconds(startedAt),
    duration: since(finishedAt),
    interruptions: interruptions.map(({ kind, from, to }) => ({
      kind,
      from: since(from),
      to: to === Infinity ? null : since(to),
    })),
    edits: inputStream.map((edit) => loggedEdit(edit, since)),
  };
}

function loggedEdit(
  { at, receivedAt, kind, start, removed, inserted, keys = [] }: Edit,
  since: (time: Milliseconds) => Milliseconds,
): LoggedEdit {
  return {
    at: since(at),
    ...(receivedAt !== undefined && { receivedAt: since(receivedAt) }),
    kind,
    start,
    removed,
    inserted: inserted.join(""),
    ...lengthsOf(inserted),
    ...(keys.length > 0 && {
      keys: keys.map((key) => [key.kind, key.code, since(key.at)] as const),
    }),
  };
}

/** Where the characters end if any is more than one code unit, as the browser of the test split them. */
function lengthsOf(graphemes: readonly string[]): { readonly lengths?: readonly number[] } {
  const isPlain = graphemes.every(({ length }) => length === 1);
  return isPlain ? {} : { lengths: graphemes.map(({ length }) => length) };
}

/** The log as JSON, an edit a line. */
export function logAsJson({ edits, ...trial }: KeystrokeLog): string {
  const head = JSON.stringify(trial).slice(0, -1);
  return `${head},"edits":[\n${edits.map((edit) => JSON.stringify(edit)).join(",\n")}\n]}\n`;
}

/**
 * The edits as CSV (RFC 4180), an edit a line. Texts are JSON strings, so that a line end breaks no line,
 * a space can be seen, and a spreadsheet finds no formula.
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

/** Replaces a trial by the JSON of its log, which takes a third of the memory. See `trialOf`. */
export function compact(stored: StoredTrial): void {
  const { trial } = stored;
  if (typeof trial !== "object" || !("phase" in trial)) return;
  stored.trial = JSON.stringify(keystrokeLog(trial, ""));
}
