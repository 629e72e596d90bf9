import { expect, test } from "vitest";
import { finished, setValue, typeKeys, type PlainTrial } from "../test-aids/key-script.ts";
import { summarize, wrongKeystrokes } from "./summarize.ts";

const wrong = ({ presented, inputStream }: PlainTrial) => wrongKeystrokes(presented, inputStream);

test("a corrected mistake still counts as a wrong keystroke", () => {
  expect(wrong(typeKeys("cat", "cx<at"))).toBe(1);
});

test("the same mistake twice counts twice", () => {
  expect(wrong(typeKeys("cat", "cx<x<at"))).toBe(2);
});

test("deleting is not a wrong keystroke", () => {
  expect(wrong(typeKeys("cat", "ca<<cat"))).toBe(0);
});

test("what was pasted is not a wrong keystroke", () => {
  expect(wrong(setValue(typeKeys("caterpillar", "ca"), "caxxxx", 500, "pasted"))).toBe(0);
});

test("the summary has every figure of a result", () => {
  const trial = finished(typeKeys("0123456789", "0x<1234xx789", 200));
  // The last of 12 keys comes at 2.2 s: 2 words in 2.2 s are 54.5 WPM.
  expect(summarize(trial)).toEqual({
    wordsPerMinute: 55,
    accuracy: 80,
    seconds: 2,
    errors: 2,
    characters: 10,
    wrongKeystrokes: 3,
    assisted: new Map(),
  });
});
