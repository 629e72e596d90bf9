import fc from "fast-check";
import { expect, test } from "vitest";
import { codePointAt, lastCodePoint } from "../engine/test-aids/code-point-at.ts";
import { graphemesOf } from "../engine/trial/graphemes.ts";
import { maxTextLength, looksLikeCode, tidyText, cutText, firstGraphemes } from "./tidy-text.ts";
import { codePieces } from "../content/code-pieces.ts";
import { languages } from "../content/languages/languages.ts";

const tidied = (text: string) => tidyText(text)?.text;

test.each([
  [
    "line ends of every system become line feeds",
    "a\r\nb\rc\u2028d\u2029e\u0085f",
    "a\nb\nc\nd\ne\nf",
  ],
  ["a tab becomes a space", "one\ttwo", "one two"],
  ["special spaces become plain ones", "a\u00a0b\u202fc\u2009d\u3000e\u2800f", "a b c d e f"],
  ["repeated spaces become one, mixed ones too", "a  b \t\u00a0 c", "a b c"],
  ["spaces at the ends of lines go", "  a \n\t b\u00a0\n c", "a\nb\nc"],
  ["one empty line stays between paragraphs", "a\n\nb", "a\n\nb"],
  ["of several empty lines one stays, be there spaces in them or not", "a\n\n \n\t\nb", "a\n\nb"],
  ["empty lines at both ends go", "\n\n a\nb\n\n", "a\nb"],
  ["accents are composed", "u\u0308ber", "über"],
  ["a lone surrogate goes, a pair stays", "a\ud83d b\udc00 😀", "a b 😀"],
  ["what decoding could not read goes", "na\ufffdve \ufffc", "nave"],
  [
    "two surrogates that only the character between them separated do not become one",
    "\ud83d\ufffd\ude00ab",
    "ab",
  ],
  [
    "ligatures of a PDF file become letters",
    "o\ufb03ce of \ufb02oors, \ufefb",
    "office of floors, لا",
  ],
  ["radicals become Chinese characters", "\u2f00\u2f08", "一人"],
  ["letters of mathematics become plain ones, also beside a joiner", "𝐇𝐢\u200d", "Hi"],
  ["an ellipsis becomes full stops", "so … yes", "so ... yes"],
  ["but not in Chinese and Japanese, where it is typed", "まさか…", "まさか…"],
  ["bullets of a list become hyphens", "\u2022\tone • two\n  ▪ three", "- one • two\n- three"],
  ["characters that only some fonts have go", "\uf0b7\tone \ue0b0 two\u{f0000}", "one two"],
  ["a soft hyphen at a line end is one that shows", "so\u00adft hy\u00ad\nphen", "soft hy-\nphen"],
  ["curly quotes and dashes stay, as their plain forms are accepted", "“a” – b", "“a” – b"],
])("%s", (_name, text, expected) => {
  expect(tidied(text)).toBe(expected);
});

test("what was changed is reported with its count", () => {
  expect(tidyText("\ufeffone\ttwo…\r\n\r\n\r\n •\u00a0 four\t\n\ud83d\u{e0067}\u{e0067}")).toEqual({
    text: "one two...\n\n- four",
    isCut: false,
    changes: [
      "Unreadable or invisible characters removed: 4",
      "Special characters, such as tabs and ligatures, made plain: 5",
      "Surplus spaces and line endings removed: 4",
    ],
  });
  expect(tidyText(`${" ".repeat(1234)}ab`)?.changes).toEqual([
    "Surplus spaces and line endings removed: 1,234",
  ]);
});

test("if lines are kept, indentation and spaces stay, tabs are four wide, and the common margin goes", () => {
  expect(tidyText("\t\tif (a)  {\t\n\t\t  \tb('\tc');\n\n\n\t\t}\n", true)?.text).toBe(
    "if (a)  {\n    b(' c');\n\n}",
  );
  expect(tidyText("  deep\nflat", true)?.text).toBe("deep\nflat");
  expect(tidyText("\n\n  deep\nflat", true)?.text).toBe("deep\nflat");
});

test("a tidy text has no changes, with or without a line end after its last line", () => {
  for (const text of ["A line.\nAnother.", "A line.\nAnother.\n"]) {
    expect(tidyText(text)).toEqual({ text: "A line.\nAnother.", isCut: false, changes: [] });
  }
});

test.each([
  ["nothing", ""],
  ["only spaces", " \t\n\u00a0\r\n"],
  ["only invisible characters", "\u200b\ufeff\u0000\u200d"],
  ["one letter", " a\n"],
  ["one letter of two code points", "g\u0303"],
  ["one emoji", "👩‍👩‍👧"],
])("%s is too short to type: %j", (_name, text) => {
  expect(tidyText(text)).toBeNull();
});

test("if a letter has more accents than any language stacks on one, only the first ones stay", () => {
  const accents = "\u0316".repeat(30);
  expect(tidyText(`b${accents}\u0301\u0301c`)).toMatchObject({
    text: `b${accents}c`,
    changes: ["Unreadable or invisible characters removed: 2"],
  });
});

test("a text that is too long ends at a word, and says so", () => {
  const result = tidyText("word ".repeat(30_000));
  expect(result?.isCut).toBe(true);
  expect(result?.text.length).toBe(99_999);
  expect(result?.text.endsWith("d word")).toBe(true);
  expect(result?.changes.at(-1)).toBe(
    "Texts are limited to 100,000 characters, so only the beginning was kept.",
  );
});

test("the longest text stays whole, counted in graphemes", () => {
  const longest = "é".repeat(maxTextLength).normalize("NFD");
  expect(tidyText(longest)).toMatchObject({ isCut: false, changes: [] });
});

test.each([
  ["words", "word\t and\u00a0another \r\n".repeat(50_000), false],
  ["Hindi", "नमस्ते दुनिया ".repeat(70_000), false],
  ["spaces", " ".repeat(1_000_000), true],
  ["joiners", "\u200d".repeat(1_000_000), true],
  ["marks", "\u0301".repeat(1_000_000), true],
  ["joined letters", "क\u200d".repeat(500_000), false],
  ["fillers", "\u115f\u1160".repeat(500_000), false],
  ["accents and what is invisible", `a${"\u0301\u200b\u0316\u0001".repeat(250_000)}b`, false],
])("a megabyte of %s is tidied", (_name, text, isBlank) => {
  expect(tidyText(text) === null).toBe(isBlank);
});

const messy = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ..."ab1 \t\n\r\u00a0\u2800\u3000\u200b\u200d\u200c\ufeff\u0301\ufe0f\u20e3\u115f\u1160\u180b\ufffd\ud83d\ude00",
    ),
    fc.constantFrom(
      "\r\n",
      "é",
      "e\u0301",
      "👩",
      "🏽",
      "❤",
      "क",
      "्",
      "م",
      "\u064e",
      "가",
      "ᄀ",
      "🏴",
      "\u{e0067}",
      "\u{e007f}",
      "ᅡ",
      "…",
      "•",
      "\u00ad",
      "\ufb01",
      "\ue000",
      "\u2f00",
      "\u{1d407}",
    ),
    fc.nat(lastCodePoint).map(codePointAt),
  ),
  maxLength: 60,
});

test("a tidied text can always be typed, and tidying it again changes nothing", () => {
  fc.assert(
    fc.property(messy, (text) => {
      const result = tidyText(text);
      if (!result) return;
      expect(tidyText(result.text)).toEqual({ ...result, changes: [] });
      const lines = tidyText(text, true);
      if (lines) expect(tidyText(lines.text, true)).toEqual({ ...lines, changes: [] });
      expect(result.text).not.toMatch(/^\s|\s$| \s|\n |\n{3}|[^\S \n]/);
      expect(result.text).not.toMatch(
        /[\p{Surrogate}\p{Noncharacter_Code_Point}\u034f\u3164\u2800]/u,
      );
      expect(result.text).toBe(result.text.normalize("NFC"));
      expect(graphemesOf(result.text).length).toBeGreaterThan(1);
    }),
    { numRuns: 3000 },
  );
});

test("no letter or digit gets lost", () => {
  const letters = (text: string) => text.normalize("NFC").replaceAll(/[^\p{L}\p{N}]/gu, "");
  fc.assert(
    fc.property(
      fc.lorem({ mode: "sentences" }),
      fc.constantFrom("\t", "\r\n", "\u00a0", "\u200b"),
      (text, between) => {
        expect(letters(tidied(text.replaceAll(" ", between)) ?? "")).toBe(letters(text));
      },
    ),
  );
});

test.each(codePieces)("a piece of $language looks like code", ({ lines }) => {
  expect(looksLikeCode(lines.join("\n"))).toBe(true);
});

test.each([
  ["a single line, whose lines need not be kept,", "const one = 1;"],
  [
    "a poem",
    "The sea is calm; the boats are in;\n  the nets are dry.\nWe sing (a little) now:\n  goodbye!",
  ],
  ["a list", "- milk\n- bread; two loaves\n- tea\n\nAnd 3 = three lemons."],
  [
    "a letter",
    "Dear Ann,\n\n\tthank you for the book. I read it at once!\n\tIt is good (as you said).\n\nBob",
  ],
])("%s does not look like code", (_name, text) => {
  expect(looksLikeCode(text)).toBe(false);
});

test.each([
  ["a(", true],
  ["if {", true],
  ["<a", false],
  ["a )", false],
  ["; ", false],
])("a megabyte of %j in a line is soon judged", (part, isCode) => {
  const line = part.repeat(1_000_000 / part.length);
  expect(looksLikeCode(`${line}\n${line}`)).toBe(isCode);
});

test("sentences of any language, one a line, do not look like code, and are tidy but for their spaces", async () => {
  for (const { load } of languages) {
    const { sentences } = await load();
    for (const level of ["easy", "medium", "hard"] as const) {
      const text = sentences[level].join("\n");
      expect(looksLikeCode(text)).toBe(false);
      expect(tidied(text)).toBe(text.replaceAll(/[\u00a0\u202f\u3000]/g, " "));
    }
  }
});

test.each([
  ["a word that would be split is left out", "one two three", 9, "one two"],
  ["a cut between words is left as it is", "one two three", 7, "one two"],
  ["a cut right after a space drops it", "one two three", 8, "one two"],
  ["a single long word is split", "a".repeat(300), 200, "a".repeat(200)],
  [
    "a word that begins far before is split",
    `one ${"a".repeat(300)}`,
    204,
    `one ${"a".repeat(200)}`,
  ],
  ["a letter with its accents stays whole", "a\u0323\u0301a\u0323\u0301", 1, "a\u0323\u0301"],
  ["an emoji with its joiners stays whole", "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 2, "👩‍👩‍👧👩‍👩‍👧"],
])("%s", (_name, text, most, expected) => {
  expect(cutText(text, most)).toBe(expected);
});

test("a text no longer than the limit is not cut", () => {
  expect(cutText("one two", 7)).toBeNull();
  expect(cutText("👩‍👩‍👧👩‍👩‍👧", 2)).toBeNull();
  expect(cutText("", 0)).toBeNull();
});

test("the first graphemes of a shorter text are all of them", () => {
  expect(firstGraphemes("grün", 9)).toBe("grün");
  expect(firstGraphemes("नमस्ते", 2)).toBe("नम");
});
