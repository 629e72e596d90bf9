import { expect, test } from "vitest";
import { languages } from "../content/languages/languages.ts";
import { levelNames } from "../content/passages.ts";
import { lengthPieces, lengthText } from "./length-text.ts";
import { commonLength, lengthTitle, type OwnLength } from "./own-length.ts";
import { joinedTo } from "./timed-text.ts";

const sentences = {
  easy: ["The cat sat, and I don't know why."],
  medium: ["İki elma: 3.5 kilo, 10:30 treni!"],
  hard: ["猫は、静かに寝ていた。"],
} as const;
const words = ["a", "bb", "ccc", "dddd"];
const english = { language: "en", sentences, words, space: " " } as const;
const set = (length: Partial<OwnLength>): OwnLength => ({ ...commonLength, ...length });

test("sentences are cut after the number of words, and end with a full stop", () => {
  expect(lengthText(set({}), "easy", english, 1, 10)).toBe(
    "The cat sat, and I don't know why. The cat.",
  );
  expect(lengthText(set({}), "easy", english, 1, 11)).toBe(
    "The cat sat, and I don't know why. The cat sat.",
  );
});

test("without capitals and punctuation, marks stay only within words and numbers", () => {
  const bare = set({ hasMarks: false });
  expect(lengthText(bare, "easy", english, 1, 10)).toBe("the cat sat and i don't know why the cat");
  const turkish = { ...english, language: "tr" };
  expect(lengthText(bare, "medium", turkish, 1, 6)).toBe("iki elma 3.5 kilo 10:30 treni");
});

test("in a script without spaces two characters count as one word", () => {
  const japanese = { ...english, language: "ja", space: "" } as const;
  expect(lengthText(set({}), "hard", japanese, 1, 3)).toBe("猫は、静かに寝。");
  expect(lengthText(set({ hasMarks: false }), "hard", japanese, 1, 5)).toBe("猫は静かに寝ていた");
});

test("with numbers, one follows a word now and then, never a mark", () => {
  const text = lengthText(set({ hasNumbers: true }), "easy", english, 4, 400);
  expect(text.split(" ")).toHaveLength(400);
  expect(text.match(/ [1-9]\d{0,3}/g)?.length).toBeGreaterThan(20);
  expect(text).not.toMatch(/[,.] \d/);
});

test("random words are the shorter ones at the easy level, the longer ones at the hard", () => {
  const random = set({ from: "words", hasMarks: false });
  const of = (level: "easy" | "hard") => lengthText(random, level, english, 2, 50);
  expect(of("easy")).toMatch(/^(?:(a|bb) ?)+$/);
  expect(of("hard")).toMatch(/^(?:(ccc|dddd) ?)+$/);
});

test("in every language and at every level a text has its number of words, and an endless one continues", async () => {
  for (const { tag, spaceBetweenSentences: space, load } of languages) {
    const material = { language: tag, space, ...(await load()) };
    for (const level of levelNames) {
      for (const from of ["sentences", "words"] as const) {
        const bare = set({ from, hasMarks: false });
        const text = lengthText(bare, level, material, 9, 120);
        if (space === " ") expect(text.split(" ").filter(Boolean)).toHaveLength(120);
        expect(text).not.toMatch(/  |^ | $/);
        const rich = set({ from, hasNumbers: true });
        const long = joinedTo(900, lengthPieces(rich, level, material, 9));
        expect(long.length).toBeGreaterThanOrEqual(900);
        expect(long.startsWith(joinedTo(300, lengthPieces(rich, level, material, 9)))).toBe(true);
      }
    }
  }
});

test("the title of a test is its length", () => {
  expect(lengthTitle(set({ amount: 2_000 }))).toBe("2,000 words");
  expect(lengthTitle(set({ from: "words" }))).toBe("50 random words");
  expect(lengthTitle(set({ unit: "seconds", amount: 90, from: "words" }))).toBe(
    "90 seconds of random words",
  );
  expect(lengthTitle(set({ unit: "endless", amount: 0 }))).toBe("Endless practice");
});
