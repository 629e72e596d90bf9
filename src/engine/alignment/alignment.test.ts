import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { alignInSteps, alignTrialInSteps, type AlignedSpan } from "./alignment.ts";
import { align } from "../test-aids/align.ts";
import { finished, setValue, typeKeys } from "../test-aids/key-script.ts";
import { errorCounts } from "../mistakes/mistakes.ts";
import { randomFrom } from "../test-aids/typing-log.ts";
import { graphemesOf } from "../trial/graphemes.ts";
import { runToEnd } from "../work.ts";
import type { AlignmentEnd } from "./matching-segments.ts";
import { minimumStringDistance } from "./minimum-string-distance.ts";

function aligned(presented: string, transcribed: string, end: AlignmentEnd = "whole") {
  const one = graphemesOf(presented);
  const other = graphemesOf(transcribed);
  return align(one, other, end)
    .filter(({ kind }) => kind !== "same")
    .map((span) => [
      span.kind,
      span.presented.start,
      one.slice(span.presented.start, span.presented.end).join(""),
      other.slice(span.transcribed.start, span.transcribed.end).join(""),
    ]);
}

test.each([
  ["nothing wrong", "cat", "cat", []],
  [
    "nothing typed",
    "cat",
    "",
    [
      ["omitted", 0, "c", ""],
      ["omitted", 1, "a", ""],
      ["omitted", 2, "t", ""],
    ],
  ],
  ["nothing to type", "", "a", [["inserted", 0, "", "a"]]],
  ["a wrong letter", "cat", "cot", [["substituted", 1, "a", "o"]]],
  [
    "a skipped letter is one error, not all that follows",
    "the quick fox",
    "the qick fox",
    [["omitted", 5, "u", ""]],
  ],
  ["a letter too many", "the quick fox", "the quixck fox", [["inserted", 7, "", "x"]]],
  ["two letters swapped are one error", "the cat", "teh cat", [["swapped", 1, "he", "eh"]]],
  [
    "one too many and one too few",
    "the quick brown fox",
    "the quixck brwn fox",
    [
      ["inserted", 7, "", "x"],
      ["omitted", 12, "o", ""],
    ],
  ],
  ["of two equal letters the left one was skipped", "hello", "helo", [["omitted", 2, "l", ""]]],
  ["of two equal letters the left one was too many", "helo", "hello", [["inserted", 2, "", "l"]]],
  [
    "of two ways the one with its errors side by side",
    "abc",
    "c",
    [
      ["omitted", 0, "a", ""],
      ["omitted", 1, "b", ""],
    ],
  ],
  [
    "two skipped out of a row of equals: side by side, leftmost",
    "aaaa",
    "aa",
    [
      ["omitted", 0, "a", ""],
      ["omitted", 1, "a", ""],
    ],
  ],
  ["a curly apostrophe is the plain one", "it's", "it’s", []],
  ["an emoji is one character", "go 👩‍🚀 up", "go 👩 up", [["substituted", 3, "👩‍🚀", "👩"]]],
])("%s", (_name, presented, transcribed, expected) => {
  expect(aligned(presented, transcribed)).toEqual(expected);
});

test("of the four optimal alignments printed by MacKenzie & Soukoreff 2002, the one in a single run", () => {
  expect(aligned("quickly", "qucehkly")).toEqual([
    ["inserted", 2, "", "c"],
    ["substituted", 2, "i", "e"],
    ["substituted", 3, "c", "h"],
  ]);
});

test("a text that ends early is compared as far as it goes", () => {
  expect(aligned("the quick brown fox", "the qick", "open presented")).toEqual([
    ["omitted", 5, "u", ""],
  ]);
  expect(aligned("the quick brown fox", "", "open presented")).toEqual([]);
});

test.each([
  ["a skipped letter, and any key to end the test", "the cat sat.", "the at sat.x", ["omitted"]],
  ["a skipped letter, and the last key once more", "the cat sat.", "the at sat..", ["omitted"]],
  ["a skipped letter near the end", "a little.", "a littl.x", ["omitted"]],
  [
    "two skipped letters and an extra one",
    "the cat sat.",
    "te catt st.x",
    ["omitted", "inserted", "omitted"],
  ],
  ["a skipped letter and an extra one", "the cat sat.", "te catt sat.", ["omitted", "inserted"]],
  ["a doubled letter, which ends the test early", "the cat sat.", "the caat sat", ["inserted"]],
  ["a wrong last character", "the cat sat.", "the cat sat,", ["substituted"]],
  ["two swapped letters at the end", "the cat", "the cta", ["swapped"]],
  ["nothing but wrong letters", "cat", "xyz", ["substituted", "substituted", "substituted"]],
])("the end of a test is no mistake of its own: %s", (_name, presented, keys, kinds) => {
  const alignment = runToEnd(alignTrialInSteps(finished(typeKeys(presented, keys))));
  expect(alignment.map(({ kind }) => kind).filter((kind) => kind !== "same")).toEqual(kinds);
});

test("characters beyond the length of the text, as of a long paste, are extra", () => {
  const trial = finished(setValue(typeKeys("the cat", "the"), "the cats", 2_000, "pasted"));
  const alignment = runToEnd(alignTrialInSteps(trial));
  expect(alignment.at(-1)?.kind).toBe("inserted");
});

test("equal characters are one span, an error each its own", () => {
  expect(align([..."abcd"], [..."axyd"])).toEqual([
    { kind: "same", presented: { start: 0, end: 1 }, transcribed: { start: 0, end: 1 } },
    { kind: "substituted", presented: { start: 1, end: 2 }, transcribed: { start: 1, end: 2 } },
    { kind: "substituted", presented: { start: 2, end: 3 }, transcribed: { start: 2, end: 3 } },
    { kind: "same", presented: { start: 3, end: 4 }, transcribed: { start: 3, end: 4 } },
  ]);
});

/** Distance with swaps by the plain matrix. */
function plainDistance(one: readonly string[], other: readonly string[]): number {
  const rows = one.map((_, index) => [index + 1]);
  const matrix = [[0, ...other.map((_, index) => index + 1)], ...rows];
  const at = (row: number, column: number) => matrix[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      matrix[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          row > 1 && column > 1 && isSwap ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}

/** Every alignment of the fewest errors, as its number of runs, by trying all. */
function fewestRuns(one: string, other: string, errors: number, wasError = false): number {
  if (errors < 0) return Number.POSITIVE_INFINITY;
  if (one === "" && other === "") return 0;
  const run = wasError ? 0 : 1;
  const rest = (rows: number, columns: number) =>
    rows <= one.length && columns <= other.length
      ? run + fewestRuns(one.slice(rows), other.slice(columns), errors - 1, true)
      : Number.POSITIVE_INFINITY;
  const isSwap = one.length > 1 && one[0] === other[1] && one[1] === other[0];
  return Math.min(
    one !== "" && one[0] === other[0]
      ? fewestRuns(one.slice(1), other.slice(1), errors)
      : Number.POSITIVE_INFINITY,
    rest(1, 1),
    rest(1, 0),
    rest(0, 1),
    isSwap ? rest(2, 2) : Number.POSITIVE_INFINITY,
  );
}

function runsIn(alignment: readonly AlignedSpan[]): number {
  return alignment.filter(
    ({ kind }, index) => kind !== "same" && (alignment[index - 1]?.kind ?? "same") === "same",
  ).length;
}

const errorsIn = (alignment: readonly AlignedSpan[]) => errorCounts(alignment).total;

const short = fc.string({ unit: fc.constantFrom(..."abc"), maxLength: 7 });
const long = fc.string({ unit: fc.constantFrom(..."abcd "), maxLength: 150 });

/** A long text and a copy with up to eight changes, so that the two share long parts. */
const mistyped = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(..."etaoin shrdlu"), minLength: 100, maxLength: 600 }),
    fc.array(
      fc.tuple(
        fc.nat(599),
        fc.nat(3),
        fc.string({ unit: fc.constantFrom(..."abet"), maxLength: 3 }),
      ),
      {
        maxLength: 8,
      },
    ),
  )
  .map(([text, changes]): [string, string] => [
    text,
    changes.reduce(
      (result, [at, length, put]) => result.slice(0, at) + put + result.slice(at + length),
      text,
    ),
  ]);

describe("for any two texts", () => {
  test("the number of errors is the least there is", () => {
    fc.assert(
      fc.property(fc.oneof(fc.tuple(long, long), mistyped), ([one, other]) => {
        expect(errorsIn(align([...one], [...other]))).toBe(plainDistance([...one], [...other]));
      }),
      { numRuns: 200 },
    );
  });

  test("the spans lead from one text to the other without gaps", () => {
    fc.assert(
      fc.property(fc.oneof(fc.tuple(long, long), mistyped), ([one, other]) => {
        let presented = "";
        let transcribed = "";
        for (const span of align([...one], [...other])) {
          expect([span.presented.start, span.transcribed.start]).toEqual([
            presented.length,
            transcribed.length,
          ]);
          const given = one.slice(span.presented.start, span.presented.end);
          const typed = other.slice(span.transcribed.start, span.transcribed.end);
          if (span.kind === "same") expect(typed).toBe(given);
          if (span.kind === "substituted") {
            expect([given.length, typed.length, given === typed]).toEqual([1, 1, false]);
          }
          if (span.kind === "omitted") expect([given.length, typed.length]).toEqual([1, 0]);
          if (span.kind === "inserted") expect([given.length, typed.length]).toEqual([0, 1]);
          if (span.kind === "swapped") expect(typed).toBe([...given].toReversed().join(""));
          presented += given;
          transcribed += typed;
        }
        expect([presented, transcribed]).toEqual([one, other]);
      }),
      { numRuns: 200 },
    );
  });

  test("no other way has as few errors in fewer runs", () => {
    fc.assert(
      fc.property(short, short, (one, other) => {
        const alignment = align([...one], [...other]);
        expect(runsIn(alignment)).toBe(fewestRuns(one, other, errorsIn(alignment)));
      }),
      { numRuns: 300 },
    );
  });

  test("a swap saves at most one error against the distance without swaps", () => {
    fc.assert(
      fc.property(long, long, (one, other) => {
        const { total, swapped } = errorCounts(align([...one], [...other]));
        const distance = minimumStringDistance(align([...one], [...other], "whole", "two errors"));
        expect(total).toBeLessThanOrEqual(distance);
        expect(total + swapped).toBeGreaterThanOrEqual(distance);
      }),
      { numRuns: 200 },
    );
  });

  test("an open end costs no more than any place at which the presented text might be cut", () => {
    fc.assert(
      fc.property(long, long, (one, other) => {
        const open = align([...one], [...other], "open presented");
        const best = Math.min(
          ...Array.from({ length: one.length + 1 }, (_, cut) =>
            minimumStringDistance(align([...one].slice(0, cut), [...other], "whole", "two errors")),
          ),
        );
        expect(errorsIn(open)).toBeLessThanOrEqual(best);
        expect(open.at(-1)?.transcribed.end ?? 0).toBe(other.length);
        expect(errorsIn(align([...other], [...one], "open transcribed"))).toBe(errorsIn(open));
      }),
      { numRuns: 50 },
    );
  });
});

describe("long texts", () => {
  const random = randomFrom(1);
  const letters = "etaoinshrdlu";
  const words = Array.from({ length: 500 }, () =>
    Array.from({ length: 2 + Math.floor(8 * random()) }, () => letterOf(letters)).join(""),
  );
  function letterOf(some: string): string {
    return some[Math.floor(some.length * random())] ?? "";
  }
  function textOf(length: number): string {
    let text = "";
    while (text.length < length) text += `${words[Math.floor(words.length * random())]} `;
    return text.slice(0, length);
  }
  const counts = (one: string, other: string) => errorCounts(align([...one], [...other]));

  test.each([
    [4_108, 513],
    [4_108, 520],
    [20_119, 520],
    [20_000, 2_000],
  ])(
    "of %d characters with a gap of %d: the gap costs its length, wherever it is",
    (length, gap) => {
      const text = textOf(length);
      for (const start of [0, Math.floor((length - gap) / 2), length - gap]) {
        const rest = text.slice(0, start) + text.slice(start + gap);
        expect(counts(text, rest)).toMatchObject({ omitted: gap, total: gap });
        expect(counts(rest, text)).toMatchObject({ inserted: gap, total: gap });
      }
    },
  );

  test.each([
    [4_108, 520],
    [20_119, 520],
  ])("of %d characters with %d skipped and as many typed past the end", (length, gap) => {
    const text = textOf(length);
    const surplus = "x".repeat(gap);
    for (const start of [0, Math.floor(length / 3)]) {
      const typed = text.slice(0, start) + text.slice(start + gap) + surplus;
      expect(counts(text, typed)).toMatchObject({ omitted: gap, inserted: gap, total: 2 * gap });
    }
  });

  test("a moved block is omitted in one place and inserted in another", () => {
    const text = textOf(20_000);
    const moved = text.slice(0, 5_000) + text.slice(5_900, 15_000) + text.slice(5_000, 5_900);
    expect(counts(text, moved + text.slice(15_000))).toMatchObject({ total: 1_800 });
  });

  test("errors in every tenth character of 40,000 are each found", () => {
    const text = textOf(40_000);
    const typed = text.replaceAll(/(.{9})./g, "$1X");
    expect(counts(text, typed)).toMatchObject({ substituted: 4_000, total: 4_000 });
  });

  test("more than 2,000 errors with long matches between them are each found", () => {
    const text = textOf(100_000);
    const typed = text.replaceAll(/(.{39})./g, "$1X");
    expect(counts(text, typed)).toMatchObject({ substituted: 2_500, total: 2_500 });
  });

  test("a paragraph skipped or typed twice after 1,875 other errors costs its length", () => {
    const text = textOf(80_000);
    const typed = text.replaceAll(/(.{39})./g, "$1X");
    const [start, end] = [75_000, 75_700];
    const skipped = typed.slice(0, start) + typed.slice(end);
    expect(counts(text, skipped).total).toBeLessThan(2_000 + (end - start));
    const doubled = typed.slice(0, end) + typed.slice(start);
    expect(counts(text, doubled).total).toBeLessThan(2_010 + (end - start));
  });

  test("two unrelated texts of 2,000 characters have the least errors there are", () => {
    const one = textOf(2_000);
    const other = textOf(1_700);
    expect(counts(one, other).total).toBe(plainDistance([...one], [...other]));
  });
});

test("a long text with more than 512 errors spread through it: each is found", () => {
  const presented =
    "the quick brown fox jumps over the lazy dog by the old mill in the evening sun ".repeat(700);
  const transcribed =
    "the quik brown fox jumps over the lazy dog by teh old mill in the evening sun ".repeat(700);
  expect(errorCounts(align([...presented], [...transcribed]))).toEqual({
    substituted: 0,
    omitted: 700,
    inserted: 0,
    swapped: 700,
    total: 1_400,
  });
});

test("long texts with nothing in common are aligned position by position", () => {
  const counts = errorCounts(align(Array(3_000).fill("a"), Array(3_000).fill("b")));
  expect(counts).toEqual({ substituted: 3_000, omitted: 0, inserted: 0, swapped: 0, total: 3_000 });
});

test("clusters of errors are aligned in short steps", () => {
  // 300 errors 30 characters apart, so that each cluster is about as long as clusters can be.
  const presented = Array.from("abcdefghijklmnopqrstuvwxyzäöüß".repeat(300));
  const transcribed = presented.map((character) => (character === "ß" ? "#" : character));
  const work = alignInSteps(presented, transcribed, "whole");
  let steps = 1;
  while (!work.next().done) steps += 1;
  // A step each for 75 clusters of 120 characters, which are a million cells.
  expect(steps).toBeGreaterThan(70);
});
