import { useEffect, useState } from "react";
import type { Milliseconds } from "../../engine/trial/edit.ts";
import { stepAt, transcribedAt } from "../../engine/trial/replay.ts";
import type { FinishedTrial, RunningTrial, Trial } from "../../engine/trial/trial.ts";
import { applyEdit } from "../../engine/trial/apply-edit.ts";

export interface Playback {
  /** How many edits have happened. */
  readonly step: number;
  /** On the trial's clock. */
  readonly time: Milliseconds;
  /** 2 is twice as fast as it was typed. */
  readonly rate: number;
  readonly isPlaying: boolean;
}

/** Before the first edit. */
export const initialPlayback: Playback = { step: 0, time: 0, rate: 1, isPlaying: false };

/** Plays on, or from the beginning if the end was reached. */
export function play(trial: FinishedTrial, playback: Playback): Playback {
  const { inputStream, startedAt, finishedAt } = trial;
  const isAtEnd = playback.time >= finishedAt - startedAt;
  const isOver = isAtEnd && playback.step === inputStream.length;
  return { ...playback, ...(isOver && { step: 0, time: 0 }), isPlaying: true };
}

export function pause(playback: Playback): Playback {
  return { ...playback, isPlaying: false };
}

/** Pauses after a number of edits. */
export function moveTo(trial: FinishedTrial, playback: Playback, step: number): Playback {
  const { inputStream, startedAt } = trial;
  // The time of the last edit so far, or 0 if the clock had not started.
  const time = Math.max(0, (inputStream[step - 1]?.at ?? startedAt) - startedAt);
  return { ...playback, step, time, isPlaying: false };
}

/** Plays what was typed in a time of the visitor's clock; pauses at the end. */
export function passTime(
  { inputStream, startedAt, finishedAt }: FinishedTrial,
  playback: Playback,
  passed: Milliseconds,
): Playback {
  const duration = finishedAt - startedAt;
  const time = Math.min(duration, playback.time + passed * playback.rate);
  const step = Math.max(playback.step, stepAt(inputStream, startedAt + time));
  return { ...playback, step, time, isPlaying: time < duration };
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
 * The playback of a trial and the function that sets it. It starts at once, advances with the frames of the
 * page, and pauses while the page is hidden.
 *
 * @param isStill whether nothing may move by itself
 */
export function usePlayback(trial: FinishedTrial, isStill: boolean) {
  const [playback, setPlayback] = useState({ ...initialPlayback, isPlaying: !isStill });
  const { isPlaying } = playback;

  useEffect(() => {
    if (!isPlaying) return undefined;
    let last: DOMHighResTimeStamp | null = null;
    const pass = (now: DOMHighResTimeStamp) => {
      const passed = now - (last ?? now);
      last = now;
      setPlayback((before) => passTime(trial, before, passed));
      frame = requestAnimationFrame(pass);
    };
    const onVisibilityChange = () => setPlayback(pause);
    let frame = requestAnimationFrame(pass);
    document.addEventListener("visibilitychange", onVisibilityChange);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("visibilitychange", onVisibilityChange);
    };
  }, [trial, isPlaying]);

  return [playback, setPlayback] as const;
}
