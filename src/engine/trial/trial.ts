import { commitComposition } from "./composition.ts";
import type { Edit, Milliseconds, Span } from "./edit.ts";
import { presentedCharacters, withoutControlCharacters } from "./graphemes.ts";
import type { Interruption } from "./interruptions.ts";
import type { Sequence } from "./sequence.ts";
import { nothingTranscribed, type TranscribedText } from "./transcribed-text.ts";

/**
 * The data of every phase. The presented text and the input stream are the source of truth; the rest is
 * derived from them and stored so that a key costs the same in a long text as in a short one.
 */
interface TrialTexts {
  readonly presented: readonly string[];
  /** The length of a timed trial; `null` if the text ends it, `Infinity` if the typist does. */
  readonly limit: Milliseconds | null;
  /** Every edit, corrections included, in order; times never decrease. */
  readonly inputStream: Sequence<Edit>;
  readonly transcribed: TranscribedText;
  /** The part of the transcribed text that is under composition. */
  readonly composing: Span | null;
  /** Positions that differ over the shorter length, including those under composition. */
  readonly errors: number;
  readonly interruptions: Sequence<Interruption>;
}

/** Nothing has been typed, so the clock does not run. The field may hold prefilled text all the same. */
export interface ReadyTrial extends TrialTexts {
  readonly phase: "ready";
}

export interface RunningTrial extends TrialTexts {
  readonly phase: "running";
  readonly startedAt: Milliseconds;
}

/** Complete: no edit changes it, and its lists are plain arrays. */
export interface FinishedTrial extends TrialTexts {
  readonly phase: "finished";
  readonly inputStream: readonly Edit[];
  readonly transcribed: TranscribedText & { readonly graphemes: readonly string[] };
  readonly composing: null;
  readonly interruptions: readonly Interruption[];
  readonly startedAt: Milliseconds;
  readonly finishedAt: Milliseconds;
}

/** One text being typed once. */
export type Trial = ReadyTrial | RunningTrial | FinishedTrial;

export function newTrial(presented: string, limit: Milliseconds | null = null): ReadyTrial {
  return {
    limit,
    phase: "ready",
    presented: presentedCharacters(withoutControlCharacters(presented)),
    inputStream: [],
    transcribed: nothingTranscribed,
    composing: null,
    errors: 0,
    interruptions: [],
  };
}

/** Time on the clock: 0 before the first character, and fixed once the trial is complete. */
export function elapsed(trial: Trial, now: Milliseconds): Milliseconds {
  if (trial.phase === "ready") return 0;
  const end = trial.phase === "finished" ? trial.finishedAt : now;
  return Math.max(0, end - trial.startedAt);
}

/** Returns the trial ended at a moment; a composition is committed. */
export function finish(
  trial: Trial,
  startedAt: Milliseconds,
  finishedAt: Milliseconds,
): FinishedTrial {
  const { inputStream, transcribed, interruptions } = trial;
  const commit = commitComposition(trial, finishedAt);
  return {
    ...trial,
    phase: "finished",
    startedAt,
    finishedAt,
    composing: null,
    inputStream: commit ? [...inputStream, commit] : Array.from(inputStream),
    transcribed: { text: transcribed.text, graphemes: Array.from(transcribed.graphemes) },
    interruptions: Array.from(interruptions),
  };
}

/**
 * Returns the trial at a moment: a timed one whose time is up ends exactly at its limit, however late this
 * is called. Any other trial is returned as it is.
 */
export function endAtLimit(trial: Trial, now: Milliseconds): Trial {
  if (trial.phase !== "running" || trial.limit === null) return trial;
  const finishedAt = trial.startedAt + trial.limit;
  return now < finishedAt ? trial : finish(trial, trial.startedAt, finishedAt);
}

/** This many characters beyond the end of the text are analysed within a tenth of a second. */
const maxBeyondEnd = 10_000;

/** 200,000 edits at the end of the text; fewer if they move the characters behind them. */
const maxWork = 20_000_000;

/** Whether a trial can be analysed in a reasonable time. Any other is neither saved nor read from a file. */
export function isAnalysable({
  presented,
  inputStream,
}: Pick<FinishedTrial, "presented" | "inputStream">): boolean {
  let length = 0;
  let work = 0;
  for (const { start, removed, inserted } of inputStream) {
    const behind = Math.max(0, length - start);
    work += behind + 100;
    length += inserted.length - Math.min(removed, behind);
  }
  return length - presented.length <= maxBeyondEnd && work <= maxWork;
}
