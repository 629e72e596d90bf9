import { expect, test } from "vitest";
import {
  futureSentence,
  groupText,
  lettersMeaning,
  problemSentence,
  progressVerdict,
} from "./progress-words.ts";

const change = (text: string, earlier: number, later: number, isBeyondNoise: boolean) => ({
  text,
  earlier,
  later,
  isBeyondNoise,
});

test("what letters have become is told with the names of those that changed most", () => {
  expect(
    lettersMeaning([
      change("th", 210, 165, true),
      change("e", 180, 170, false),
      change(" ", 150, 152, false),
      change("q", 300, 360, true),
    ]),
  ).toBe(
    "From the earlier half of these tests to the later, 1 has become quicker by more than the noise: “th”; 1 has become slower by more than the noise: “q”; 2 differ by no more than the noise.",
  );
  expect(lettersMeaning([change("e", 180, 170, false)])).toMatch(
    /none has become quicker.*; none has become slower.*; 1 differs by no more than the noise\.$/,
  );
  expect(lettersMeaning([])).toMatch(/^From six tests/);
});

const points = [1, 2, 3].map((day) => ({
  typedOn: new Date(2026, 0, day).getTime(),
  title: null,
  wordsPerMinute: 50,
  halfWidth: null,
  likelyRange: null,
  isTypedThroughout: true,
}));
const speeds = { points, first: null, last: null };

test("the verdict tells faster, slower and noise apart, and what it rests on", () => {
  const verdict = (earlier: number, later: number, isBeyondNoise: boolean) =>
    progressVerdict({ ...speeds, change: { earlier, later, isBeyondNoise } });
  expect(verdict(40, 52, true)).toEqual({
    verdict: "You have become faster:",
    grounds:
      "from 40 to 52 WPM since 1 January 2026, first test against last two. That is more than the noise.",
  });
  expect(verdict(52, 40, true).verdict).toBe("You have become slower:");
  expect(verdict(40, 52, false).verdict).toBe("No change beyond the noise:");
  expect(progressVerdict({ ...speeds, change: null }).verdict).toBe("Too few tests yet:");
});

test("groups are named by their size, and problems by how many tests they cost", () => {
  expect([groupText("first", 3), groupText("last", 30)]).toEqual(["first test", "last five tests"]);
  const sentence = (problem: "damaged" | "notJson" | "cut", count: number) =>
    problemSentence({ name: "a.json", problem, count });
  expect(sentence("damaged", 2)).toBe("was changed or damaged (2 tests passed over).");
  expect(sentence("notJson", 1)).toBe("is no JSON file, or was cut off.");
  expect(sentence("cut", 1)).toBe("was cut off: what is left of it was read.");
});

test("tests that are dated in the future are told of", () => {
  const now = Date.UTC(2026, 10, 22);
  const on = (typedOn: number | null) => ({ typedOn });
  expect(futureSentence([on(now), on(null), on(now + 3_600_000)], now)).toBeNull();
  expect(futureSentence([on(now), on(Date.UTC(2031, 0, 1))], now)).toMatch(
    /^1 test is dated in the future/,
  );
});
