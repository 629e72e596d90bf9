import { expect, onTestFinished, test, vi } from "vitest";
import { languages } from "../content/languages/languages.ts";
import { letterSets, lettersOf, loadFaces } from "./load-faces.ts";

const inOwnFace = languages.filter(({ tag }) =>
  /^(?:Latn|Cyrl)$/.test(new Intl.Locale(tag).maximize().script ?? ""),
);

test.each(inOwnFace)(
  "each letter of $englishName is in one set, or in what pages open with",
  async (language) => {
    const texts = JSON.stringify(await language.load());
    const letters = new Set((texts + texts.toUpperCase()).match(/[^\x20-\x7e]/g));
    const ranges = Object.values(letterSets);
    const elsewhere = [...letters].filter(
      (letter) => ranges.filter((range) => lettersOf(range).test(letter)).length !== 1,
    );
    expect(elsewhere.join("")).toMatch(/^°?$/);
  },
);

test("letters: a range includes its first and its last letter, a single letter only itself", () => {
  const letters = lettersOf("U+41-43,U+7A");
  expect([..."@ABCDyz{"].filter((letter) => letters.test(letter))).toEqual(["A", "B", "C", "z"]);
});

test("a font file is requested once, and again only if it failed", async () => {
  const load = vi.fn<() => Promise<object>>(() => Promise.resolve({}));
  vi.stubGlobal("FontFace", function Face() {
    return { load };
  });
  vi.stubGlobal("document", { fonts: new Set() });
  onTestFinished(() => void vi.unstubAllGlobals());
  load.mockRejectedValueOnce(new Error("Offline"));
  // The letter is in a regular and a bold file: the first request fails, and only that file is tried again.
  for (let time = 0; time < 3; time += 1) await loadFaces("é");
  expect(load).toHaveBeenCalledTimes(3);
});
