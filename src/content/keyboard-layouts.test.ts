import { describe, expect, test } from "vitest";
import { keyboardLayouts } from "./keyboard-layouts.ts";

/** Every character of ASCII that can be seen. */
const printable = Array.from({ length: 0x7e - 0x20 }, (_, index) =>
  String.fromCharCode(0x21 + index),
);

describe.each(Object.values(keyboardLayouts))("$name", ({ rows, insets }) => {
  const keys = rows.flat();

  test("types every visible character of ASCII", () => {
    const typed = keys.join("");
    expect(printable.filter((character) => !typed.includes(character))).toEqual([]);
  });

  test("has 47 keys on an American board, 48 on a European one, in four rows", () => {
    const isEuropean = insets[3] === 1.25;
    expect(keys).toHaveLength(isEuropean ? 48 : 47);
    expect(rows).toHaveLength(4);
    expect(insets).toHaveLength(4);
  });

  test("no letter is on two keys, and its capital is on the same one", () => {
    for (const letter of "abcdefghijklmnopqrstuvwxyz") {
      const own = keys.filter((key) => key.includes(letter));
      expect(own).toHaveLength(1);
      expect(own[0]?.slice(0, 2)).toBe(letter + letter.toUpperCase());
    }
  });

  test("no key types more than three characters", () => {
    expect(keys.filter((key) => Array.from(key).length > 3)).toEqual([]);
  });
});

test("letters stand where the layouts take their names from", () => {
  const letters = ({ rows }: { rows: readonly (readonly string[])[] }, row: number) =>
    rows[row]?.map((key) => key[0]).join("");
  expect(letters(keyboardLayouts.qwerty, 1)).toMatch(/^qwerty/);
  expect(letters(keyboardLayouts.qwertz, 1)).toMatch(/^qwertz/);
  expect(letters(keyboardLayouts.azerty, 1)).toMatch(/^azerty/);
  expect(letters(keyboardLayouts.dvorak, 2)).toBe("aoeuidhtns-");
  expect(letters(keyboardLayouts.colemak, 2)).toBe("arstdhneio'");
});
