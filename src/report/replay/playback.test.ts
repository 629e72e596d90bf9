import { expect, test } from "vitest";
import { setValue, typeKeys } from "../../engine/test-aids/key-script.ts";
import { finish, type FinishedTrial, newTrial, type Trial } from "../../engine/trial/trial.ts";
import { type Playback, playbackAfter, type PlaybackEvent, unplayed } from "./playback.ts";

function finished(trial: Trial): FinishedTrial {
  if (trial.phase !== "finished") throw new Error("The keys do not complete the passage.");
  return trial;
}

/** c at 0, x at 100, Backspace at 200, a at 300, t at 400 ms. */
const cat = finished(typeKeys("cat", "cx<at", 100));

function after(...events: readonly PlaybackEvent[]): Playback {
  return events.reduce((playback, event) => playbackAfter(cat, playback, event), unplayed);
}

test("playing shows each edit at its time", () => {
  expect(after({ type: "played" }, { type: "passed", time: 16 })).toEqual({
    step: 1,
    time: 16,
    rate: 1,
    isPlaying: true,
  });
  expect(after({ type: "played" }, { type: "passed", time: 250 })).toMatchObject({ step: 3 });
});

test("at 2× and 4× time passes as much faster", () => {
  expect(after({ type: "rated", rate: 2 }, { type: "passed", time: 50 })).toMatchObject({
    time: 100,
    step: 2,
  });
  expect(after({ type: "rated", rate: 4 }, { type: "passed", time: 75 })).toMatchObject({
    time: 300,
    step: 4,
  });
});

test("a change of rate goes on from where it stands", () => {
  const playback = after(
    { type: "played" },
    { type: "passed", time: 100 },
    { type: "rated", rate: 4 },
    { type: "passed", time: 50 },
  );
  expect(playback).toMatchObject({ time: 300, isPlaying: true });
});

test("it pauses at the end, and plays from the beginning then", () => {
  const end = [{ type: "played" }, { type: "passed", time: 9_999 }] as const;
  expect(after(...end)).toMatchObject({ step: 5, time: 400, isPlaying: false });
  expect(after(...end, { type: "played" })).toMatchObject({ step: 0, time: 0, isPlaying: true });
});

test("moving pauses, stays within the edits, and sets the clock by the edit", () => {
  expect(after({ type: "played" }, { type: "moved", step: 3 })).toMatchObject({
    step: 3,
    time: 200,
    isPlaying: false,
  });
  expect(after({ type: "moved", step: 99 })).toMatchObject({ step: 5, time: 400 });
  expect(after({ type: "moved", step: -1 })).toMatchObject({ step: 0, time: 0 });
});

test("a step among edits of the same moment is not taken back when time passes", () => {
  const early = setValue(newTrial("cat"), "c", -500, "adopted");
  const trial = finished(setValue(setValue(early, "ca", 0), "cat", 900));
  const moved = playbackAfter(trial, unplayed, { type: "moved", step: 1 });
  expect(moved).toMatchObject({ step: 1, time: 0 });
  expect(playbackAfter(trial, moved, { type: "passed", time: 10 })).toMatchObject({ step: 2 });
});

test("a timed trial plays to its limit, past the last edit", () => {
  const typed = typeKeys("cats", "cat", 100);
  if (typed.phase !== "running") throw new Error("The keys complete the passage.");
  const timed = finish({ ...typed, limit: 1_000 }, 0, 1_000);
  const played = playbackAfter(timed, unplayed, { type: "played" });
  expect(playbackAfter(timed, played, { type: "passed", time: 500 })).toMatchObject({
    step: 3,
    isPlaying: true,
  });
  expect(playbackAfter(timed, played, { type: "passed", time: 1_000 })).toMatchObject({
    time: 1_000,
    isPlaying: false,
  });
});
