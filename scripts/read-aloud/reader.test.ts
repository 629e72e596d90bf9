import { expect, test } from "vitest";
import { isKeyName, keysIn } from "./reader.ts";

test("what is said is split at the last key, so that nothing said between keys is missed", () => {
  const utterances = ["left shift", "A", "space", "Error", "dot", "leaving form.", "98 percent"];
  expect(keysIn(utterances)).toEqual({
    keys: ["left shift", "A", "space", "Error", "dot"],
    after: ["leaving form.", "98 percent"],
  });
  expect(keysIn(["Focus mode"])).toEqual({ keys: [], after: ["Focus mode"] });
});

test("a key is named by its character or its name, and a word of the page is neither", () => {
  expect(["q", "é", "left shift", "comma"].filter(isKeyName)).toHaveLength(4);
  expect(["of", "1 error", "dot dot dot", ""].filter(isKeyName)).toEqual([]);
});
