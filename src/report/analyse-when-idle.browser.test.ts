import { analyse, type Analysis } from "../engine/analyse.ts";
import { expect, test, vi } from "vitest";
import { typeKeys } from "../engine/test-aids/key-script.ts";
import { analyseWhenIdle } from "./analyse-when-idle.ts";

test("the analysis comes when the page is idle, and is that of the trial", async () => {
  const trial = typeKeys("it is late", "it is late");
  if (trial.phase !== "finished") throw new Error("The keys do not complete the passage.");
  const onMade = vi.fn<(analysis: Analysis) => void>();
  analyseWhenIdle(trial, onMade);
  expect(onMade).not.toHaveBeenCalled();
  await expect.poll(() => onMade).toHaveBeenCalledExactlyOnceWith(analyse(trial));
});
