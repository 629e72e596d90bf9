import { expect, test } from "vitest";
import { finished, typeKeys } from "../../engine/test-aids/key-script.ts";
import type { Mode } from "../../exercises/exercise.ts";
import { isLikeStudy } from "./Outcome.tsx";

test.each<[Mode, string, boolean]>([
  ["passage", "it is late", true],
  ["60", "it is late", true],
  ["own", "it is late", true],
  ["code", "if (late) {", false],
  ["weak", "late late late", false],
  // In characters per minute.
  ["passage", "今天我们去公园散步。", false],
])("a speed of the mode %s, at “%s”, is compared with the study: %s", (mode, text, isCompared) => {
  expect(isLikeStudy({ mode }, finished(typeKeys(text, text)))).toBe(isCompared);
});
