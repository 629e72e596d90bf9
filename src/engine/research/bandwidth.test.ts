import { expect, test } from "vitest";
import {
  conscientiousness,
  correctionEfficiency,
  utilisedBandwidth,
  wastedBandwidth,
} from "./bandwidth.ts";

test('"the quick brown" typed "th quix<ck brpown": 14 correct, 2 left, 1 fixed by 1 Backspace', () => {
  const classes = { correct: 14, incorrectNotFixed: 2, incorrectFixed: 1, fixes: 1 };
  expect(utilisedBandwidth(classes)).toBe(14 / 18);
  expect(wastedBandwidth(classes)).toBe(4 / 18);
  expect(correctionEfficiency(classes)).toBe(1);
  expect(conscientiousness(classes)).toBe(1 / 3);
});

test("a word erased at once is erased efficiently", () => {
  const classes = { correct: 20, incorrectNotFixed: 0, incorrectFixed: 6, fixes: 2 };
  expect(correctionEfficiency(classes)).toBe(3);
  expect(conscientiousness(classes)).toBe(1);
});

test("a text without a mistake has nothing to judge corrections by, and none at all no bandwidth", () => {
  const none = { correct: 0, incorrectNotFixed: 0, incorrectFixed: 0, fixes: 0 };
  expect(correctionEfficiency(none)).toBeNull();
  expect(conscientiousness(none)).toBeNull();
  expect([utilisedBandwidth(none), wastedBandwidth(none)]).toEqual([0, 0]);
});
