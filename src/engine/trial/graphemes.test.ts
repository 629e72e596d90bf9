import { expect, test } from "vitest";
import { graphemesOf, presentedCharacters, withoutControlCharacters } from "./graphemes.ts";

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

test.each([
  "The quick fox, “curly” – and\nlined",
  "Żółć Ærø",
  "Съешь ещё этих булок",
  "Ξεσκεπάζω την ψυχή",
  "日本語を、カタカナ。",
  "한국어 입력",
  "cafe\u0301",
  "か\u3099く",
  "ﾊﾞ",
  "и\u0306",
  "\u1112\u1161\u11ab",
  "👩‍👩‍👧👍🏽🇨🇭1️⃣",
  "क्षेत्र",
  "שלום",
  "a\r\nb",
])("%s is split where Unicode has it", (text) => {
  const segments = Array.from(segmenter.segment(text), ({ segment }) => segment);
  expect(graphemesOf(text)).toEqual(segments);
});

test("line ends of every system are line feeds, and other control characters are dropped", () => {
  expect(withoutControlCharacters("a\r\nb\rc\0\u0007d\te\u0085f")).toBe("a\nb\ncdef");
});

test("the spaces after a line end are part of it, those before and between are not", () => {
  expect(presentedCharacters(" a \n  b\n c")).toEqual([" ", "a", " ", "\n  ", "b", "\n ", "c"]);
});
