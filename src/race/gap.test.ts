import { expect, test } from "vitest";
import { finished, setValue, typeKeys } from "../engine/test-aids/key-script.ts";
import { endByHand } from "../engine/trial/open-ended.ts";
import { ownExercise } from "../exercises/recipe-exercise.ts";
import { wordUnit } from "../format/speed-unit.ts";
import { createTestStore } from "../typing-test/store.ts";
import { typed } from "../typing-test/test-aids/typed.ts";
import { type Gap, gapOf, gapText, racePlaces, raceSummary } from "./gap.ts";
import { steadyRival } from "./race-exercise.ts";
import { pacerOf, rivalRunOf, steadyPacer } from "./rival-run.ts";
import { english } from "../exercises/passage-exercise.ts";

/** A key each 200 ms, the first one at 0: ten characters take 1.8 s. */
function runOf(presented: string, keys = presented, interval = 200) {
  const trial = typeKeys(presented, keys, interval);
  return { ...trial, startedAt: 0, finishedAt: (Array.from(keys).length - 1) * interval };
}

const text = "0123456789";

test("the gap ends when one of the two reaches the end, and is what the other has left", () => {
  // The rival types three characters a second: 5.4 in 1.8 s.
  const ahead = gapOf(runOf(text), null, steadyPacer(36));
  expect(ahead.points.at(-1)).toMatchObject({ at: 1_800, place: 10 });
  expect(ahead.points.at(-1)?.gap).toBeCloseTo(4.6);
  expect(ahead.leadChange).toBeNull();

  // At ten a second the rival ends after 1 s, when the run has six, from keys at 0 to 1,000 ms.
  const behind = gapOf(runOf(text), null, steadyPacer(120));
  expect(behind.points.at(-1)?.at).toBeCloseTo(1_000, -1);
  expect(behind.points.at(-1)?.gap).toBeCloseTo(-4);
});

test("a timed race ends with its time, however far the rival is beyond the text that was made", () => {
  const run = { ...runOf(text, "01234"), finishedAt: 6_000 };
  expect(gapOf(run, 6_000, steadyPacer(120)).points.at(-1)).toEqual({
    at: 6_000,
    place: 5,
    gap: -55,
  });
});

test("the lead changes when the rival passes, unless the lead before was tiny", () => {
  // The rival types a character a second; the run has ten after 1.8 s, and the last one at 19.8 s.
  const run = typeKeys("0123456789a", "0123456789", 200);
  const slow = setValue(run, "0123456789a", 19_800);
  const { leadChange } = gapOf(
    { ...slow, startedAt: 0, finishedAt: 19_800 },
    null,
    steadyPacer(12),
  );
  expect(leadChange?.place).toBe(10);
  expect(leadChange?.at).toBeCloseTo(10_000, -3);

  // The first character is typed at once.
  expect(gapOf(runOf(text), null, steadyPacer(120)).points[0]).toEqual({ at: 0, place: 1, gap: 1 });
  expect(gapOf(runOf(text), null, steadyPacer(120)).leadChange).toBeNull();
});

test("deleted characters no longer count", () => {
  const { points } = gapOf(
    { ...runOf("abcdef", "abc<<"), finishedAt: 1_000 },
    null,
    steadyPacer(12),
  );
  // After 0.4 s the run has three characters and the rival 0.4; in the end each has one.
  expect(Math.max(...points.map(({ gap }) => gap))).toBeCloseTo(2.6);
  expect(points.at(-1)).toEqual({ at: 1_000, place: 1, gap: 0 });
});

test("a run that ends with the rival’s is even with it, although the rival’s times are rounded", () => {
  // Ten characters end after 1.71 and 2.25 s, a rival’s after 1.7 and 2.3 s.
  for (const interval of [190, 250]) {
    const run = runOf(text, text, interval);
    const end = { at: run.finishedAt, characters: 10 };
    const gap = gapOf(run, null, pacerOf(rivalRunOf(run, Infinity), run.presented, end));
    expect(raceSummary(gap, run.presented)).toBe("You were even at the end.");
  }
  // Another key later it is behind.
  const slower = runOf(text, text, 230);
  const pacer = pacerOf({ wordsPerSegment: 1, times: [20] }, slower.presented, {
    at: 1_980,
    characters: 10,
  });
  expect(raceSummary(gapOf(slower, null, pacer), slower.presented)).toBe(
    "You were 1 character behind at the end.",
  );
});

test("in endless practice the race ends where the rival stopped, not where the visitor did", () => {
  // Five characters a second until 0.8 s; the run goes on to 1.8 s.
  const pacer = pacerOf({ wordsPerSegment: 1, times: [] }, Array.from(text), {
    at: 800,
    characters: 4,
  });
  const ended = finished(endByHand(typeKeys(`${text}and on`, text, 200)));
  const gap = gapOf(ended, Infinity, pacer);
  expect(gap.points.at(-1)?.at).toBeCloseTo(800, -1);
  expect(gap.points.at(-1)?.gap).toBeCloseTo(1);
  expect(raceSummary(gap, ended.presented)).toBe(
    "You were 1 character ahead when your rival stopped.",
  );

  const last = gapOf(ended, Infinity, steadyPacer(36));
  expect(raceSummary(last, ended.presented)).toBe("You were 5 characters ahead at the end.");
});

test("a run of a single character has a gap, too", () => {
  expect(gapOf(runOf("a"), null, steadyPacer(60)).points.at(-1)).toEqual({
    at: 0,
    place: 1,
    gap: 1,
  });
});

const presented = Array.from("We walk to the lake.");

/** @param changed the index at which a lead was lost, and how large it was */
function gapFrom(gaps: readonly number[], changed?: readonly [index: number, lost: number]): Gap {
  const points = gaps.map((gap, index) => ({ at: index * 1_000, place: index * 5, gap }));
  const change = changed && points[changed[0]];
  const leadChange = change ? { ...change, lost: changed[1] } : null;
  return { points, leadChange, hasRivalStopped: false };
}

test("the sentence says how far apart the two were at the end", () => {
  expect(raceSummary(gapFrom([1, 9, 12]), presented)).toBe(
    "You were 12 characters ahead at the end.",
  );
  expect(raceSummary(gapFrom([1, -1]), presented)).toBe("You were 1 character behind at the end.");
});

test("the sentence names the word at which the lead changed", () => {
  expect(raceSummary(gapFrom([1, 4, -2, -6], [2, 4]), presented)).toBe(
    "You led by up to 4 characters, until your rival passed you at “to”. You were 6 characters behind at the end.",
  );
  expect(raceSummary(gapFrom([0, -7, 2], [2, -7]), presented)).toBe(
    "You trailed by up to 7 characters, then passed your rival at “to”. You were 2 characters ahead at the end.",
  );
  // Without the full stop at its end.
  expect(raceSummary(gapFrom([0, 5, 5, 5, -3], [4, 5]), presented)).toContain(
    "passed you at “lake”. ",
  );
  expect(raceSummary(gapFrom([1, -2, 0]), presented)).toBe("You were even at the end.");
});

const longText = "We walk to the lake by the mill road each morning.";
test("the sentence says how large the lead was that was lost, not an earlier one", () => {
  const characters = Array.from(longText);
  const summaryAgainst = (times: readonly number[]) => {
    const pacer = pacerOf({ wordsPerSegment: 1, times }, characters, { at: 7_200, characters: 50 });
    return raceSummary(gapOf(runOf(longText), null, pacer), characters);
  };
  // The rival has 2 characters when the run has 11, 19 when it has 15, 22 when it has 27, 31 when it has 29.
  expect(summaryAgainst([20, 22, 24, 26, 29, 52, 54, 57, 62, 66, 72])).toBe(
    "You led by up to 5 characters, until your rival passed you at “mill”. You were 13 characters behind at the end.",
  );
  // Later the rival has 22 when the run has 23, and a lead of one does not count.
  expect(summaryAgainst([20, 22, 24, 26, 29, 45, 48, 57, 62, 66, 72])).toBe(
    "You led by up to 9 characters, until your rival passed you at “the”. You were 13 characters behind at the end.",
  );
});

// Five characters a second.
const steady = steadyRival(60, wordUnit);

function stateAt(value: string, now: number, limit: number | null = null) {
  const store = createTestStore({ ...ownExercise(longText, english), limit });
  if (value) store.dispatch(typed(value, 1_000));
  store.dispatch({ kind: "tick", now });
  return store.getState();
}

test("before the first key both are at the start, even if the rival’s first word took no time", () => {
  const places = racePlaces(stateAt("", 9_000), { ...steady, pacer: () => 1 });
  expect(places).toEqual({ mine: 0, rival: 0, goal: 50 });
  expect(gapText(places)).toBe("Even");
});

test("after two seconds a steady 60 WPM has typed ten characters", () => {
  const behind = racePlaces(stateAt("We", 3_000), steady);
  expect(behind).toEqual({ mine: 2, rival: 10, goal: 50 });
  expect(gapText(behind)).toBe("8 behind");
  expect(gapText(racePlaces(stateAt("We walk to the", 3_000), steady))).toBe("4 ahead");
});

test("a gap of five digits has a separator, as other figures have", () => {
  expect(gapText({ mine: 13_000, rival: 655.5 })).toBe("12,345 ahead");
});

test("in a timed text the rival goes on beyond the text that was made so far, and the goal is how far it would get", () => {
  // Half of the time has passed.
  const places = racePlaces(stateAt("We", 31_000, 60_000), steady);
  expect(places).toEqual({ mine: 2, rival: 150, goal: 300 });
});

test("in endless practice the leader moves along the track, half-way after a minute", () => {
  const share = (seconds: number) => {
    const { rival: place, goal } = racePlaces(
      stateAt("We", 1_000 + seconds * 1_000, Infinity),
      steady,
    );
    return place / goal;
  };
  expect(share(2)).toBe(0.05);
  expect(share(60)).toBe(0.5);
  expect(share(180)).toBe(0.75);
});
