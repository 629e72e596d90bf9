import { keyboardLabelOf, plainLine, withoutInvisibles } from "./without-invisibles.ts";
import { expect, test } from "vitest";

test.each([
  ["a byte order mark", "\ufeffcat", "cat"],
  ["a soft hyphen", "type\u00adwriter", "typewriter"],
  ["a zero-width space", "type\u200bwriter", "typewriter"],
  ["a mark of writing direction", "שלום\u200f!", "שלום!"],
  ["a control character", "be\u0007ll", "bell"],
  ["a variation selector behind a letter", "a\ufe0fb", "ab"],
  ["one behind a digit that is no keycap", "1\ufe0f2", "12"],
  ["one that chooses among forms of a Chinese character", "葛\u{e0100}", "葛"],
  ["a grapheme joiner", "a\u034fb", "ab"],
  ["a Korean filler", "a\u3164b\uffa0", "ab"],
  ["a filler that begins no syllable", "\u115fa\u1160", "a"],
  ["tags that are no flag's", "a\u{e0067}\u{e007f}b", "ab"],
  ["a noncharacter", "a\ufdd0b\u{1ffff}", "ab"],
  ["a mark of shorthand or music", "a\u{1bca0}b\u{1d173}", "ab"],
  ["a character that Unicode keeps for invisible ones", "a\u{e0fff}b\ufff0", "ab"],
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
  ["what makes a heart a picture", "❤\ufe0f"],
  ["what makes it a letter", "❤\ufe0e"],
  ["a keycap", "1\ufe0f\u20e3"],
  ["an eye in a bubble", "👁\ufe0f\u200d🗨\ufe0f"],
  ["the shape of a Mongolian letter", "ᠠ\u180b"],
  ["an old Korean syllable without its first letter", "\u115fᅡ"],
  ["the tags of a flag", "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"],
  ["tab and line feed", "a\tb\nc"],
])("%s stays", (_name, text) => {
  expect(withoutInvisibles(text)).toBe(text);
});

test("a name from anyone is one line without what cannot be seen", () => {
  expect(plainLine("  Ergodox \n EZ\t", 40)).toBe("Ergodox EZ");
  // A bell, a direction override, a zero-width space and half a character.
  expect(plainLine("a\u0007b\u202ec\u200bd\ud800", 40)).toBe("abcd\ufffd");
  expect(plainLine(`a${"\u0316".repeat(600)}b`, 40)).toBe(`a${"\u0316".repeat(30)}b`);
  // "é" in one code unit or two is the same name.
  expect(plainLine("e\u0301", 40)).toBe("é");
});

test("a name is cut between characters as people see them", () => {
  expect(plainLine("laptop", 3)).toBe("lap");
  expect(plainLine("my desk", 3)).toBe("my");
  expect(plainLine("👩‍🚀".repeat(50), 40)).toBe("👩‍🚀".repeat(40));
  expect(plainLine("a".repeat(1_000_000), 40)).toHaveLength(40);
});

test("a keyboard of which nothing is visible has no label", () => {
  expect(["", "  ", "\u200b\u2067"].map(keyboardLabelOf)).toEqual(Array(3).fill(undefined));
  expect(keyboardLabelOf("a".repeat(41))).toBe("a".repeat(40));
});
