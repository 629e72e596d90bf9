import { isLayoutName, type LayoutName } from "../content/keyboard-layouts.ts";
import { type Edit, type EditKind, inSteps, type Milliseconds } from "../engine/trial/edit.ts";
import { errors } from "../engine/trial/errors.ts";
import { graphemesOf } from "../engine/trial/graphemes.ts";
import { nothingTranscribed, transcribedAfter } from "../engine/trial/transcribed-text.ts";
import { finish, type FinishedTrial, newTrial, type RunningTrial } from "../engine/trial/trial.ts";
import type { KeystrokeLog } from "./keystroke-log.ts";

/** The first version: no key, no time of being told, no interruption, and times from 0. */
interface FirstLog {
  readonly format: "keypace-keystroke-log";
  readonly version: 1;
  readonly presented: string;
  readonly limit: Milliseconds | null;
  readonly duration: Milliseconds;
  readonly edits: readonly {
    readonly at: Milliseconds;
    readonly kind: EditKind;
    readonly start: number;
    readonly removed: number;
    readonly inserted: string;
  }[];
}

/** A log read back: what was typed, and the trial with all that its figures come from. */
export interface ReadLog {
  /** `null` in a log of the first version. */
  readonly title: string | null;
  readonly trial: FinishedTrial;
  /** How often a key was refused at a mistake; `null` where that was not asked for. */
  readonly refusals: number | null;
  /** The keyboard by which fingers and neighbouring keys are told; `null` where the log names none. */
  readonly layout: LayoutName | null;
}

/**
 * The trial of a log's JSON, of this version or the one before. Figures of a read log are those of the
 * test, to the bit.
 *
 * @throws an error whose message is a sentence, where the text is no such log.
 */
export function readKeystrokeLog(json: string): ReadLog {
  const log = parsed(json);
  const startedAt = log.version === 1 ? 0 : inSteps(log.startedAt);
  const from = (time: Milliseconds) => startedAt + inSteps(time);
  const presented =
    log.version === 1 ? graphemesOf(log.presented) : splitByLengths(log.presented, log.lengths);
  const inputStream =
    log.version === 1
      ? log.edits.map((edit) => ({
          at: from(edit.at),
          kind: edit.kind,
          start: edit.start,
          removed: edit.removed,
          inserted: graphemesOf(edit.inserted),
        }))
      : log.edits.map((edit) => readEdit(edit, from));
  const interruptions = log.version === 1 ? [] : log.interruptions;
  const transcribed = inputStream.reduce(transcribedAfter, nothingTranscribed);
  const running: RunningTrial = {
    ...newTrial("", log.limit),
    phase: "running",
    startedAt,
    presented,
    inputStream,
    transcribed,
    errors: errors(presented, transcribed.graphemes),
    interruptions: interruptions.map((each) => ({
      kind: each.kind,
      from: from(each.from),
      to: each.to === null ? Infinity : from(each.to),
    })),
  };
  return {
    title: log.version === 1 ? null : log.title,
    refusals: (log.version === 1 ? null : log.refusals) ?? null,
    layout: log.version === 2 && isLayoutName(log.layout) ? log.layout : null,
    trial: finish(running, startedAt, from(log.duration)),
  };
}

function readEdit(
  { at, told, kind, start, removed, inserted, lengths, keys }: KeystrokeLog["edits"][number],
  from: (time: Milliseconds) => Milliseconds,
): Edit {
  return {
    at: from(at),
    kind,
    start,
    removed,
    inserted: splitByLengths(inserted, lengths),
    ...(told !== undefined && { told: from(told) }),
    ...(keys && { keys: keys.map(([what, code, time]) => ({ kind: what, code, at: from(time) })) }),
  };
}

function parsed(json: string): KeystrokeLog | FirstLog {
  let log: unknown;
  try {
    log = JSON.parse(json);
  } catch {
    throw new Error("This file is not JSON: give a keystroke log that was saved as JSON.");
  }
  if (!isLog(log)) throw new Error("This file is no keystroke log of version 1 or 2.");
  return log;
}

function isLog(log: unknown): log is KeystrokeLog | FirstLog {
  if (typeof log !== "object" || log === null) return false;
  const { format, version, edits, presented, duration }: Partial<KeystrokeLog | FirstLog> = log;
  return (
    format === "keypace-keystroke-log" &&
    (version === 1 || version === 2) &&
    typeof presented === "string" &&
    typeof duration === "number" &&
    Array.isArray(edits)
  );
}

/** The text's characters, a code unit each where no lengths are told. */
function splitByLengths(text: string, lengths?: readonly number[]): readonly string[] {
  if (!lengths) return text.split("");
  let from = 0;
  return lengths.map((length) => {
    from += length;
    return text.slice(from - length, from);
  });
}
