import { expect, test } from "vitest";
import { finished, typeKeys } from "../../engine/test-aids/key-script.ts";
import type { Mode } from "../../exercises/exercise.ts";
import { isLikeStudy } from "./Outcome.tsx";

test.each<[Mode, string | null, string, boolean]>([
  ["passage", "en", "it is late", true],
  ["60", "en", "it is late", true],
  ["own", null, "it is late", true],
  ["passage", "de", "es ist spät", false],
  ["code", null, "if (late) {", false],
  ["weak", "en", "late late late", false],
  // In characters per minute.
  ["own", null, "今天我们去公园散步。", false],
])(
  "a speed in the mode %s and the language %s, at “%s”, is compared with the study: %s",
  (mode, language, text, isCompared) => {
    expect(isLikeStudy({ mode, language }, finished(typeKeys(text, text)))).toBe(isCompared);
  },
);
