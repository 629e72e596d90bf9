import { type Dispatch, useEffect, useReducer, useSyncExternalStore } from "react";
import type { FinishedTrial } from "../../engine/trial/trial.ts";
import { type Playback, type PlaybackEvent, playbackAfter, unplayed } from "./playback.ts";

/**
 * The replay of a trial and what can be done to it. It plays from the start, time passing with the
 * frames of the page, and pauses when the page is hidden.
 *
 * @param isStill nothing may move by itself: it stands until it is moved
 */
export function usePlayback(
  trial: FinishedTrial,
  isStill: boolean,
): [Playback, Dispatch<PlaybackEvent>] {
  const [playback, dispatch] = useReducer(
    (before: Playback, event: PlaybackEvent) => playbackAfter(trial, before, event),
    { ...unplayed, isPlaying: !isStill },
  );
  const isMoving = playback.isPlaying && !isStill;

  useEffect(() => {
    if (!isMoving) return undefined;
    let last: DOMHighResTimeStamp | null = null;
    const pass = (now: DOMHighResTimeStamp) => {
      if (last !== null) dispatch({ type: "passed", time: now - last });
      last = now;
      frame = requestAnimationFrame(pass);
    };
    const pauseWhenHidden = () => {
      if (document.hidden) dispatch({ type: "paused" });
    };
    let frame = requestAnimationFrame(pass);
    document.addEventListener("visibilitychange", pauseWhenHidden);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("visibilitychange", pauseWhenHidden);
    };
  }, [isMoving]);

  return [playback, dispatch];
}

const query = "(prefers-reduced-motion: reduce)";

/** Whether the visitor asks for less motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

function subscribe(onChange: () => void): () => void {
  const preference = matchMedia(query);
  preference.addEventListener("change", onChange);
  return () => preference.removeEventListener("change", onChange);
}
