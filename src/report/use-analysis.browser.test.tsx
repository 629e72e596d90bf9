import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import { typeKeys } from "../engine/test-aids/key-script.ts";
import { useAnalysis } from "./use-analysis.ts";

test("the analysis comes after the first rendering, and is that of the trial at hand", async () => {
  const trials = ["it is late", "so be it"].map((text) => {
    const trial = typeKeys(text, text);
    if (trial.phase !== "finished") throw new Error("The keys do not complete the passage.");
    return trial;
  });
  const [first, second] = trials;
  if (!first || !second) throw new Error("There are two trials.");
  const found: (number | undefined)[] = [];
  const { rerender } = await renderHook(
    (trial = first) => {
      found.push(useAnalysis(trial)?.summary.characters);
    },
    { initialProps: first },
  );
  await expect.poll(() => found.at(-1)).toBe(10);
  expect(found[0]).toBeUndefined();
  await rerender(second);
  await expect.poll(() => found.at(-1)).toBe(8);
  expect(found.filter((characters) => characters === undefined).length).toBeGreaterThan(1);
});
