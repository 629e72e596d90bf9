import { interrupt } from "../../engine/trial/interruptions.ts";
import { endAtLimit, type Trial } from "../../engine/trial/trial.ts";
import { compact } from "../../test-files/keystroke-log.ts";
import { runWhenIdle } from "../../ui/run-when-idle.ts";
import { subscribeToEnd, type TestStore } from "../../visit/test-store.ts";
import type { Visit } from "../../visit/visit.ts";
import { applyKeyOptions } from "../key-options.ts";
import { playEndSound } from "../sounds.ts";
import { loadFacesOfExercises } from "./bring-letters.ts";
import { noteInterruptions } from "./note-interruptions.ts";
import { whileRunning } from "./while-running.ts";
import type { Milliseconds } from "../../engine/trial/edit.ts";

/**
 * Sees to what happens to tests besides typing, for as long as they are on screen. A time in which
 * the visitor reads another page is one in which the test was out of sight.
 *
 * @returns what ends it.
 */
export function attendTest(visit: Visit): () => void {
  const { test, options } = visit;
  comeBackIntoSight(test);
  const stopWatching = whileRunning(test, ({ startedAt, limit }) => {
    const stopNoting = noteInterruptions(test);
    const stopTimer =
      limit === null || limit === Infinity ? null : endInTime(test, startedAt + limit);
    return () => {
      stopNoting();
      stopTimer?.();
    };
  });
  const stopLetters = loadFacesOfExercises(test);
  const stopSound = subscribeToEnd(test, () => {
    if (options.getState().hasEndSound) playEndSound();
  });
  const stopCompacting = compactEarlier(visit);
  const stopComforts = applyKeyOptions(visit);
  return () => {
    stopWatching();
    stopLetters();
    stopSound();
    stopCompacting();
    stopComforts();
    goOutOfSight(test);
  };
}

/** Compacts all finished tests but the latest, which the page may show, once its result is shown. */
function compactEarlier({ test, finishedTests }: Visit): () => void {
  return subscribeToEnd(test, () =>
    runWhenIdle(() => {
      for (const { stored } of finishedTests.getState().slice(0, -1)) compact(stored);
    }),
  );
}

function goOutOfSight(test: TestStore): void {
  const from = performance.now();
  test.dispatch({
    kind: "change",
    change: (trial) => interrupt(trial, { kind: "hidden", from, to: Infinity }),
  });
}

function comeBackIntoSight(test: TestStore): void {
  const to = performance.now();
  const change = (trial: Trial) => {
    const last = trial.interruptions.at(-1);
    return last?.to === Infinity ? interrupt(trial, { ...last, to }) : trial;
  };
  test.dispatch({ kind: "change", change });
}

/**
 * Ends a timed trial when its time has come, be the field in use or not.
 *
 * @returns what leaves it to run on.
 */
function endInTime(test: TestStore, endsAt: Milliseconds): () => void {
  // A timer may be called a little early.
  const check = () => {
    const now = performance.now();
    if (now >= endsAt) test.dispatch({ kind: "change", change: (trial) => endAtLimit(trial, now) });
    else timer = setTimeout(check, endsAt - now);
  };
  let timer = setTimeout(check, endsAt - performance.now());
  return () => clearTimeout(timer);
}
