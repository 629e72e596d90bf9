import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { keyboardLayouts } from "../../src/content/keyboard-layouts.ts";
import { analyse } from "../../src/engine/analyse.ts";
import { alignmentMetrics } from "../../src/engine/research/throughput.ts";
import { typeKeys } from "../../src/engine/test-aids/key-script.ts";
import { example, explanationsOf } from "../../src/report/measured/explanations.ts";
import { folders } from "./folders.ts";

test("docs/work/measurement.md works out the researchers' figures as the report does", () => {
  const trial = typeKeys("cat", "cat");
  if (trial.phase !== "finished") throw new Error("The keys do not complete the passage.");
  const page = readFileSync(join(folders.project, "docs/work/measurement.md"), "utf8");
  expect(page).toContain(example.replace(/\.$/, ""));
  const rows = page.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
  const analysis = analyse(trial);
  const averages = alignmentMetrics(trial, analysis);
  const shown = explanationsOf(analysis, trial, keyboardLayouts.qwerty, averages);
  const examples = rows.flatMap(([, name, , , worked]) => {
    const own = shown.find((each) => each.name === name && each.example !== undefined);
    return own ? [[worked, own.example]] : [];
  });
  expect(examples).toHaveLength(11);
  for (const [worked, own] of examples) expect(worked).toBe(own);
});
