import { expect, test } from "vitest";
import { characterUnit, wordUnit } from "../format/speed-unit.ts";
import {
  changeText,
  lettersMeaning,
  problemSentence,
  progressVerdict,
  sourceText,
} from "./progress-text.ts";

const change = (text: string, timeRatio: number, isBeyondChance: boolean) => ({
  text,
  timeRatio,
  isBeyondChance,
});

test("letters that changed are named, those that changed most first", () => {
  expect(
    lettersMeaning([
      change("th", 0.79, true),
      change("e", 0.94, false),
      change(" ", 1.01, false),
      change("q", 1.2, true),
    ]),
  ).toBe(
    "From the first half of these tests to the second, 1 of 4 letters and pairs became faster (“th”); 1 became slower (“q”); 2 did not really change.",
  );
  expect(lettersMeaning([change("e", 0.94, false)])).toMatch(
    /none of 1 letter or pair became faster; none became slower; 1 did not really change\.$/,
  );
  expect(lettersMeaning([change("e", 0.67, true)])).toMatch(/none became slower\.$/);
  expect(lettersMeaning([])).toMatch(/^After six tests/);
});

const point = (wordsPerMinute: number, day = 1, halfWidth: number | null = null) => ({
  typedOn: new Date(2026, 0, day).getTime(),
  wordsPerMinute,
  halfWidth,
  likelyRange: null,
  isTypedThroughout: true,
});

test("the verdict says whether the visitor is faster, slower or neither, with the evidence", () => {
  const none = { speed: null, averages: [], points: [1, 2, 3].map((day) => point(50, day)) };
  const verdict = (earlier: number, later: number, isBeyondChance: boolean) =>
    progressVerdict({ ...none, change: { earlier, later, isBeyondChance } }, wordUnit);
  expect(verdict(40, 52, true)).toEqual({
    heading: "Faster:",
    sentence:
      "from 40 WPM in the first test to 52 in the last two. That is more than chance alone would explain.",
  });
  const inCharacters = { ...none, change: { earlier: 40, later: 40.3, isBeyondChance: false } };
  expect(progressVerdict(inCharacters, characterUnit).sentence).toMatch(
    /^from 200 characters per minute in the first test to 202 in/,
  );
  expect(verdict(52, 40, true).heading).toBe("Slower:");
  // The difference need not be small if the tests vary much.
  expect(verdict(40, 52, false)).toEqual({
    heading: "No real change so far:",
    sentence:
      "from 40 WPM in the first test to 52 in the last two. A difference like this may be chance.",
  });
  const many = { ...none, points: Array.from({ length: 12 }, (_, day) => point(50, day + 1)) };
  const faster = { earlier: 40, later: 52, isBeyondChance: true };
  expect(progressVerdict({ ...many, change: faster }, wordUnit).sentence).toMatch(
    /^from 40 WPM in the first five tests to 52 in the last five\./,
  );
  expect(verdict(50.2, 49.8, false).sentence).toMatch(
    /^steady at 50 WPM from the first test to the last two\.$/,
  );
  // Both would be 12.
  expect(verdict(11.6, 12.4, true).sentence).toMatch(
    /^from 11\.6 WPM in the first test to 12\.4 in /,
  );
  expect(verdict(0.2, 0.24, true).heading).toBe("No real change so far:");
  expect(progressVerdict({ ...none, change: null }, wordUnit).heading).toBe("No likely range:");
  const few = { ...none, change: null, points: [point(50)] };
  expect(progressVerdict(few, wordUnit).heading).toBe("Not enough tests yet.");
});

test("a test is compared with the one before by the ranges of both", () => {
  // ln(60 / 50) is 0.18, and √(0.08² + 0.06²) = 0.1.
  expect(changeText(point(60, 2, 0.08), point(50, 1, 0.06), wordUnit)).toBe("+10, faster");
  expect(changeText(point(50, 2, 0.08), point(60, 1, 0.06), wordUnit)).toBe("−10, slower");
  expect(changeText(point(48, 2, 0.08), point(50, 1, 0.06), wordUnit)).toBe(
    "−2, no real difference",
  );
  expect(changeText(point(50.4, 2), point(50, 1, 0.06), wordUnit)).toBe("0, no range to compare");
  expect(changeText(point(60, 2, 0.08), point(50, 1, 0.06), characterUnit)).toBe("+50, faster");
  // Both are 5 WPM; ln(5.4 / 4.6) is 0.16.
  expect(changeText(point(5.4, 2, 0.08), point(4.6, 1, 0.06), wordUnit)).toBe("+0.8, faster");
  expect(changeText(point(4.6, 2, 0.08), point(5.4, 1, 0.06), wordUnit)).toBe("−0.8, slower");
  // No digit shows that ln(0.24 / 0.2) is 0.18.
  expect(changeText(point(0.2, 2, 0.08), point(0.24, 1, 0.06), wordUnit)).toBe(
    "0, no real difference",
  );
});

test("a problem says how many tests are lost", () => {
  const sentence = (problem: "damaged" | "notALog" | "notJson" | "cut", count: number) =>
    problemSentence({ name: "a.json", problem, count });
  expect(sentence("damaged", 2)).toBe("was changed or damaged (2 tests ignored).");
  // Other entries of the file may be tests.
  expect(sentence("notALog", 1)).toBe("contains something that is not a Keypace test.");
  expect(sentence("notJson", 1)).toBe("is not a file of saved tests, or is incomplete.");
  expect(problemSentence({ name: "a.CSV", problem: "notJson", count: 1 })).toBe(
    "is a table for spreadsheets. Open the file that ends in .json instead.",
  );
  expect(sentence("cut", 1)).toBe("is incomplete. The part that could be read was opened.");
});

test("the source of the tests is named, with what is not counted", () => {
  expect(sourceText({ tests: 12, files: 2, fromVisit: 3, notCounted: 2, isSaving: false })).toBe(
    "9 tests from 2 opened files, 3 from this visit. 2 not counted: some text was not typed, or there is no speed. Your files are read in this page and not sent anywhere.",
  );
  // The files have tests of plans, which are counted elsewhere.
  expect(sourceText({ tests: 2, files: null, fromVisit: 2, notCounted: 0, isSaving: false })).toBe(
    "2 tests from this visit, gone when you close or reload this page.",
  );
  expect(sourceText({ tests: 2, files: null, fromVisit: 2, notCounted: 0, isSaving: true })).toBe(
    "2 tests from this visit.",
  );
  expect(sourceText({ tests: 1, files: null, fromVisit: 0, notCounted: 0, isSaving: false })).toBe(
    "1 test from opened files. Your files are read in this page and not sent anywhere.",
  );
});
