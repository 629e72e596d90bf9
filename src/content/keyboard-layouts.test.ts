import { describe, expect, test } from "vitest";
import { areNeighbours, type KeyboardLayout } from "./keyboard.ts";
import { keyboardLayouts, layoutOfKeys } from "./keyboard-layouts.ts";
import { languages } from "./languages/languages.ts";
import { levelNames } from "./passages.ts";

/** Every character of ASCII that can be seen. */
const printable = Array.from({ length: 0x7e - 0x20 }, (_, index) =>
  String.fromCharCode(0x21 + index),
);

const all = Object.values(keyboardLayouts);
const latin = all.filter(({ rows }) => rows.flat().some((key) => key.startsWith("qQ")));

describe.each(all)("$name", ({ rows, insets }) => {
  const keys = rows.flat();

  test("has as many keys as its kind of board, in four rows", () => {
    // American; European or Japanese; Brazilian.
    expect([
      [13, 13, 11, 10],
      [13, 12, 12, 11],
      [13, 12, 12, 12],
    ]).toContainEqual(rows.map((row) => row.length));
    expect(insets).toHaveLength(4);
    expect(keys).not.toContain("");
  });

  test("no key types more than six characters, and none twice", () => {
    expect(keys.filter((key) => Array.from(key).length > 6)).toEqual([]);
    expect(keys.filter((key) => new Set(key).size < Array.from(key).length)).toEqual([]);
  });

  test("no letter is on two keys", () => {
    const letters = keys.flatMap((key) => key.match(/\p{L}/gu) ?? []);
    expect(letters.filter((letter, index) => letters.indexOf(letter) !== index)).toEqual([]);
  });
});

test.each(latin)("$name types every visible character of ASCII", ({ rows }) => {
  const typed = rows.flat().join("");
  expect(printable.filter((character) => !typed.includes(character))).toEqual([]);
});

test("the letters that name a layout are in their places", () => {
  expect(firstOf(keyboardLayouts.qwerty, 1)).toMatch(/^qwerty/);
  expect(firstOf(keyboardLayouts.qwertz, 1)).toMatch(/^qwertz/);
  expect(firstOf(keyboardLayouts.azerty, 1)).toMatch(/^azerty/);
  expect(firstOf(keyboardLayouts.dvorak, 2)).toBe("aoeuidhtns-");
  expect(firstOf(keyboardLayouts.colemak, 2)).toBe("arstdhneio'");
});

test("national letters are where they are printed", () => {
  expect(firstOf(keyboardLayouts.qwertz, 2)).toBe("asdfghjklöä#");
  expect(firstOf(keyboardLayouts.nordic, 2)).toBe("asdfghjklöä'");
  expect(firstOf(keyboardLayouts.danish, 2)).toBe("asdfghjklæø'");
  expect(firstOf(keyboardLayouts.norwegian, 2)).toBe("asdfghjkløæ'");
  expect(firstOf(keyboardLayouts.spanish, 2)).toBe("asdfghjklñ´ç");
  expect(firstOf(keyboardLayouts.italian, 2)).toBe("asdfghjklòàù");
  expect(firstOf(keyboardLayouts.czech, 0)).toBe(";+ěščřžýáíé=´");
  expect(firstOf(keyboardLayouts.turkishQ, 1)).toBe("qwertyuıopğü");
  expect(firstOf(keyboardLayouts.turkishF, 1)).toBe("fgğıodrnhpqw");
  expect(firstOf(keyboardLayouts.russian, 2)).toBe("фывапролджэ");
  expect(firstOf(keyboardLayouts.ukrainian, 2)).toBe("фівапролджє");
  expect(firstOf(keyboardLayouts.greek, 1)).toBe(";ςερτυθιοπ[]");
  expect(firstOf(keyboardLayouts.arabic, 2)).toBe("شسيبلاتنمكط");
  expect(firstOf(keyboardLayouts.hebrew, 2)).toBe("שדגכעיחלךף,");
  expect(firstOf(keyboardLayouts.korean, 1)).toBe("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ[]\\");
  expect(keyboardLayouts.polish.rows[2]?.slice(0, 2)).toEqual(["aAąĄ", "sSśŚ"]);
  expect(keyboardLayouts.japanese.rows[1]?.slice(0, 3)).toEqual(["qQた", "wWて", "eEいぃ"]);
  expect(keyboardLayouts.inscript.rows[2]?.slice(6, 9)).toEqual(["रऱ", "कख", "तथ"]);
});

/** Languages whose characters an input method composes. */
const composed: ReadonlySet<string> = new Set(["ja", "ko", "vi", "zh"]);

test.each(languages.filter(({ tag }) => !composed.has(tag)))(
  "the layout of $englishName types its texts, with accents where they are dead keys",
  async ({ tag, load }) => {
    const { sentences, passages, words } = await load();
    const texts = levelNames.flatMap((level) => sentences[level].concat(passages[level]));
    const typed = keyboardLayouts[layoutOfKeys([], tag)].rows.flat().join("");
    const wanted = new Set([...texts, ...words].join(" "));
    wanted.delete(" ");
    const missing = [...wanted].filter(
      (character) =>
        !typed.includes(character) && !typed.includes(character.normalize("NFD").charAt(0)),
    );
    expect(missing).toEqual([]);
  },
);

test("a language is typed on its most used keyboard, or on QWERTY if none is listed", () => {
  expect(layoutOfKeys([], "de")).toBe("qwertz");
  expect(layoutOfKeys([], "fi")).toBe("nordic");
  const onQwerty = languages.filter(({ tag }) => layoutOfKeys([], tag) === "qwerty");
  expect(onQwerty.map(({ tag }) => tag)).toEqual(["en", "zh", "nl", "id", "vi"]);
});

/** What the keys of a row type without Shift, from the left. */
function firstOf({ rows }: KeyboardLayout, row: number): string {
  return rows[row]?.map((key) => Array.from(key)[0]).join("") ?? "";
}

test.each([
  ["qwerty", "a", "s", true],
  ["qwerty", "a", "Q", true],
  ["qwerty", "a", "d", false],
  ["qwerty", "a", "A", false],
  ["qwerty", "z", "t", false],
  ["qwertz", "z", "t", true],
  ["qwerty", "é", "e", false],
] as const)("on %s, %s and %s are neighbours: %s", (layout, one, other, expected) => {
  expect(areNeighbours(keyboardLayouts[layout], one, other)).toBe(expected);
});
