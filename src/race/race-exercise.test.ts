import { expect, test } from "vitest";
import { passages } from "../content/passages.ts";
import { finished, typeKeys } from "../engine/test-aids/key-script.ts";
import type { Challenge } from "./challenge-link.ts";
import type { ClaimedRun } from "../exercises/rival.ts";
import type { LikelyRange } from "../engine/metrics/likely-range.ts";
import type { SavedResult } from "../format/saved-result.ts";
import { wordUnit } from "../format/speed-unit.ts";
import { beginningDigest, type TextRecipe, timedLength } from "../texts/recipe.ts";
import {
  challengeExercise,
  challengeOfTest,
  claimedHalfWidth,
  raceExercise,
  steadyRace,
  steadyRival,
} from "./race-exercise.ts";
import { lengthExercise } from "../exercises/length-exercise.ts";
import { codeExercise, fetchSource, wholeSource } from "../exercises/recipe-exercise.ts";
import { english, passageExercise } from "../exercises/passage-exercise.ts";

const run: ClaimedRun = {
  figures: {
    title: "Passage",
    wordsPerMinute: 60,
    likelyRange: { low: 52, high: 70 },
    isTypedThroughout: true,
    seconds: 41,
    errors: 0,
    wrongKeystrokes: 0,
    characters: 205,
  },
  run: { wordsPerSegment: 1, times: [4, 20] },
};

const challenge = (recipe: TextRecipe, text: string): Challenge => ({
  recipe,
  digest: beginningDigest(text),
  runs: [run],
});

const first = { kind: "passage", language: "en", level: "easy", index: 0 } as const;

test("a challenge is raced on its own text until a level is chosen", async () => {
  const race = await challengeExercise(challenge(first, passages.easy[0]), english);
  expect(race?.text).toBe(passages.easy[0]);
  expect(race?.again()).toBe(race);
  expect(race?.race?.rival.name).toBe("60 WPM, unverified");
  expect(race?.atLevel("hard").race).toBeUndefined();
});

test("a rival's speed names the rules of its test, and text that was not typed", async () => {
  const figures = { ...run.figures, likelyRange: null, isTypedThroughout: false, isStopped: true };
  const claimed = { ...challenge(first, passages.easy[0]), runs: [{ ...run, figures }] as const };
  expect((await challengeExercise(claimed, english))?.race?.rival).toMatchObject({
    name: "60 WPM with Stop on mistakes (some text was not typed), unverified",
    isTypedThroughout: false,
  });
});

test("a level ends a race against one's own run, also of a test that was raced against a steady speed", () => {
  const steady = steadyRace(passageExercise("easy", null, english), 70);
  expect(steady.atLevel("hard").race?.rival.isSteady).toBe(true);
  const korean = { ...steady, text: "한국어 문장" };
  expect(steadyRace(korean, 70).race?.rival.name).toBe("a steady 350 characters per minute");
  const race = raceExercise(steady, steadyRival(60, wordUnit));
  expect(race.atLevel("hard")).toMatchObject({ level: "hard", mode: "passage" });
  expect(race.atLevel("hard").race).toBeUndefined();
});

test("after a race on code or a visitor's own text, a level keeps the language on screen", async () => {
  const german = await fetchSource("de");
  if (!german) throw new Error("There are German texts.");
  const code = codeExercise("Python", english)?.text ?? "";
  const challenges = [
    challenge({ kind: "own", text: "two words" }, "two words"),
    challenge({ kind: "code", code: "Python" }, code),
  ];
  for (const each of challenges) {
    const race = await challengeExercise(each, german);
    expect(race?.atLevel("hard").language).toBe("de");
  }
});

test("a timed test of this visit makes a challenge, and one from a file none, as it has no recipe", () => {
  const trial = { ...finished(typeKeys("the cat", "the cat", 200)), limit: 15_000 };
  const timed = { typedOn: null, title: null, trial };
  const length = timedLength(15);
  const recipe: TextRecipe = { kind: "length", language: "en", level: "easy", length, seed: 7 };
  expect(challengeOfTest({ ...timed, recipe })?.recipe).toBe(recipe);
  expect(challengeOfTest(timed)).toBeNull();
});

test("a changed passage is not raced", async () => {
  expect(await challengeExercise(challenge(first, "The kettle sang."), english)).toBeNull();
});

test("an endless text reaches as far as the sender typed", async () => {
  const timed = lengthExercise("easy", timedLength(60), wholeSource(english));
  const far = { ...run, figures: { ...run.figures, characters: 9_000 } };
  const race = await challengeExercise(
    { ...challenge(timed.recipe, timed.text), runs: [far] },
    english,
  );
  expect(race?.text.length).toBeGreaterThan(9_000);
});

test("a visitor's own text is raced unchanged, but not one that the site could not have sent", async () => {
  const own = (text: string) => challengeExercise(challenge({ kind: "own", text }, text), english);
  const race = await own("Über 日本");
  expect(race?.text).toBe("Über 日本");
  // "Über" ends after 0.4 s, "日本" after 2 s.
  expect([400, 2_000].map((time) => race?.race?.rival.pacer(time))).toEqual([4, 7]);
  expect((await own("if (a) {\n  b();\n}"))?.text).toBe("if (a) {\n  b();\n}");
  for (const text of ["", " ", "a", "two  ", "  two", "\u200bhidden", "x".repeat(2_001)]) {
    expect(await own(text)).toBeNull();
  }
});

test("a claimed range returns its half-width", () => {
  const halfWidthOf = (likelyRange: LikelyRange | null, changes: Partial<SavedResult> = {}) =>
    claimedHalfWidth({ ...run.figures, likelyRange, ...changes });
  // 60 × e^±(0.1 × √2) = 52.09 and 69.11, rounded outward 52 to 70: ln(69.5 / 52.5) / 2 / √2 = 0.0992.
  expect(halfWidthOf({ low: 52, high: 70 })).toBeCloseTo(0.0992, 4);
  expect(halfWidthOf({ low: 0, high: 70 })).toBeNull();
  // 205 characters are long enough for a range, so the test was too uneven for one.
  expect(halfWidthOf(null)).toBe(Infinity);
  expect(halfWidthOf(null, { characters: 99 })).toBeNull();
  expect(halfWidthOf(null, { isTypedThroughout: false })).toBeNull();
});
