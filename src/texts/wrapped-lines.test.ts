import fc from "fast-check";
import { expect, test } from "vitest";
import { tidyText } from "./tidy-text.ts";
import { withoutWrappedLines } from "./wrapped-lines.ts";

const unwrapped = (text: string) => withoutWrappedLines({ text, isCut: false, changes: [] });

test.each([
  [
    "a PDF file, with its divided words, headings and lists",
    "Of Typing\nWho learns to type without looking at the keyb-\noard soon types as fast as speech.\n" +
      "Nobody has to hurry. A calm, even rhythm leads to\na good and steady speed, and the well-known Anglo-\nSaxon words help.\n" +
      "- one item\n- another",
    "Of Typing\nWho learns to type without looking at the keyboard soon types as fast as speech.\n" +
      "Nobody has to hurry. A calm, even rhythm leads to a good and steady speed, and the well-known Anglo-Saxon words help.\n" +
      "- one item\n- another",
  ],
  [
    "an e-mail in German, with its paragraphs",
    "Die Sitzung am Montag beginnt um neun Uhr im großen\nSaal und dauert so lange, bis alle Fragen geklärt\n" +
      "sind.\n\nBitte bringen Sie Ihre Unterlagen in doppelter Form\nmit, und sagen Sie rechtzeitig ab.",
    "Die Sitzung am Montag beginnt um neun Uhr im großen Saal und dauert so lange, bis alle Fragen geklärt " +
      "sind.\n\nBitte bringen Sie Ihre Unterlagen in doppelter Form mit, und sagen Sie rechtzeitig ab.",
  ],
])("the lines of %s are joined", (_name, text, expected) => {
  expect(tidyText(text)?.changes).toEqual([]);
  expect(unwrapped(text).text).toBe(expected);
});

test.each([
  ["a poem of short lines", "the sea is calm\nthe boats are in\nand all the nets are dry"],
  [
    "a poem of long lines",
    "Along the quiet water where the silver willows bend\nA sleepy little river winds its way without an end\n" +
      "And over it the swallows fly, and never seem to rest\nand always there is one of them that flies towards the west",
  ],
  [
    "paragraphs of a line each",
    "This is the first of the paragraphs, on a single line.\nand this is the second of them, which is on one line as well.",
  ],
  [
    "paragraphs apart",
    "a heading without a full stop, which is rather long\n\nand the paragraph that follows it",
  ],
])("the lines of %s stay", (_name, text) => {
  expect(unwrapped(text)).toEqual({ text, isCut: false, changes: [] });
});

test("lines that were joined are counted, and stay joined", () => {
  const line = fc.string({
    unit: fc.constantFrom("a", "B", " ", ".", "-", ")", "a long enough line ".repeat(3)),
    maxLength: 8,
  });
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const tidied = tidyText(lines.join("\n"));
      if (!tidied) return;
      const { text, changes } = unwrapped(tidied.text);
      const removed = tidied.text.split("\n").length - text.split("\n").length;
      expect(changes).toEqual(
        removed > 0 ? [`Line endings within paragraphs removed: ${removed}`] : [],
      );
      expect(unwrapped(text)).toEqual({ text, isCut: false, changes: [] });
      expect(tidyText(text)).toEqual({ text, isCut: false, changes: [] });
    }),
  );
});
