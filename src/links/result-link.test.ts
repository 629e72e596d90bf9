import fc from "fast-check";
import { expect, test } from "vitest";
import { codePointAt, lastCodePoint } from "../engine/test-aids/code-point-at.ts";
import { levelNames } from "../content/passages.ts";
import { timedModes } from "../exercises/exercise.ts";
import { fullTitle } from "../exercises/full-title.ts";
import { english, passageExercise } from "../exercises/passage-exercise.ts";
import { ownExercise } from "../exercises/recipe-exercise.ts";
import { lengthTitle, timedLength } from "../texts/recipe.ts";
import { type SavedResult, resultTexts } from "../format/saved-result.ts";
import { exampleResult } from "../format/test-aids/example-result.ts";
import { writeParts } from "./link-code.ts";
import { readResultCode, writeResultCode } from "./result-link.ts";

const result = exampleResult;

// The first title, 62, 41, 213, 6, 9, typed throughout, no rules, and 57 to 68, to the base 36; the digest.
const code = "1-1q-15-5x-6-9-1-0-0-1l-1w.1gvvm5h";

test("a result has a code that never changes", () => {
  expect(writeResultCode(result)).toBe(code);
  expect(readResultCode(code)).toEqual(result);
});

test("each title keeps the number that links have for it", () => {
  const timed = timedModes.map((seconds) => lengthTitle(timedLength(Number(seconds))));
  const own = ownExercise("cat", english).title;
  const levels = levelNames.map((level) => fullTitle(passageExercise(level)));
  const titles = ["Passage", ...timed, own, "Weak spots", ...levels, "Weak spots in code", "Other"];
  const codes = titles.map((title) => writeResultCode({ ...result, title }));
  expect(codes.map((written) => written[0]).join("")).toBe("123456789ab0");
});

test.each([
  // "Passage, hard" is in English.
  ["Passage, hard, German", null],
  ["60 seconds, easy", "60 seconds"],
])("of a title, a link carries what it can: %s", (title, carried) => {
  expect(readResultCode(writeResultCode({ ...result, title }))?.title).toBe(carried);
});

test("the rules of a test are carried, and named with the text", () => {
  const stopped = { ...result, isStopped: true };
  expect(readResultCode(writeResultCode(stopped))).toEqual(stopped);
  expect(resultTexts(stopped).typed).toBe("Passage · 213 characters, with Stop on mistakes");
  const limited = { ...result, corrections: "nobackspace" } as const;
  expect(readResultCode(writeResultCode(limited))).toEqual(limited);
  expect(resultTexts(limited).typed).toBe("Passage · 213 characters, with no corrections allowed");
  const both = { ...stopped, corrections: "wordonly" } as const;
  expect(resultTexts(both).typed).toBe(
    "Passage · 213 characters, with Stop on mistakes and corrections only in the current word",
  );
});

test("an unknown title is not carried, so a link has no words of its own", () => {
  const named = writeResultCode({ ...result, title: "Call this number" });
  expect(readResultCode(named)).toEqual({ ...result, title: null });
});

test("every possible result comes back from its code as it was", () => {
  fc.assert(
    fc.property(possibleResult(), (possible) => {
      expect(readResultCode(writeResultCode(possible))).toEqual(possible);
    }),
  );
});

test("a code that was cut off, lengthened or mistyped is refused", () => {
  for (let length = 0; length < code.length; length += 1) {
    expect(readResultCode(code.slice(0, length))).toBeNull();
    expect(readResultCode(code.slice(0, length) + code.slice(length + 1))).toBeNull();
    for (const other of ["A", "z", "0", "_", "=", "+", "%", " ", "é", "\0"]) {
      if (code[length] === other) continue;
      const mistyped = code.slice(0, length) + other + code.slice(length + 1);
      expect(readResultCode(mistyped)).toBeNull();
    }
  }
  expect(readResultCode(`${code}A`)).toBeNull();
  expect(readResultCode("1-".repeat(100_000))).toBeNull();
});

const unranged = { likelyRange: null };

test.each<[string, Partial<SavedResult>]>([
  ["a speed that so many characters in that time do not have", { wordsPerMinute: 63 }],
  // 62 words are 310 characters.
  ["a speed in characters that is not its speed in words", { charactersPerMinute: 314 }],
  ["a speed without characters", { characters: 0, errors: 0 }],
  ["a speed that nobody reaches", { ...unranged, wordsPerMinute: 401, characters: 1370 }],
  [
    "a test of more than a day",
    { ...unranged, seconds: 86_401, characters: 100_000, wordsPerMinute: 14 },
  ],
  [
    "more text than there is",
    { ...unranged, seconds: 6600, characters: 110_001, wordsPerMinute: 200 },
  ],
  ["more wrong keystrokes than a held key makes", { wrongKeystrokes: 4201 }],
  ["a range that reaches beyond all", { likelyRange: { low: 57, high: 801 } }],
  ["more errors than characters", { errors: 214 }],
  ["a range below nothing", { likelyRange: { low: -1, high: 68 } }],
  ["a range that does not hold the speed", { likelyRange: { low: 63, high: 68 } }],
  ["a range of what was not typed", { isTypedThroughout: false }],
])("%s is refused", (_, impossible) => {
  expect(readResultCode(writeResultCode({ ...result, ...impossible }))).toBeNull();
});

test("the speed may be any that rounds from the same whole seconds", () => {
  // From 213 / 5 in 42 s, 60.86, to 213 / 5 in 41 s, 62.34.
  const read = [60, 61, 62, 63].map((wordsPerMinute) =>
    readResultCode(writeResultCode({ ...result, wordsPerMinute })),
  );
  expect(read.map((each) => each?.wordsPerMinute)).toEqual([undefined, 61, 62, undefined]);
});

test("a test in which no time passed has no speed", () => {
  const pasted = { seconds: 0, wordsPerMinute: 0, likelyRange: null, isTypedThroughout: false };
  const instant = { ...result, ...pasted };
  expect(readResultCode(writeResultCode(instant))).toEqual(instant);
});

test("reading any link throws nothing, and each result has one code", () => {
  const likely = fc.string({ unit: fc.constantFrom(..."0123456789abcxyz-."), maxLength: 40 });
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: fc.nat(lastCodePoint).map(codePointAt) }), likely),
      (text) => {
        for (const hostile of [text, writeParts([text])]) {
          const read = readResultCode(hostile);
          if (read) expect(writeResultCode(read)).toBe(hostile);
        }
      },
    ),
    { numRuns: 1000 },
  );
});

test("the figures of any link that is read agree with one another", () => {
  const figure = fc.oneof(fc.nat(300), fc.maxSafeNat());
  const figures = fc.record({
    wordsPerMinute: figure,
    seconds: figure,
    errors: figure,
    wrongKeystrokes: figure,
    characters: figure,
    isTypedThroughout: fc.boolean(),
  });
  fc.assert(
    fc.property(figures, fc.option(figure), (claimed, width) => {
      const { wordsPerMinute } = claimed;
      const likelyRange = width === null ? null : { low: wordsPerMinute, high: width };
      const isOrdered = width === null || width >= wordsPerMinute;
      if (!isOrdered) return;
      const read = readResultCode(writeResultCode({ ...result, ...claimed, likelyRange }));
      if (!read) return;
      const { characters, seconds } = read;
      expect(read.errors).toBeLessThanOrEqual(characters);
      expect(read.wordsPerMinute).toBeLessThanOrEqual((characters * 12) / seconds + 0.5);
      if (seconds > 0) {
        expect(read.wordsPerMinute).toBeGreaterThanOrEqual((characters * 12) / (seconds + 1) - 0.5);
      }
    }),
    { numRuns: 1000 },
  );
});

/** Results whose figures follow from one another as those of a test do. */
function possibleResult(): fc.Arbitrary<SavedResult> {
  return fc
    .record({
      title: fc.constantFrom("Passage", "15 seconds", "120 seconds", "Weak spots", null),
      wordsPerMinute: fc.double({ min: 1, max: 399, noNaN: true }),
      duration: fc.integer({ min: 1000, max: 3_000_000 }),
      errorShare: fc.double({ min: 0, max: 1, noNaN: true }),
      wrongKeystrokes: fc.nat(100),
      rangeWidths: fc.option(fc.tuple(fc.nat(50), fc.nat(50))),
      isTyped: fc.boolean(),
      isInCharacters: fc.boolean(),
      rules: fc.record(
        {
          isStopped: fc.constant(true),
          corrections: fc.constantFrom("wordonly" as const, "nobackspace" as const),
        },
        { requiredKeys: [] },
      ),
    })
    .map(({ title, duration, errorShare, wrongKeystrokes, rangeWidths, isTyped, ...exact }) => {
      const characters = Math.max(1, Math.floor((exact.wordsPerMinute * duration) / 12_000));
      const wordsPerMinute = Math.round((characters * 12_000) / duration);
      const errors = Math.floor(characters * errorShare);
      const hasRange = isTyped && wordsPerMinute > 0 ? rangeWidths : null;
      const possible: SavedResult = {
        title,
        wordsPerMinute,
        likelyRange: hasRange && {
          low: Math.max(0, wordsPerMinute - hasRange[0]),
          high: wordsPerMinute + hasRange[1],
        },
        isTypedThroughout: isTyped,
        seconds: Math.floor(duration / 1000),
        errors,
        wrongKeystrokes,
        characters,
      };
      const charactersPerMinute = Math.round((characters * 60_000) / duration);
      const inCharacters = exact.isInCharacters && { charactersPerMinute };
      return Object.assign(possible, exact.rules, inCharacters);
    });
}
