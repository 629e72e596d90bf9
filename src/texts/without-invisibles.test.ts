import { expect, test } from "vitest";
import { withoutInvisibles } from "./without-invisibles.ts";

test.each([
  ["a byte order mark", "\ufeffcat", "cat"],
  ["a soft hyphen", "type\u00adwriter", "typewriter"],
  ["a zero-width space", "type\u200bwriter", "typewriter"],
  ["a mark of writing direction", "שלום\u200f!", "שלום!"],
  ["a control character", "be\u0007ll", "bell"],
  ["a joiner in a Latin word", "co\u200cop, co\u200dop", "coop, coop"],
  ["a joiner behind an accent of its own", "e\u0301\u200dt", "e\u0301t"],
  ["a joiner without anything to join", " \u200d \u200c", "  "],
])("%s is dropped", (_name, text, expected) => {
  expect(withoutInvisibles(text)).toBe(expected);
});

test.each([
  ["a non-joiner in a Persian word", "می\u200cخواهم"],
  ["a joiner behind a Persian vowel mark", "مِ\u200cخواهم"],
  ["a joiner in a Hindi half form", "क्\u200dष"],
  ["a joiner at the end of an Arabic abbreviation", "ه\u200d"],
  ["the joiners of a family", "👩\u200d👩\u200d👧"],
  ["a joiner behind a skin tone", "👩🏽\u200d🚀"],
  ["a joiner behind a variation selector", "❤\ufe0f\u200d🔥"],
  ["the tags of a flag", "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"],
  ["tab and line feed", "a\tb\nc"],
])("%s stays", (_name, text) => {
  expect(withoutInvisibles(text)).toBe(text);
});
