import { expect, test } from "vitest";
import { pageAround } from "./text-page.ts";

/** A hundred words of nine letters and a space. */
const words = "sometimes ".repeat(100).split("");

test("a short text is one page", () => {
  expect(pageAround("a short text".split(""), 5)).toEqual({ start: 0, end: 12 });
  expect(pageAround([], 0)).toEqual({ start: 0, end: 0 });
});

test("a long text turns its page after a word, when the page is full", () => {
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
    start: 360,
    end: 500,
  });
});
