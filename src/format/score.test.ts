import { expect, test } from "vitest";
import { timeResolution } from "../engine/trial/edit.ts";
import { type ScoredTest, scoreText, scoringRules, workingText } from "./score.ts";

const minute = 60_000;

function scores(scored: ScoredTest): readonly string[] {
  return scoringRules.map((rule) => scoreText(rule, scored));
}

function workings(scored: ScoredTest): readonly string[] {
  return scoringRules.map((rule) => workingText(rule, scored));
}

test("five minutes with six mistakes by each rule, as agencies work it out", () => {
  // 1,435 characters are 287 words: 57.4 a minute, 281 and 275 words once mistakes are off.
  const scored = { characters: 1435, mistakesLeft: 6, duration: 5 * minute };
  expect(workings(scored)).toEqual([
    "1,435 ÷ 5 ÷ 5 = 57",
    "(1,435 ÷ 5 − 6) ÷ 5 = 56.2",
    "(1,435 ÷ 5 − 2 × 6) ÷ 5 = 55.0",
    "1,435 ÷ 5 ÷ 5 − 6 = 51.4",
    "1,435 ÷ 5 ÷ 5 − 2 × 6 = 45.4",
    "1,435 × 60 ÷ 5 = 17,220",
  ]);
  expect(scores(scored)).toEqual(["57", "56.2", "55.0", "51.4", "45.4", "17,220"]);
});

test("the examples of Los Rios and of the Staff Selection Commission come out as they state them", () => {
  // 45 gross words per minute and five errors are 40; 35 WPM are 10,500 keystrokes an hour.
  expect(scores({ characters: 45 * 25, mistakesLeft: 5, duration: 5 * minute })[3]).toBe("40.0");
  expect(scores({ characters: 35 * 50, mistakesLeft: 0, duration: 10 * minute })[5]).toBe("10,500");
});

test("half a keystroke an hour is rounded up: 65 in 11.52 s are 20,312.5", () => {
  expect(scores({ characters: 65, mistakesLeft: 0, duration: 11_520 })[5]).toBe("20,313");
});

test("without mistakes every net speed is the gross speed", () => {
  expect(scores({ characters: 300, mistakesLeft: 0, duration: 1 * minute })).toEqual([
    "60",
    "60.0",
    "60.0",
    "60.0",
    "60.0",
    "18,000",
  ]);
});

test("with more mistakes than words a net speed is 0, and the working says why", () => {
  const scored = { characters: 10, mistakesLeft: 3, duration: 0.5 * minute };
  expect(scores(scored)).toEqual(["4", "0.0", "0.0", "1.0", "0.0", "1,200"]);
  expect(workings(scored)[1]).toBe("(10 ÷ 5 − 3) ÷ 0.5 is below 0, so it counts as 0.");
});

test("with as many mistakes as words a net speed is 0, not below it", () => {
  // Ten characters are two words, and 2 − 2 is 0, over 11 s.
  const scored = { characters: 10, mistakesLeft: 2, duration: 11_000 };
  expect(workings(scored)[1]).toBe("(10 ÷ 5 − 2) ÷ 0.1833 = 0.0");
});

test("no time makes no speed, and odd times have four decimals, or more if the score needs them", () => {
  expect(scores({ characters: 1, mistakesLeft: 0, duration: 0 })).toEqual([
    "0",
    "0.0",
    "0.0",
    "0.0",
    "0.0",
    "0",
  ]);
  // An endless practice that was ended after its only key.
  for (const duration of [0, timeResolution]) {
    expect(workings({ characters: 1, mistakesLeft: 0, duration })[1]).toMatch(/^No time passed/);
  }
  // 41.287 s.
  expect(workings({ characters: 222, mistakesLeft: 1, duration: 41_287 })[1]).toBe(
    "(222 ÷ 5 − 1) ÷ 0.6881 = 63.1",
  );
  // 40 s; in 0.6667 minutes it would be 18,449.
  expect(workings({ characters: 205, mistakesLeft: 0, duration: 40_000 })[5]).toBe(
    "205 × 60 ÷ 0.66667 = 18,450",
  );
  // In 1.031 minutes it would be 35.
  expect(workings({ characters: 183, mistakesLeft: 0, duration: 1.03096 * minute })[0]).toBe(
    "183 ÷ 5 ÷ 1.03096 = 36",
  );
  expect(workings({ characters: 600, mistakesLeft: 0, duration: 10 * minute })[0]).toBe(
    "600 ÷ 5 ÷ 10 = 12",
  );
});
