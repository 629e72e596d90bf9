import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { knownWords } from "../../src/address/set-up-address.ts";
import { folders } from "./folders.ts";

const page = readFileSync(join(folders.project, "docs/use/addresses.md"), "utf8");

test.each(knownWords)("docs/use/addresses.md has the word %s", (word) => {
  expect(page).toContain(`\`${word}\``);
});
