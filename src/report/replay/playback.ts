import { type Dispatch, useEffect, useReducer } from "react";
import type { Milliseconds } from "../../engine/trial/edit.ts";
import { stepAt, transcribedAt } from "../../engine/trial/replay.ts";
import type { FinishedTrial, RunningTrial, Trial } from "../../engine/trial/trial.ts";
import { applyEdit } from "../../engine/trial/apply-edit.ts";

/** The state of a replay. */
export interface Playback {
  /** How many edits have happened. */
  readonly step: number;
  /** On the trial's clock. */
  readonly time: Milliseconds;
  /** 2 is twice as fast as it was typed. */
  readonly rate: number;
  readonly isPlaying: boolean;
}

/** An action on a replay; the `time` of `advance` is that of the visitor's clock. */
export type PlaybackAction =
  | { readonly kind: "play" }
  | { readonly kind: "pause" }
  | { readonly kind: "advance"; readonly time: Milliseconds }
  | { readonly kind: "move"; readonly step: number }
  | { readonly kind: "changeRate"; readonly rate: number };

/** Before the first edit. */
export const unplayed: Playback = { step: 0, time: 0, rate: 1, isPlaying: false };

/** The reducer. Playing from the end starts over; moving pauses, and so does the end. */
export function reducePlayback(
  trial: FinishedTrial,
  playback: Playback,
  action: PlaybackAction,
): Playback {
  const { inputStream, startedAt, finishedAt } = trial;
  const duration = finishedAt - startedAt;
  switch (action.kind) {
    case "play": {
      const isOver = playback.step === inputStream.length && playback.time >= duration;
      return { ...playback, ...(isOver && { step: 0, time: 0 }), isPlaying: true };
    }
    case "pause":
      return { ...playback, isPlaying: false };
    case "changeRate":
      return { ...playback, rate: action.rate };
    case "move": {
      const { step } = action;
      // The time of the last edit so far, or 0 if the clock had not started.
      const time = Math.max(0, (inputStream[step - 1]?.at ?? startedAt) - startedAt);
      return { ...playback, step, time, isPlaying: false };
    }
    case "advance": {
      const time = Math.min(duration, playback.time + action.time * playback.rate);
      const step = Math.max(playback.step, stepAt(inputStream, startedAt + time));
      return { ...playback, step, time, isPlaying: time < duration };
    }
    default:
      return action satisfies never;
  }
}

/**
 * The trial after some of its edits, as far as it is shown: its texts and a composition in progress. Its
 * input stream has the edits of that composition alone, errors are not counted, and no limit ends it.
 */
export function trialAt(trial: FinishedTrial, step: number): Trial {
  const { inputStream } = trial;
  let composedFrom = step;
  while (inputStream[composedFrom - 1]?.kind === "composing") composedFrom -= 1;

  const graphemes = transcribedAt(inputStream, composedFrom);
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

/**
 * The playback of a trial and its dispatch function. It starts at once, advances with the frames of the
 * page, and pauses while the page is hidden.
 *
 * @param isStill whether nothing may move by itself
 */
export function usePlayback(
  trial: FinishedTrial,
  isStill: boolean,
): [Playback, Dispatch<PlaybackAction>] {
  const [playback, dispatch] = useReducer(
    (before: Playback, action: PlaybackAction) => reducePlayback(trial, before, action),
    { ...unplayed, isPlaying: !isStill },
  );
  const { isPlaying } = playback;

  useEffect(() => {
    if (!isPlaying) return undefined;
    let last: DOMHighResTimeStamp | null = null;
    const pass = (now: DOMHighResTimeStamp) => {
      if (last !== null) dispatch({ kind: "advance", time: now - last });
      last = now;
      frame = requestAnimationFrame(pass);
    };
    const pause = () => dispatch({ kind: "pause" });
    let frame = requestAnimationFrame(pass);
    document.addEventListener("visibilitychange", pause);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("visibilitychange", pause);
    };
  }, [isPlaying]);

  return [playback, dispatch];
}
