import { describe, expect, test } from "vitest";
import { typeKeys } from "../engine/test-aids/key-script.ts";
import { pacerOf, rivalRunOf, segmentEnds, steadyPacer, segmentStart } from "./rival-run.ts";

const graphemes = (text: string) => Array.from(text);

/** A run with a key each 200 ms, the first one at 0. */
function runOf(presented: string, keys: string) {
  const trial = typeKeys(presented, keys, 200);
  return { presented: trial.presented, inputStream: trial.inputStream, startedAt: 0 };
}

describe("segments of a text", () => {
  test("end after each word, and at the text's end", () => {
    expect(segmentEnds(graphemes("the old  mill."), 1)).toEqual([3, 7, 14]);
    expect(segmentEnds(graphemes("the mill "), 1)).toEqual([3, 8, 9]);
  });

  test("have as many words as requested, the last one the rest", () => {
    expect(segmentEnds(graphemes("one two six ten off"), 2)).toEqual([7, 15, 19]);
  });

  test("come every twenty characters in a script without spaces", () => {
    expect(segmentEnds(graphemes("日".repeat(45)), 1)).toEqual([20, 40, 45]);
  });
});

describe("the pace of a run", () => {
  test("is the time at each word's end, in tenths of a second", () => {
    // "the cat": the e comes at 400 ms, the t at 1,200.
    expect(rivalRunOf(runOf("the cat", "the cat"), 400)).toEqual({
      wordsPerSegment: 1,
      times: [4, 12],
    });
  });

  test("counts text typed again when it was typed last", () => {
    // t h x < e: the word is complete at x, taken back, and complete again at e, the fifth key.
    expect(rivalRunOf(runOf("the cat", "thx<e"), 400)).toEqual({ wordsPerSegment: 1, times: [8] });
  });

  test("has more words per segment if there are too many", () => {
    const run = runOf("a b c d e", "a b c d e");
    expect(rivalRunOf(run, 3)).toEqual({ wordsPerSegment: 2, times: [4, 12, 16] });
  });

  test("is empty if nothing was typed", () => {
    expect(rivalRunOf(runOf("the cat", ""), 400)).toEqual({ wordsPerSegment: 1, times: [] });
  });
});

describe("a pacer", () => {
  test("moves evenly within each segment and rests at its end", () => {
    const end = { at: 3_000, characters: 7 };
    const pacer = pacerOf({ wordsPerSegment: 1, times: [10, 30] }, graphemes("the cat"), end);
    expect([0, 500, 1_000, 2_000, 3_000, 9_000].map(pacer)).toEqual([0, 1.5, 3, 5, 7, 7]);
  });

  test("ends where the run did, within a segment", () => {
    const pacer = pacerOf({ wordsPerSegment: 1, times: [10] }, graphemes("the cat"), {
      at: 3_000,
      characters: 5,
    });
    expect([1_000, 2_000, 3_000, 9_000].map(pacer)).toEqual([3, 4, 5, 5]);
  });

  test("rests without a time, and jumps over a segment that took none", () => {
    const none = pacerOf({ wordsPerSegment: 1, times: [] }, graphemes("the cat"), {
      at: 0,
      characters: 0,
    });
    expect(none(5_000)).toBe(0);
    const end = { at: 0, characters: 7 };
    const pasted = pacerOf({ wordsPerSegment: 1, times: [0, 0] }, graphemes("the cat"), end);
    expect(pasted(0)).toBe(7);
  });

  test("at 60 WPM advances five characters a second", () => {
    expect([0, 1_000, 60_000].map(steadyPacer(60))).toEqual([0, 5, 300]);
  });
});

test("under reduced motion the outline is at the start of a word, or of a part of a very long one", () => {
  const words = graphemes("We walk to the lake by the mill road");
  // "lake" begins at 15 and ends before 19, "by" at 20.
  expect([15, 18, 19, 20, 21].map((place) => segmentStart(words, place))).toEqual([
    15, 15, 19, 20, 20,
  ]);
  const unspaced = Array<string>(50).fill("あ");
  expect([0, 19, 20, 45].map((place) => segmentStart(unspaced, place))).toEqual([0, 0, 20, 40]);
});
