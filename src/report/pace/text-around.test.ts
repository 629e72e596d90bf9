import { expect, test } from "vitest";
import { textAround } from "./text-around.ts";

const textOf = (text: string, position: number) => textAround(text.split(""), position);

test("words cut at the ends are left out", () => {
  expect(textOf("the quick brown fox jumps over the lazy dog", 18)).toBe("brown fox jumps");
});

test("the ends of the text are whole words", () => {
  expect(textOf("the quick brown fox", 0)).toBe("the quick");
  expect(textOf("the quick brown fox", 18)).toBe("brown fox");
});

test("of one long word the letters about the place are cited", () => {
  expect(textOf("abcdefghijklmnopqrstuvwxyzabcdef", 15)).toBe("fghijklmnopqrstuvwxyz");
});
