import type { LayoutName } from "../content/keyboard-layouts.ts";
import { type Edit, inSteps, type KeyEvent, type Milliseconds } from "../engine/trial/edit.ts";
import type { Interruption } from "../engine/trial/interruptions.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";

/** A trial as its log tells it, from which every figure can be had again; see docs/keystroke-log.md. */
export interface KeystrokeLog {
  readonly format: "keypace-keystroke-log";
  readonly version: 2;
  /** Raised when a figure of the same log changes. */
  readonly engine: number;
  readonly title: string;
  readonly presented: string;
  readonly lengths?: readonly number[];
  readonly limit: Milliseconds | null;
  /** How often a key was refused at a mistake; only where that was asked for. */
  readonly refusals?: number;
  /** The keyboard by which fingers and neighbouring keys are receivedAt; left out where it is not known. */
  readonly layout?: LayoutName;
  /** On the clock of the page; all other times are counted from here. */
  readonly startedAt: Milliseconds;
  readonly duration: Milliseconds;
  readonly interruptions: readonly LoggedInterruption[];
  readonly edits: readonly LoggedEdit[];
}

interface LoggedInterruption extends Pick<Interruption, "kind" | "from"> {
  /** `null` where it had not ended. */
  readonly to: Milliseconds | null;
}

interface LoggedEdit extends Pick<Edit, "at" | "receivedAt" | "kind" | "start" | "removed"> {
  readonly inserted: string;
  readonly lengths?: readonly number[];
  readonly keys?: readonly (readonly [KeyEvent["kind"], code: string, at: Milliseconds])[];
}

const engineVersion = 3;

/** @param set what the test was set to, as far as figures depend on it */
export function keystrokeLog(
  trial: FinishedTrial,
  title: string,
  { refusals, layout }: { refusals?: number | undefined; layout?: LayoutName } = {},
): KeystrokeLog {
  const { presented, limit, startedAt, finishedAt, inputStream, interruptions } = trial;
  const since = (time: Milliseconds) => toMicroseconds(inSteps(time) - startedAt);
  return {
    format: "keypace-keystroke-log",
    version: 2,
    engine: engineVersion,
    title,
    presented: presented.join(""),
    ...lengthsOf(presented),
    limit,
    ...(refusals !== undefined && { refusals }),
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

/** Where a character ends that is more than a code unit, as the browser of the test had it. */
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
 * The edits as CSV (RFC 4180), an edit a line: the text of each is a JSON string, in which a line end
 * breaks no line, a space can be seen, and a spreadsheet finds no formula.
 */
export function logAsCsv({ edits }: KeystrokeLog): string {
  const rows = edits.map(({ at, receivedAt, kind, start, removed, inserted }) => {
    const text = JSON.stringify(inserted).replaceAll('"', '""');
    return `${at},${receivedAt ?? at},${kind},${start},${removed},"${text}"`;
  });
  return ["at,receivedAt,kind,start,removed,inserted", ...rows, ""].join("\r\n");
}

/** The steps that times are kept in are receivedAt apart by it: what is rounded is read as it was. */
function toMicroseconds(time: Milliseconds): Milliseconds {
  return Math.round(time * 1000) / 1000;
}
