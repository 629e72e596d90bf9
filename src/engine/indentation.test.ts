import { expect, test } from "vitest";
import { analyse } from "./analyse.ts";
import { finished, typeKeys } from "./test-aids/key-script.ts";

const code = "if (a) {\n    go();\n\n    end();\n}";

function analysisOf(keys: string) {
  return analyse(finished(typeKeys(code, keys)));
}

test("a line end and the indentation behind it are one character, which Enter types", () => {
  const { summary, mistakes, letterTimes } = analysisOf("if (a) {\ngo();\n\nend();\n}");
  expect(summary).toMatchObject({ characters: 24, errors: 0, accuracy: 100, wrongKeystrokes: 0 });
  expect(mistakes).toEqual([]);
  const lineEnds = letterTimes.letters.filter(({ text }) => text.includes("\n"));
  expect(lineEnds).toMatchObject([{ text: "\n", attempts: 4 }]);
});

test("mistakes beside a line end have their own kinds", () => {
  const { mistakes } = analysisOf("if (a) {\nxo();\nend();\n}x");
  expect(mistakes.map(({ kind, presented, typed }) => [kind, presented, typed])).toEqual([
    ["substituted", "g", "x"],
    ["omitted", "\n", ""],
  ]);
});
