import { expect, test } from "vitest";
import {
  differenceTo,
  nothingTranscribed,
  type TranscribedText,
  transcribedAfter,
} from "./transcribed-text.ts";
import { graphemesOf } from "./graphemes.ts";

function difference(text: string, value: string) {
  const found = differenceTo({ text, graphemes: graphemesOf(text) }, value);
  return found && [found.start, found.removed, found.inserted.join("")];
}

test.each([
  ["a character at the end", "ca", "cat", [2, 0, "t"]],
  ["Backspace", "cat", "ca", [2, 1, ""]],
  ["a word deleted", "the cat ", "the ", [4, 4, ""]],
  ["a letter put in the middle", "ct", "cat", [1, 0, "a"]],
  ["a doubled letter deleted: the last of the two", "hello", "helo", [3, 1, ""]],
  ["everything replaced", "cat", "dog", [0, 3, "dog"]],
  ["a word corrected in place", "teh cat", "the cat", [1, 2, "he"]],
  ["double space to full stop", "end ", "end. ", [3, 0, "."]],
  ["an accent that joins the letter before it", "cafe", "cafe\u0301", [3, 1, "e\u0301"]],
  ["a joiner that makes one family of two people", "👩", "👩\u200d👧", [0, 1, "👩\u200d👧"]],
  ["half a flag completed", "🇩", "🇩🇪", [0, 1, "🇩🇪"]],
  ["a letter before flags", "🇩🇪🇫🇷", "x🇩🇪🇫🇷", [0, 0, "x"]],
  ["a flag split by what is put before it", "🇩🇪🇫🇷", "🇬🇩🇪🇫🇷", [0, 2, "🇬🇩🇪🇫🇷"]],
  ["right-to-left text", "שלו", "שלום", [3, 0, "ם"]],
  ["a line break from Windows", "a", "a\r\nb", [1, 0, "\nb"]],
  ["a lone surrogate", "a", "a\ud83d", [1, 0, "\ud83d"]],
  ["the other half of a surrogate pair", "a\ud83d", "a😀", [1, 1, "😀"]],
])("%s", (_name, text, value, expected) => {
  expect(difference(text, value)).toEqual(expected);
});

test("control characters are dropped, so they alone change nothing", () => {
  expect(difference("ca", "ca\0\u0007")).toBeNull();
  expect(difference("ca", "ca\0t")).toEqual([2, 0, "t"]);
});

test("no change, no difference", () => {
  expect(difference("cat", "cat")).toBeNull();
});

test("a long text is followed wherever it changes, as a short one is", () => {
  const typed = "the cat sat on the mat. ".repeat(120);
  const values = [
    ...Array.from(typed, (_, index) => typed.slice(0, index + 1)),
    typed.slice(0, -700),
    typed.slice(0, 300) + typed.slice(-900),
    `A ${typed}`,
    `A ${typed}!`,
    typed,
  ];
  let transcribed: TranscribedText = nothingTranscribed;
  for (const value of values) {
    const found = differenceTo(transcribed, value);
    if (found) transcribed = transcribedAfter(transcribed, found);
    expect(transcribed.text).toBe(value);
    expect(differenceTo(transcribed, value)).toBeNull();
  }
  expect(Array.from(transcribed.graphemes)).toEqual(typed.split(""));
});
