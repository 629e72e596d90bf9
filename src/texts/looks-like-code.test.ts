import { expect, test } from "vitest";
import { codePieces } from "../content/code-pieces.ts";
import { languages } from "../content/languages/languages.ts";
import { looksLikeCode } from "./looks-like-code.ts";

test.each(codePieces)("a piece of $language does", ({ lines }) => {
  expect(looksLikeCode(lines.join("\n"))).toBe(true);
});

test.each([
  ["a line of code, for it has no lines to keep", "const one = 1;"],
  [
    "a poem",
    "The sea is calm; the boats are in;\n  the nets are dry.\nWe sing (a little) now:\n  goodbye!",
  ],
  ["a list", "- milk\n- bread; two loaves\n- tea\n\nAnd 3 = three lemons."],
  [
    "a letter",
    "Dear Ann,\n\n\tthank you for the book. I read it at once!\n\tIt is good (as you said).\n\nBob",
  ],
])("%s does not", (_name, text) => {
  expect(looksLikeCode(text)).toBe(false);
});

test("sentences of any language do not, one a line", async () => {
  for (const { load } of languages) {
    const { sentences } = await load();
    for (const level of ["easy", "medium", "hard"] as const) {
      expect(looksLikeCode(sentences[level].join("\n"))).toBe(false);
    }
  }
});
