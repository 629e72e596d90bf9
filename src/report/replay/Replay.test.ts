import { expect, test } from "vitest";
import type { EditKind } from "../../engine/trial/edit.ts";
import { editText, pageAround } from "./Replay.tsx";

const editTextOf = (kind: EditKind, removed: number, inserted: string) =>
  editText({ kind, at: 0, start: 0, removed, inserted: inserted.split("") });

test("typed characters are named, removed ones are counted", () => {
  expect(editTextOf("typed", 0, "t")).toBe("Typed “t”");
  expect(editTextOf("typed", 0, " ")).toBe("Typed space");
  expect(editTextOf("deleted", 1, "")).toBe("Deleted 1 character");
  expect(editTextOf("deleted", 6, "")).toBe("Deleted 6 characters");
  expect(editTextOf("typed", 4, "x")).toBe("Typed “x”, replacing 4 characters");
});

test("other edits are named by their kind", () => {
  expect(editTextOf("pasted", 0, "it was late")).toBe("Pasted 11 characters");
  expect(editTextOf("replaced", 3, "the")).toBe(
    "Autocorrect or suggestion: 3 characters, replacing 3 characters",
  );
  expect(editTextOf("prefilled", 0, "it")).toBe("Already in the field: 2 characters");
  expect(editTextOf("committed", 0, "")).toBe("Nothing changed");
});

/** A hundred words of nine letters and a space. */
const words = "sometimes ".repeat(100).split("");

test("a short text is one page", () => {
  expect(pageAround("a short text".split(""), 5)).toEqual({ start: 0, end: 12 });
  expect(pageAround([], 0)).toEqual({ start: 0, end: 0 });
});

test("a long text turns its page before the word that would not fit", () => {
  const text = ["x", ...words];
  expect(pageAround(text, 0)).toEqual({ start: 0, end: 351 });
  expect(pageAround(text, 350)).toEqual({ start: 0, end: 351 });
  expect(pageAround(text, 351)).toEqual({ start: 351, end: 711 });
  expect(pageAround(text, 1_001)).toEqual({ start: 711, end: 1_001 });
});

test("a text without spaces is cut where the page is full", () => {
  expect(
    pageAround(
      Array.from({ length: 500 }, () => "字"),
      400,
    ),
  ).toEqual({
    start: 320,
    end: 500,
  });
});
