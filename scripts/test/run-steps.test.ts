import { expect, test } from "vitest";
import { sumOf } from "./run-steps.ts";

const passed = { file: "", title: "vitest run", outcome: "passed" } as const;

test("the last line counts what was skipped only if something was", () => {
  expect(sumOf([passed, passed, { ...passed, outcome: "skipped" }])).toBe(
    "2 passed, 0 failed, 1 skipped",
  );
  expect(sumOf([passed, { ...passed, outcome: "failed" }])).toBe("1 passed, 1 failed");
});
