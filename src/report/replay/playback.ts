import type { Edit, Milliseconds } from "../../engine/trial/edit.ts";
import { stepAt, type Replay, transcribedAt } from "../../engine/trial/replay.ts";
import type { FinishedTrial, RunningTrial, Trial } from "../../engine/trial/trial.ts";
import { applyEdit } from "../../engine/trial/apply-edit.ts";

/** How many times as fast as it was typed. */
export type PlaybackRate = 1 | 2 | 4;

/** Where a replay stands. */
export interface Playback {
  /** How many edits have happened. */
  readonly step: number;
  /** On the trial's clock. */
  readonly time: Milliseconds;
  readonly rate: PlaybackRate;
  readonly isPlaying: boolean;
}

/** What can happen to a replay; `passed` is time on the visitor's clock. */
export type PlaybackEvent =
  | { readonly type: "played" }
  | { readonly type: "paused" }
  | { readonly type: "passed"; readonly time: Milliseconds }
  | { readonly type: "moved"; readonly step: number }
  | { readonly type: "rated"; readonly rate: PlaybackRate };

/** Before the first edit. */
export const unplayed: Playback = { step: 0, time: 0, rate: 1, isPlaying: false };

/** Playing on from the end begins anew; at the end it pauses by itself. Moving pauses it. */
export function playbackAfter(
  trial: FinishedTrial,
  playback: Playback,
  event: PlaybackEvent,
): Playback {
  const { inputStream, startedAt, finishedAt } = trial;
  const duration = finishedAt - startedAt;
  switch (event.type) {
    case "played": {
      const isOver = playback.step === inputStream.length && playback.time >= duration;
      return { ...playback, ...(isOver && { step: 0, time: 0 }), isPlaying: true };
    }
    case "paused":
      return { ...playback, isPlaying: false };
    case "rated":
      return { ...playback, rate: event.rate };
    case "moved": {
      const step = Math.max(0, Math.min(event.step, inputStream.length));
      return { ...playback, step, time: timeOf(inputStream, startedAt, step), isPlaying: false };
    }
    case "passed": {
      const time = Math.min(duration, playback.time + event.time * playback.rate);
      const step = Math.max(playback.step, stepAt(inputStream, startedAt + time));
      return { ...playback, step, time, isPlaying: time < duration };
    }
    default:
      return event satisfies never;
  }
}

/** When the last of the edits so far happened. What happened before the clock ran, happened at its start. */
function timeOf(inputStream: readonly Edit[], startedAt: Milliseconds, step: number): Milliseconds {
  return Math.max(0, (inputStream[step - 1]?.at ?? startedAt) - startedAt);
}

/**
 * The trial as it stood after so many edits, as far as it is shown: its texts and what an input method
 * was composing. Its errors are not counted, its input stream holds the edits of that composition
 * alone, and it has no limit, so as not to end.
 */
export function trialAt(trial: FinishedTrial, replay: Replay, step: number): Trial {
  const { inputStream } = trial;
  let composedFrom = step;
  while (inputStream[composedFrom - 1]?.kind === "composing") composedFrom -= 1;

  const graphemes = transcribedAt(replay, composedFrom);
  const before: RunningTrial = {
    ...trial,
    phase: "running",
    limit: Infinity,
    inputStream: [],
    transcribed: { text: graphemes.join(""), graphemes },
    composing: null,
    errors: 0,
  };
  return inputStream.slice(composedFrom, step).reduce<Trial>(applyEdit, before);
}
