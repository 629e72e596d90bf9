import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { knownWords } from "../../src/visit/set-up.ts";

const page = readFileSync("docs/addresses.md", "utf8");

test.each(knownWords)("docs/addresses.md has the word %s", (word) => {
  expect(page).toContain(`\`${word}\``);
});
