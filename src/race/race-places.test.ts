import { expect, test } from "vitest";
import { ownExercise } from "../exercises/recipe-exercise.ts";
import { wordUnit } from "../format/speed-unit.ts";
import { steadyRival } from "./race-exercise.ts";
import { typed } from "../typing-test/test-aids/typed.ts";
import { createTestStore } from "../typing-test/store.ts";
import { gapText, racePlaces } from "./race-places.ts";

const text = "We walk to the lake by the mill road each morning.";
// Five characters a second.
const rival = steadyRival(60, wordUnit);

function stateAt(value: string, now: number, limit: number | null = null) {
  const store = createTestStore({ ...ownExercise(text), limit });
  if (value) store.dispatch(typed(value, 1_000));
  store.dispatch({ kind: "tick", now });
  return store.getState();
}

test("before the first key both are at the start, even if the rival’s first word took no time", () => {
  const places = racePlaces(stateAt("", 9_000), { ...rival, pacer: () => 1 });
  expect(places).toEqual({ mine: 0, rival: 0, goal: 50 });
  expect(gapText(places)).toBe("Even");
});

test("after two seconds a steady 60 WPM has typed ten characters", () => {
  const behind = racePlaces(stateAt("We", 3_000), rival);
  expect(behind).toEqual({ mine: 2, rival: 10, goal: 50 });
  expect(gapText(behind)).toBe("8 behind");
  expect(gapText(racePlaces(stateAt("We walk to the", 3_000), rival))).toBe("4 ahead");
});

test("a gap of five digits has a separator, as other figures have", () => {
  expect(gapText({ mine: 13_000, rival: 655.5 })).toBe("12,345 ahead");
});

test("in a timed text the rival goes on beyond the text that was made so far, and the goal is how far it would get", () => {
  // Half of the time has passed.
  const places = racePlaces(stateAt("We", 31_000, 60_000), rival);
  expect(places).toEqual({ mine: 2, rival: 150, goal: 300 });
});

test("in endless practice the leader moves along the track, half-way after a minute", () => {
  const share = (seconds: number) => {
    const { rival: place, goal } = racePlaces(
      stateAt("We", 1_000 + seconds * 1_000, Infinity),
      rival,
    );
    return place / goal;
  };
  expect(share(2)).toBe(0.05);
  expect(share(60)).toBe(0.5);
  expect(share(180)).toBe(0.75);
});
