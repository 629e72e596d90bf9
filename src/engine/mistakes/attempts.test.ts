import { expect, test } from "vitest";
import { attemptsOf } from "../test-aids/attempts-of.ts";
import { typeKeys } from "../test-aids/key-script.ts";

test("an interval counts only if the previous key typed the character to the left", () => {
  const found = attemptsOf(typeKeys("the quick", "tx<he", 150));
  expect(found.map(({ typed, interval, isAfterRight }) => [typed, interval, isAfterRight])).toEqual(
    [
      ["t", null, false],
      ["x", null, true],
      ["h", null, true],
      ["e", 150, true],
    ],
  );
});
