import { expect, test, vi } from "vitest";
import { runCheckSteps, sumOf } from "./run-steps.ts";

const passed = { file: "", title: "vitest run", outcome: "passed" } as const;

test("the last line counts what was skipped only if something was", () => {
  expect(sumOf([passed, passed, { ...passed, outcome: "skipped" }])).toBe(
    "2 passed, 0 failed, 1 skipped",
  );
  expect(sumOf([passed, { ...passed, outcome: "failed" }])).toBe("1 passed, 1 failed");
});

test("a step whose program is missing is skipped with its reason, and does not fail", () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const lynx = { name: "Lynx", isInstalled: () => false, packages: [] };
  const ran = runCheckSteps([{ name: "old", command: ["nowhere"], needs: lynx }]);
  expect(ran).toEqual([{ file: "", title: "nowhere", outcome: "skipped" }]);
  expect(log).toHaveBeenCalledWith("Skipped: Lynx is not installed.");
});
