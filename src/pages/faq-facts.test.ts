import { expect, test } from "vitest";
import { faq } from "../content/faq.ts";
import { languages } from "../content/languages/languages.ts";
import { minCharacters } from "../engine/metrics/likely-range.ts";
import { speedBands } from "../engine/metrics/summarize.ts";

test("the speed bands in the FAQ are those of the result", () => {
  const answer = faq.find(({ id }) => id === "average-speed")?.answer.join("\n");
  for (const { name, from } of speedBands) expect(answer).toContain(`${name} ${from}`);
});

test("the FAQ counts the languages", () => {
  const answers = faq.flatMap(({ answer }) => answer).join("\n");
  expect(answers).toContain(`in ${languages.length} languages`);
});

test("every question shows one character on its key", () => {
  for (const { icon } of faq) expect(icon).toMatch(/^[!-~]$/);
});

test.each(languages)(
  "every passage in $englishName takes as long as the FAQ says and is long enough for a likely range",
  async ({ tag, load }) => {
    const { passages } = await load();
    const isInCharacters = ["ja", "ko", "zh"].includes(tag);
    // An English passage, one in another alphabet, and at 60 characters per minute one in the rest.
    const [shortest, longest] = tag === "en" ? [0.85, 1.55] : [0.5, 1.5];
    for (const passage of Object.values(passages).flat()) {
      const characters = [...new Intl.Segmenter(tag).segment(passage)].length;
      expect(characters).toBeGreaterThanOrEqual(minCharacters);
      const minutes = isInCharacters ? characters / 60 : characters / 5 / 40;
      expect(minutes).toBeGreaterThan(isInCharacters ? 1.6 : shortest);
      expect(minutes).toBeLessThan(isInCharacters ? 2.2 : longest);
    }
  },
);
