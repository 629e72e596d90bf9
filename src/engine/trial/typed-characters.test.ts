import { expect, test } from "vitest";
import { applyEdit } from "./apply-edit.ts";
import { commitComposition } from "./composition.ts";
import { setValue, typeKeys, type PlainTrial, plain } from "../test-aids/key-script.ts";
import { newTrial, type Trial } from "./trial.ts";
import { typedCharacters } from "./typed-characters.ts";

/** Each character with + where it is in the text, − where it was erased, ? where it was never committed. */
function history({ inputStream }: PlainTrial): string {
  return typedCharacters(inputStream)
    .characters.map(({ character, isInFinalText, isTyped }) => {
      if (!isTyped) return `${character}?`;
      return character + (isInFinalText ? "+" : "-");
    })
    .join(" ");
}

test("an erased character stays in the history", () => {
  expect(history(typeKeys("caterpillar", "cx<at"))).toBe("c+ x- a+ t+");
});

test("each character has the one that was left of it when it was inserted", () => {
  const { characters, finalIds } = typedCharacters(typeKeys("caterpillar", "cxy<<a").inputStream);
  expect(characters.map(({ left }) => left)).toEqual([-1, 0, 1, 0]);
  expect(finalIds).toEqual([0, 3]);
});

test("a letter inserted in the middle is between its neighbours", () => {
  const mended = setValue(typeKeys("caterpillar", "ct"), "cat", 500);
  const { characters, finalIds } = typedCharacters(mended.inputStream);
  expect(finalIds.map((index) => characters[index]?.character).join("")).toBe("cat");
});

test("a letter inserted before an equal one comes first if the next edit shows it", () => {
  const mended = setValue(setValue(typeKeys("about", "abo"), "abbo", 500), "abcbo", 600);
  const { characters, finalIds } = typedCharacters(mended.inputStream);
  expect(finalIds).toEqual([0, 3, 4, 1, 2]);
  expect(characters[3]?.left).toBe(0);
});

test("of two equal letters, the one at the caret is deleted or inserted", () => {
  const typed = typeKeys("the cat", "hhe");
  const mended = setValue(setValue(typed, "he", 500, "deleted"), "the", 600);
  expect(typedCharacters(mended.inputStream).finalIds).toEqual([3, 1, 2]);
  const replaced = setValue(
    setValue(typeKeys("too soon", "tao"), "to", 500, "deleted"),
    "too",
    600,
  );
  expect(typedCharacters(replaced.inputStream).finalIds).toEqual([0, 3, 2]);
  const keys = [{ kind: "down", code: "Delete", at: 500 }] as const;
  const erased = [500, 600].reduce<Trial>(
    (trial, at) =>
      applyEdit(trial, { kind: "deleted", at, start: 1, removed: 1, inserted: [], keys }),
    typeKeys("the cat", "haha"),
  );
  expect(typedCharacters(plain(erased).inputStream).finalIds).toEqual([0, 3]);
});

test("what an input method commits was typed once, by the keys that composed it", () => {
  let trial: PlainTrial = plain(newTrial("hello there"));
  for (const [index, value] of ["h", "he", "hex", "he", "hel"].entries()) {
    trial = setValue(trial, value, index * 100, "composing");
  }
  const commit = commitComposition(trial, 1_000);
  const settled = commit ? plain(applyEdit(trial, commit)) : trial;
  expect(history(settled)).toBe("h+ e+ x? l+");
  expect(typedCharacters(settled.inputStream).characters.map(({ edit }) => edit)).toEqual([
    0, 1, 2, 4,
  ]);
});

test("a text composed to the end is part of the text although it was never committed", () => {
  expect(
    history(setValue(setValue(plain(newTrial("hi")), "h", 0, "composing"), "hi", 100, "composing")),
  ).toBe("h+ i+");
});

test("pasted characters are not keystrokes", () => {
  const pasted = setValue(typeKeys("caterpillar", "c"), "cat", 500, "pasted");
  expect(typedCharacters(pasted.inputStream).characters.map(({ isTyped }) => isTyped)).toEqual([
    true,
    false,
    false,
  ]);
});
