import { expect, test } from "vitest";
import type { EditKind } from "../../engine/trial/edit.ts";
import { editText } from "./edit-text.ts";

const told = (kind: EditKind, removed: number, inserted: string) =>
  editText({ kind, at: 0, start: 0, removed, inserted: inserted.split("") });

test("what was typed is named, what was taken away is counted", () => {
  expect(told("typed", 0, "t")).toBe("Typed “t”");
  expect(told("typed", 0, " ")).toBe("Typed space");
  expect(told("deleted", 1, "")).toBe("Deleted 1 character");
  expect(told("deleted", 6, "")).toBe("Deleted 6 characters");
  expect(told("typed", 4, "x")).toBe("Typed “x” in place of 4 characters");
});

test("what came otherwise is told as what it is", () => {
  expect(told("pasted", 0, "it was late")).toBe("Pasted 11 characters");
  expect(told("replaced", 3, "the")).toBe("Corrected to 3 characters in place of 3 characters");
  expect(told("prefilled", 0, "it")).toBe("Found in the field: 2 characters");
  expect(told("committed", 0, "")).toBe("Nothing changed");
});
