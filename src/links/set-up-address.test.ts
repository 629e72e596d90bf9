import fc from "fast-check";
import { expect, test } from "vitest";
import { codePieces } from "../content/code-pieces.ts";
import { isLayoutName, keyboardLayouts } from "../content/keyboard-layouts.ts";
import { languages } from "../content/languages/languages.ts";
import { levelNames } from "../content/passages.ts";
import { setUpExamples, setUpWords } from "../content/faq.ts";
import { defaultLength, lengthBounds, lengthUnits, type TextLength } from "../texts/recipe.ts";
import { defaultOptions } from "../typing-test/options.ts";
import {
  knownWords,
  readSetUp,
  type RequestedTest,
  type SetUp,
  type WhatToType,
  writeSetUp,
} from "./set-up-address.ts";
import { withoutAdditions } from "./link-code.ts";
import { keyboardLabelOf } from "../texts/without-invisibles.ts";

const easy: RequestedTest = {
  what: { kind: "passage" },
  level: "easy",
  language: "en",
  rivalSpeed: null,
};

const lasting = (seconds: number): RequestedTest => ({
  ...easy,
  what: { kind: "length", length: { ...defaultLength, unit: "seconds", amount: seconds } },
});
const nothing: SetUp = { test: null, layout: null, options: {} };

test.each<[string, Partial<SetUp>]>([
  ["#60-hard", { test: { ...lasting(60), level: "hard" } }],
  ["#hard-60", { test: { ...lasting(60), level: "hard" } }],
  ["#60", { test: lasting(60) }],
  ["#Medium", { test: { ...easy, level: "medium" } }],
  [
    "#200words",
    { test: { ...easy, what: { kind: "length", length: { ...defaultLength, amount: 200 } } } },
  ],
  [
    "#random-numbers-plain-endless",
    {
      test: {
        ...easy,
        what: {
          kind: "length",
          length: { unit: "endless", amount: 0, from: "words", hasMarks: false, hasNumbers: true },
        },
      },
    },
  ],
  ["#passage3-hard", { test: { ...easy, what: { kind: "passage", index: 2 }, level: "hard" } }],
  [
    "#seed4294967295-60",
    { test: { ...easy, what: { ...lasting(60).what, seed: 2 ** 32 - 1 } as WhatToType } },
  ],
  ["#code", { test: { ...easy, what: { kind: "code", code: null } } }],
  ["#cpp", { test: { ...easy, what: { kind: "code", code: "C++" } } }],
  ["#weak", { test: { ...easy, what: { kind: "weak" } } }],
  ["#de-45-medium", { test: { ...lasting(45), level: "medium", language: "de" } }],
  ["#hard-pace70", { test: { ...easy, level: "hard", rivalSpeed: 70 } }],
  ["#easy-hard-", { test: { ...easy, level: "hard" } }],
  ["#large-hidden", { options: { textSize: "large", areStatsHidden: true } }],
  ["#nohidden-normal", { options: { textSize: "normal", areStatsHidden: false } }],
  ["#turkishq", { layout: "turkishQ" }],
  ["#label=Ergodox%20EZ.", { options: { keyboardLabel: "Ergodox EZ" } }],
  ["#60&label=Café-2&fbclid=x", { test: lasting(60), options: { keyboardLabel: "Café-2" } }],
  [
    `#60&label=${"a".repeat(100)}`,
    { test: lasting(60), options: { keyboardLabel: "a".repeat(40) } },
  ],
  ["#60&label=%E2%80%AE", { test: lasting(60) }],
  ["#60&label=60%", { test: lasting(60), options: { keyboardLabel: "60%" } }],
])("%s", (hash, expected) => {
  expect(readSetUp(hash)).toEqual({ setUp: { ...nothing, ...expected }, unknown: [] });
});

test.each([
  ["#hrad", "hrad"],
  ["#4", "4"],
  ["#3601", "3601"],
  ["#9words", "9words"],
  ["#2001words", "2001words"],
  ["#pace60words", "pace60words"],
  ["#1e3", "1e3"],
  ["#060", "060"],
  ["#٦٠", "٦٠"],
  ["#passage6", "passage6"],
  ["#seed4294967296", "seed4294967296"],
  ["#seed07", "seed07"],
  ["#pace", "pace"],
  ["#pace301", "pace301"],
  ["#constructor", "constructor"],
])("%s asks for nothing", (hash, word) => {
  expect(readSetUp(hash)).toEqual({ setUp: nothing, unknown: [word] });
});

test("what trackers and other sites put after the # asks for nothing", () => {
  const others =
    "#xtor=AL-60 #gid=1-60 #utm_30 #:~:text=60-hard #_=_ #!/page-30 #a.b=c-de&label=x #__proto__";
  for (const hash of others.split(" ")) {
    expect(readSetUp(hash)).toEqual({ setUp: nothing, unknown: [] });
  }
});

test("words that are not recognised are ignored, and the rest counts", () => {
  expect(readSetUp("#60-<b>-hard-tlh")).toEqual({
    setUp: { ...nothing, test: { ...lasting(60), level: "hard" } },
    unknown: ["<b>", "tlh"],
  });
});

test("what chat programs add to a link is ignored", () => {
  for (const added of [".", ")", ",", "%29.", "&fbclid=a-hard_b"]) {
    expect(readSetUp(`#60${added}`)).toEqual({
      setUp: { ...nothing, test: lasting(60) },
      unknown: [],
    });
  }
});

test.each<[string, SetUp]>([
  ["#easy", { ...nothing, test: easy }],
  [
    "#60-hard-de-large",
    {
      ...nothing,
      test: { ...lasting(60), level: "hard", language: "de" },
      options: { textSize: "large" },
    },
  ],
  [
    "#90-medium-random-plain",
    {
      ...nothing,
      test: {
        ...easy,
        what: {
          kind: "length",
          length: { ...defaultLength, unit: "seconds", amount: 90, from: "words", hasMarks: false },
        },
        level: "medium",
      },
    },
  ],
  ["#own", { ...nothing, test: { ...easy, what: { kind: "own" } } }],
  [
    "#pace70-medium-azerty-hidden-bar",
    {
      test: { ...easy, level: "medium", rivalSpeed: 70 },
      layout: "azerty",
      options: { ...defaultOptions, areStatsHidden: true, caret: "bar" },
    },
  ],
  [
    "#easy&label=desk%20%281%29%21",
    { ...nothing, test: easy, options: { keyboardLabel: "desk (1)!" } },
  ],
  ["#label=desk", { ...nothing, options: { keyboardLabel: "desk" } }],
])("%s is how a set-up is written", (hash, setUp) => {
  expect(writeSetUp(setUp)).toBe(hash);
});

const lengths: fc.Arbitrary<TextLength> = fc.constantFrom(...lengthUnits).chain((unit) => {
  const [min, max] = lengthBounds[unit];
  return fc.record({
    unit: fc.constant(unit),
    amount: fc.integer({ min, max }),
    from: fc.constantFrom("sentences", "words"),
    hasMarks: fc.boolean(),
    hasNumbers: fc.boolean(),
  });
});

const kinds: fc.Arbitrary<WhatToType> = fc.oneof(
  fc.record({ kind: fc.constantFrom("own", "weak") }),
  fc.record({ kind: fc.constant("passage"), index: fc.nat(4) }, { requiredKeys: ["kind"] }),
  fc.record(
    { kind: fc.constant("length"), length: lengths, seed: fc.nat(2 ** 32 - 1) },
    { requiredKeys: ["kind", "length"] },
  ),
  fc.record({
    kind: fc.constant("code"),
    code: fc.option(fc.constantFrom(...codePieces.map(({ language }) => language))),
  }),
);

const tests: fc.Arbitrary<RequestedTest> = fc.record({
  what: kinds,
  level: fc.constantFrom(...levelNames),
  language: fc.constantFrom(...languages.map(({ tag }) => tag)),
  rivalSpeed: fc.option(fc.integer({ min: 5, max: 300 })),
});

/** Every set-up that a visitor can choose, options other than those of a first visit. */
const setUps = fc.record({
  test: fc.option(tests),
  layout: fc.option(fc.constantFrom(...Object.keys(keyboardLayouts).filter(isLayoutName))),
  options: fc.record(
    {
      areStatsHidden: fc.constant(true),
      isTypedOnPassage: fc.constant(true),
      isDimmed: fc.constant(false),
      isFocused: fc.constant(true),
      isStoppedByMistakes: fc.constant(true),
      isCaretSmooth: fc.constant(true),
      hasKeySounds: fc.constant(true),
      hasEndSound: fc.constant(true),
      textSize: fc.constantFrom("large" as const, "larger" as const),
      face: fc.constant("system" as const),
      caret: fc.constantFrom("bar" as const, "underline" as const),
      corrections: fc.constantFrom("wordonly" as const, "nobackspace" as const),
      keyboardLabel: fc
        .string({ unit: "grapheme" })
        .map(keyboardLabelOf)
        .filter((label) => label !== undefined),
    },
    { requiredKeys: [] },
  ),
});

test("every set-up comes back from its address, in any order of its words", () => {
  fc.assert(
    fc.property(setUps, fc.integer(), (setUp, turn) => {
      const hash = writeSetUp(setUp);
      expect(readSetUp(hash)).toEqual({ setUp, unknown: [] });
      if (hash.startsWith("#label=")) return;
      const [words = "", ...label] = hash.slice(1).split("&");
      const parts = words.split("-");
      const at = Math.abs(turn) % parts.length;
      const turnedWords = [...parts.slice(at), ...parts.slice(0, at)].join("-");
      const turned = `#${[turnedWords, ...label].join("&")}`;
      expect(readSetUp(turned)).toEqual({ setUp, unknown: [] });
    }),
  );
});

test("a damaged set-up is still a valid one, or has unknown words", () => {
  fc.assert(
    fc.property(
      setUps,
      fc.nat(60),
      fc.nat(5),
      fc.oneof(fc.string({ unit: "binary", maxLength: 8 }), fc.constantFrom("-", "9", "no")),
      (setUp, at, removed, put) => {
        const hash = writeSetUp(setUp);
        const place = 1 + (at % hash.length);
        const changed = hash.slice(0, place) + put + hash.slice(place + removed);
        const read = readSetUp(changed);
        expect(readSetUp(writeSetUp(read.setUp)).setUp.test).toEqual(read.setUp.test);
        if (read.unknown.length === 0) {
          expect(withoutAdditions(changed.slice(1))).toMatch(/^(?:[a-z0-9-]*$|[\w.!-]*[=:/_])/iu);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test("every option can be named", () => {
  const named = knownWords.flatMap((word) => Object.keys(readSetUp(`#${word}`).setUp.options));
  expect(new Set(named)).toEqual(new Set(Object.keys(defaultOptions)));
});

test("the words and the examples on the FAQ page are understood", () => {
  for (const { hash } of setUpExamples) expect(readSetUp(hash).unknown).toEqual([]);
  const words = Object.values(setUpWords).flatMap((row) =>
    row.split("`").filter((_, index) => index % 2),
  );
  expect(words.length).toBeGreaterThan(40);
  expect(words.filter((word) => readSetUp(`#${word}`).unknown.length > 0)).toEqual([]);
});
