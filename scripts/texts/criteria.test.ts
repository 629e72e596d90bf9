import { expect, test, describe } from "vitest";
import { levelNames } from "../../src/content/passages.ts";
import { shortcomings } from "./criteria.ts";
import { type Language, languages } from "../../src/content/languages/languages.ts";
import { measuresOf } from "./measures.ts";

const [english] = languages as readonly [Language];

test("measures of a sentence: letters per word, capitals inside, digits, kinds of mark", () => {
  const [measures] = measuresOf(english, ['He {met|saw} Ann, and I said: "Room 12!"']);
  expect(measures).toEqual({
    text: 'He met Ann, and I said: "Room 12!"',
    graphemes: 34,
    sentences: 1,
    // e met nn and said oom, of 27 characters without spaces
    plainShare: 16 / 27,
    hanShare: 0,
    // he met ann and i said room, and a number without letters
    lettersPerWord: 20 / 8,
    longestWord: 4,
    capitalsInside: 2,
    digits: 2,
    marks: [",", ":", '"', "!"],
    kindsOfMark: 4,
  });
});

test("a sentence that is too hard for its level is listed with what is wrong with it", async () => {
  const texts = await english.load();
  const [first = "", ...others] = texts.sentences.easy;
  const wrong = {
    ...texts,
    sentences: { ...texts.sentences, easy: [`${first} 7 (x)`, ...others] },
  };
  expect(shortcomings(english, wrong)).toEqual([
    expect.stringMatching(/^easy: digits 1.00, not 0 to 0: The old cat/),
    expect.stringMatching(/^easy: marks \( \): The old cat/),
  ]);
});

describe.each(languages)("$englishName", (language) => {
  test("meets its criteria at every level", async () => {
    expect(shortcomings(language, await language.load())).toEqual([]);
  });

  test("has 40 sentences per level and 500 common words, each once", async () => {
    const { sentences, words } = await language.load();
    for (const level of levelNames) {
      const count = sentences[level].reduce((sum, template) => sum + sentencesOf(template), 0);
      expect(count).toBeGreaterThanOrEqual(40);
    }
    const all = levelNames.flatMap((level) => sentences[level]);
    expect(all.filter((sentence, index) => all.indexOf(sentence) !== index)).toEqual([]);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    expect(words.filter((word) => !/^[\p{L}\p{M}']+$/u.test(word))).toEqual([]);
    expect(words.length).toBeGreaterThanOrEqual(500);
  });

  test("is written in composed characters with single plain spaces", async () => {
    const { sentences, passages, words } = await language.load();
    const wrong = levelNames
      .flatMap((level) => sentences[level].concat(passages[level]))
      .concat(words)
      .filter(
        (text) =>
          text !== text.normalize("NFC") || !/^\S+( \S+)*$/.test(text) || hasInvisible(text),
      );
    expect(wrong).toEqual([]);
  });

  test("is at most 20,000 bytes as sent", async () => {
    const texts = new Blob([JSON.stringify(await language.load())]).stream();
    const sent = await new Response(texts.pipeThrough(new CompressionStream("gzip"))).bytes();
    expect(sent.length).toBeLessThanOrEqual(20_000);
  });
});

/** The number of sentences that a template with choices in braces produces. */
function sentencesOf(template: string): number {
  const choices = template.match(/\{[^}]*\}/g) ?? [];
  return choices.reduce((product, choice) => product * choice.split("|").length, 1);
}

/** Whether it contains no-break spaces, joiners or direction marks, which no key types. */
function hasInvisible(text: string): boolean {
  return /[\u00a0\u202f\p{Cf}]/u.test(text);
}
