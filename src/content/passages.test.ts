import { describe, expect, test } from "vitest";
import { type Level, passages } from "./passages.ts";

/** The criteria for the passages of each level; bounds are inclusive. */
const criteria = {
  easy: {
    sentences: [3, 5],
    wordsPerSentence: [8, 12],
    characters: [180, 260],
    lettersPerWord: [0, 4.2],
    digits: [0, 0],
    capitalsInside: [0, 0],
    symbols: /^[.,]+$/,
    kindsOfSymbol: [1, 2],
    lowerCaseShare: [0.93, 1],
  },
  medium: {
    sentences: [1, 1],
    wordsPerSentence: [28, 42],
    characters: [180, 260],
    lettersPerWord: [4.2, 4.9],
    digits: [0, 0],
    capitalsInside: [0, 2],
    symbols: /^[,'.]+$/,
    kindsOfSymbol: [1, 3],
    lowerCaseShare: [0.94, 0.98],
  },
  hard: {
    sentences: [2, 2],
    wordsPerSentence: [1, 60],
    characters: [220, 300],
    lettersPerWord: [5, 12],
    digits: [3, 10],
    capitalsInside: [3, 20],
    symbols: /^[ -~]+$/,
    kindsOfSymbol: [5, 20],
    lowerCaseShare: [0, 0.9],
  },
} as const;

const all = Object.entries(passages).flatMap(([level, texts]) =>
  texts.map((text) => [level as Level, text] as const),
);

describe.each(all)("%s: %s", (level, text) => {
  const wanted = criteria[level];
  const sentences = text.split(/(?<=[.!?]"?) (?=["A-Z])/);
  const words = text.split(" ");
  const spaceless = text.replaceAll(" ", "");
  const symbols = spaceless.replaceAll(/[A-Za-z0-9]/g, "");
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;

  test("is printable ASCII with single spaces and none at either end", () => {
    expect(text).toMatch(/^[!-~]+( [!-~]+)*$/);
  });

  test.each([
    ["characters", text.length, wanted.characters],
    ["letters per word", count(/[A-Za-z]/g) / words.length, wanted.lettersPerWord],
    ["digits", count(/\d/g), wanted.digits],
    ["capitals beyond sentence starts and I", capitalsInside(sentences), wanted.capitalsInside],
    ["kinds of symbol", new Set(symbols).size, wanted.kindsOfSymbol],
    ["lower-case share", count(/[a-z]/g) / spaceless.length, wanted.lowerCaseShare],
    ["sentences", sentences.length, wanted.sentences],
  ] as const)("%s: %d within %j", (_name, value, [least, most]) => {
    expect(value).toBeGreaterThanOrEqual(least);
    expect(value).toBeLessThanOrEqual(most);
  });

  test("has sentences of the right length, and only symbols of its level", () => {
    const [least, most] = wanted.wordsPerSentence;
    for (const sentence of sentences) {
      expect(sentence.split(" ").length).toBeGreaterThanOrEqual(least);
      expect(sentence.split(" ").length).toBeLessThanOrEqual(most);
    }
    expect(symbols).toMatch(wanted.symbols);
  });
});

test("no passage is there twice", () => {
  expect(new Set(all.map(([, text]) => text)).size).toBe(15);
});

function capitalsInside(sentences: readonly string[]): number {
  const inside = sentences.map((sentence) =>
    sentence.replace(/^"?[A-Z]/, "").replaceAll(/\bI\b/g, ""),
  );
  return inside.join("").match(/[A-Z]/g)?.length ?? 0;
}
