import fc from "fast-check";
import { expect, test } from "vitest";
import { commonWords } from "../content/languages/en-words.ts";
import { languages } from "../content/languages/languages.ts";
import { passages } from "../content/passages.ts";
import { finished } from "../engine/test-aids/key-script.ts";
import { trialOf, typingLog } from "../engine/test-aids/typing-log.ts";
import { presentedCharacters } from "../engine/trial/graphemes.ts";
import {
  composeDrill,
  drillReason,
  type WeakSpot,
  hasSpot,
  isPracticeEnough,
  weakSpots,
} from "./drill.ts";
import {
  countTrial,
  newPracticeCounts,
  type Practice,
  practiceOf,
  type PractisedText,
} from "../engine/practice.ts";
import { runToEnd } from "../engine/work.ts";

const even = Array.from("etaoinshdlu", (text) => exampleMetrics(text, 20, 200));

function practice(overrides: Partial<Practice>): Practice {
  return { letters: even, pairs: [], typicalInterval: 200, ...overrides };
}

test("each word has a weak spot, and each weak spot is in some word", () => {
  const pairs = [
    exampleMetrics("th", 40, 300),
    exampleMetrics("ou", 40, 280),
    exampleMetrics("qu", 9, 400),
  ];
  const letters = [...even, exampleMetrics("r", 40, 200, 6), exampleMetrics("x", 12, 500)];
  const drill = composeDrill(practice({ pairs, letters }), commonWords, 1);
  expect(drill).toMatchObject({
    spots: [{ text: "x" }, { text: "r" }, { text: "th" }, { text: "qu" }, { text: "ou" }],
  });
  const words = typeof drill === "string" ? [] : drill.text.split(" ");
  expect(words.filter((word) => !/th|ou|qu|r|x/.test(word))).toEqual([]);
  expect(["th", "ou", "qu", "r", "x"].filter((spot) => !words.join(" ").includes(spot))).toEqual(
    [],
  );
});

test("only the weakest of a letter and the pairs that end in it is drilled", () => {
  const pairs = [exampleMetrics("th", 40, 400), exampleMetrics("sh", 40, 280)];
  const letters = [exampleMetrics("h", 80, 300)];
  expect(composeDrill(practice({ pairs, letters }), commonWords, 1)).toMatchObject({
    spots: [{ text: "th" }, { text: "sh" }],
  });
});

test("a weak spot that hardly any word contains is left out", () => {
  const pairs = [exampleMetrics("zx", 40, 900), exampleMetrics("th", 40, 300)];
  expect(composeDrill(practice({ pairs }), commonWords, 1)).toMatchObject({
    spots: [{ text: "th" }],
  });
});

test("after a few keys there is too little to go by", () => {
  const letters = [exampleMetrics("e", 4, 900), exampleMetrics("t", 5, 200)];
  expect(composeDrill(practice({ letters }), commonWords, 1)).toMatch(/^Take another test first/);
});

test("before the first test there is nothing to go by", () => {
  expect(composeDrill({ letters: [], pairs: [], typicalInterval: 0 }, commonWords, 1)).toMatch(
    /^Take a test first/,
  );
});

test.each(languages)(
  "thirteen slow letters of $englishName make a drill of its words",
  async (language) => {
    const { words } = await language.load();
    const counts = new Map<string, number>();
    for (const letter of words.flatMap((word) => presentedCharacters(word))) {
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    const common = [...counts].toSorted(([, one], [, other]) => other - one).map(([text]) => text);
    const letters = common
      .slice(0, 26)
      .map((text, rank) => exampleMetrics(text, 20, rank < 13 ? 400 : 200, rank < 13 ? 4 : 0));
    const { space } = language;
    const drill = composeDrill({ letters, pairs: [], typicalInterval: 200 }, words, 1, space);
    if (typeof drill === "string") throw new Error(drill);
    expect(drill.spots).toHaveLength(6);
    const typed = presentedCharacters(drill.text);
    for (const { text } of drill.spots) expect(typed).toContain(text);
  },
);

test("weak letters of another language are not denied, but have no words", () => {
  const letters = Array.from("оеаинтсрлк", (text, index) =>
    exampleMetrics(text, 20, index === 0 ? 620 : 160),
  );
  const given = { letters, pairs: [], typicalInterval: 160 };
  expect(composeDrill(given, commonWords, 1)).toMatch(
    /^Your weak letters are rare in the words of this language/,
  );
});

test("an even typist has no weak spots", () => {
  expect(composeDrill(practice({}), commonWords, 1)).toMatch(/^Nothing stands out/);
});

const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz");
const figures = (text: fc.Arbitrary<string>) =>
  fc.uniqueArray(
    fc.tuple(text, fc.integer({ min: 0, max: 30 }), fc.integer({ min: 100, max: 900 })),
    { selector: ([name]) => name, maxLength: 20 },
  );

test("a drill always has 240 to 260 characters of common words, none twice in a row", () => {
  fc.assert(
    fc.property(
      figures(letter),
      figures(fc.tuple(letter, letter).map(([one, other]) => one + other)),
      fc.integer(),
      (letters, pairs, seed) => {
        const typed = practice({
          letters: letters.map(([text, times, mean]) =>
            exampleMetrics(text, times, mean, times >> 3),
          ),
          pairs: pairs.map(([text, times, mean]) => exampleMetrics(text, times, mean)),
        });
        const drill = composeDrill(typed, commonWords, seed);
        expect(composeDrill(typed, commonWords, seed)).toEqual(drill);
        if (typeof drill === "string") return;
        const words = drill.text.split(" ");
        const { spots } = drill;
        expect(drill.text.length).toBeGreaterThanOrEqual(239);
        expect(drill.text.length).toBeLessThanOrEqual(260);
        expect(words.filter((word) => !commonWords.includes(word))).toEqual([]);
        expect(words.filter((word, index) => word === words[index + 1])).toEqual([]);
        expect(spots.filter(({ text }) => !drill.text.includes(text))).toEqual([]);
        expect(words.filter((word) => !spots.some(({ text }) => word.includes(text)))).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});

const slow = (text: string): WeakSpot => ({ text, isSlow: true, isMissed: false, weight: 1 });
const missed = (text: string): WeakSpot => ({ text, isSlow: false, isMissed: true, weight: 1 });

test.each([
  ["th, which slowed you down", [slow("th")]],
  [
    "th and ou, which slowed you down, and r, which you missed",
    [slow("th"), missed("r"), slow("ou")],
  ],
  ["r, v and qu, which you missed", [missed("r"), missed("v"), missed("qu")]],
  ["z, which slowed you down, and z, which you missed", [{ ...slow("z"), isMissed: true }]],
])("%s", (reason, spots) => {
  expect(drillReason(spots)).toBe(reason);
});

const typicalInterval = 200;

test("slow, missed and both are distinguished, the weakest first", () => {
  const pairs = [exampleMetrics("th", 36, 300), exampleMetrics("ou", 36, 210)];
  const letters = [...even, exampleMetrics("r", 30, 200, 7), exampleMetrics("q", 30, 500, 9)];
  const spots = weakSpots({ letters, pairs, typicalInterval });
  expect(spots).toMatchObject([
    { text: "q", isSlow: true, isMissed: true },
    { text: "r", isSlow: false, isMissed: true },
    { text: "th", isSlow: true, isMissed: false },
  ]);
  // (300 / 200)^(36 / 48)
  expect(spots[2]?.weight).toBeCloseTo(1.5 ** 0.75, 9);
});

test("if all letters of people who pause are alike, few of them see a weak one named", () => {
  const texts = [...passages.medium, ...passages.hard];
  const drills = Array.from({ length: 40 }, (_visit, visit) => {
    const counts = newPracticeCounts();
    for (let seed = 3 * visit; seed < 3 * visit + 3; seed += 1) {
      const log = typingLog(texts[seed % texts.length] ?? "", { seed, errorRate: 0.04 });
      runToEnd(countTrial(counts, finished(trialOf(log))));
    }
    return composeDrill(practiceOf(counts), commonWords, 1);
  });
  expect(drills.filter((drill) => typeof drill !== "string").length).toBeLessThan(4);
});

test.each([
  ["four samples are too few", exampleMetrics("z", 4, 900, 0)],
  ["a little slower than the rest is not slow", exampleMetrics("z", 50, 240)],
  ["nor is a rare letter in a few tries", exampleMetrics("z", 6, 320)],
  ["a rare miss is not a habit", exampleMetrics("z", 50, 200, 2)],
  ["nor is a single miss of a rare letter", exampleMetrics("z", 8, 200, 1)],
  ["a capital is a matter of Shift", exampleMetrics("Z", 50, 900)],
  ["so is one of another script", exampleMetrics("Ж", 50, 900)],
  ["a pair with a capital as well", exampleMetrics("Th", 50, 900)],
  ["a comma is in no word", exampleMetrics(",", 50, 900)],
  ["nor is a digit", exampleMetrics("7", 50, 900)],
])("%s", (_name, typed) => {
  expect(weakSpots({ letters: [...even, typed], pairs: [], typicalInterval })).toEqual([]);
});

test("if all letters are missed often, one that is missed a little more is not weak", () => {
  const letters = Array.from("etaoinshdlu", (text) => exampleMetrics(text, 20, 200, 2));
  // Of 320 letters, 37 are missed: 12%. With 30 more tries at that share, z is missed in 14% of 130.
  letters.push(exampleMetrics("z", 100, 200, 15));
  expect(weakSpots({ letters, pairs: [], typicalInterval })).toEqual([]);
});

test.each(["ж", "ст", "ß", "ñ", "ش", "ש", "की", "क्ष", "っ", "ー", "的", "가", "ệ"])(
  "%s is a letter or a pair of its script",
  (text) => {
    const letters = [exampleMetrics(text, 50, 900)];
    expect(weakSpots({ letters, pairs: [], typicalInterval })).toMatchObject([{ text }]);
  },
);

test("a letter with a further mark is another letter", () => {
  expect(hasSpot("किताब", { text: "क" })).toBe(false);
  expect(hasSpot("किनका", { text: "का" })).toBe(true);
  expect(hasSpot("кино", { text: "и" })).toBe(true);
});

test("without a typical interval nothing is slow", () => {
  const letters = [exampleMetrics("z", 50, 900)];
  expect(weakSpots({ letters, pairs: [], typicalInterval: 0 })).toEqual([]);
});

test("eight letters with five samples each are enough to say that none is weak", () => {
  const letters = Array.from("etaoinsh", (text) => exampleMetrics(text, 5, 200));
  expect(isPracticeEnough({ letters, pairs: [], typicalInterval })).toBe(true);
  expect(isPracticeEnough({ letters: letters.slice(1), pairs: [], typicalInterval })).toBe(false);
});

/** Metrics of a letter or a pair, from its attempts, mean interval and misses. */
function exampleMetrics(text: string, times: number, mean: number, misses = 0): PractisedText {
  const samples = times - misses;
  return {
    text,
    samples,
    mean: samples > 0 ? mean : null,
    typicalTime: samples > 0 ? mean : null,
    attempts: times,
    missed: misses,
    missedShare: times > 0 ? misses / times : null,
  };
}
