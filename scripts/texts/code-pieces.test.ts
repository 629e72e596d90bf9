import { parseSync } from "vite";
import { expect, test } from "vitest";
import { codePieces } from "../../src/content/code-pieces.ts";

test.each([
  ["JavaScript", "piece.js"],
  ["TypeScript", "piece.ts"],
])("the piece in %s has no syntax error", (name, file) => {
  const lines = codePieces.find(({ language }) => language === name)?.lines ?? [];
  expect(lines).not.toEqual([]);
  expect(parseSync(file, lines.join("\n")).errors).toEqual([]);
});
