import { expect, test } from "vitest";
import { languages } from "../content/languages/languages.ts";
import { letterSets, lettersOf } from "./load-faces.ts";

const inOwnFace = languages.filter(({ tag }) =>
  /^(?:Latn|Cyrl)$/.test(new Intl.Locale(tag).maximize().script ?? ""),
);

test.each(inOwnFace)(
  "each letter of $englishName is in one set, or in what pages open with",
  async (language) => {
    const texts = JSON.stringify(await language.load());
    const letters = new Set((texts + texts.toUpperCase()).match(/[^\x20-\x7e]/g));
    const elsewhere = [...letters].filter(
      (letter) => letterSets.filter((set) => lettersOf(set).test(letter)).length !== 1,
    );
    expect(elsewhere.join("")).toMatch(/^°?$/);
  },
);

test("letters: a range includes its first and its last letter, a single letter only itself", () => {
  const letters = lettersOf({ name: "latin", range: "U+41-43,U+7A" });
  expect([..."@ABCDyz{"].filter((letter) => letters.test(letter))).toEqual(["A", "B", "C", "z"]);
});
