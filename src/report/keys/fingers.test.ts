import { expect, test } from "vitest";
import { keyboardLayouts } from "../../content/keyboard-layouts.ts";
import { fingeredKey, fingerOf, isSameFinger } from "./fingers.ts";

const { qwerty, qwertz, dvorak, russian, korean, japanese, brazilian } = keyboardLayouts;

test.each([
  ["1qaz`", "left little"],
  ["2wsx", "left ring"],
  ["3edc", "left middle"],
  ["45rtfgvb", "left index"],
  ["67yuhjnm", "right index"],
  ["8ik,", "right middle"],
  ["9ol.", "right ring"],
  ["0-p[;'/", "right little"],
  [" ", "thumb"],
])("on QWERTY %s are typed with the %s finger", (characters, finger) => {
  for (const character of characters) expect(fingerOf(qwerty, character)).toBe(finger);
});

test("a finger follows the place of the key on every layout and board", () => {
  expect(fingerOf(qwertz, "y")).toBe("left little");
  expect(fingerOf(qwertz, "<")).toBe("left little");
  expect(fingerOf(qwertz, "ö")).toBe("right little");
  expect(fingerOf(dvorak, "e")).toBe("left middle");
  expect(fingerOf(russian, "ы")).toBe("left ring");
  expect(fingerOf(korean, "ㅂ")).toBe("left little");
  expect(fingerOf(japanese, "2")).toBe("left ring");
  expect(fingerOf(japanese, "ち")).toBe("left little");
  expect(fingerOf(brazilian, "z")).toBe("left little");
  expect(fingerOf(qwerty, "ж")).toBeNull();
});

test("a pair is of one finger where it takes two keys in its columns", () => {
  expect(isSameFinger(qwerty, "ed")).toBe(true);
  expect(isSameFinger(qwerty, "un")).toBe(true);
  expect(isSameFinger(qwerty, "ee")).toBe(false);
  expect(isSameFinger(qwerty, "th")).toBe(false);
  expect(isSameFinger(dvorak, "ed")).toBe(false);
});

test("of composed characters the keys count that follow one another", () => {
  // ㄱ ㅏ ㄱ, then ㄷ ㅏ: both ㄱ and ㄷ stand above the left hand, beside each other.
  expect(isSameFinger(korean, "각다")).toBe(false);
  // ㅅ and ㄹ are both the left index finger's.
  expect(isSameFinger(korean, "옷ㄹ")).toBe(true);
});

test("the chosen layout tells which key typed a character, whatever key was heard", () => {
  // E stands where D does on QWERTY: in the home row, under the same finger.
  expect(fingeredKey(dvorak, "e", "KeyD")).toEqual(fingeredKey(qwerty, "d", "KeyD"));
  expect(fingeredKey(dvorak, "e", "KeyE")).toEqual(fingeredKey(qwerty, "d", "KeyD"));
  expect(fingeredKey(qwertz, "Y", "KeyZ")?.finger).toBe("left little");
  expect(fingeredKey(qwertz, "Z", "KeyY")).toMatchObject({ hand: "right", finger: "right index" });
});

test("a character that no key of the layout types was typed where the key heard stands", () => {
  expect(fingeredKey(qwerty, "ж", "Semicolon")).toEqual(fingeredKey(qwerty, ";", "Semicolon"));
  expect(fingeredKey(korean, null, "KeyQ")).toEqual(fingeredKey(korean, "ㅂ", "KeyQ"));
  expect(fingeredKey(qwerty, null, "Space")).toBeNull();
  expect(fingeredKey(qwerty, "ж", "Enter")).toBeNull();
});
