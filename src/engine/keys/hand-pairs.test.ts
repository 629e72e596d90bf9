import { expect, test } from "vitest";
import type { Edit, EditKind } from "../trial/edit.ts";
import { type FingeredKey, handPairs } from "./hand-pairs.ts";

const keys: Readonly<Record<string, FingeredKey>> = {
  f: { place: "F", hand: "left", finger: "left index" },
  r: { place: "R", hand: "left", finger: "left index" },
  e: { place: "E", hand: "left", finger: "left middle" },
  j: { place: "J", hand: "right", finger: "right index" },
};

/** A character, each by a key that was heard. */
function typed(character: string, kind: EditKind = "typed"): Edit {
  const code = `Key${character.toUpperCase()}`;
  return {
    kind,
    at: 0,
    receivedAt: 1,
    keys: [{ kind: "down", code, at: 0 }],
    start: 0,
    removed: 0,
    inserted: [character],
  };
}

const byCharacter = (character: string | null) => keys[character ?? ""] ?? null;
const byCode = (_character: string | null, code: string) =>
  keys[code.slice(-1).toLowerCase()] ?? null;

test("from key to key: one finger, one hand, the other hand, one key", () => {
  const stream = ["f", "r", "e", "j", "j", "f"].map((character) => typed(character));
  expect(handPairs(stream, [null, 100, 150, 120, 90, 140], byCharacter)).toEqual([
    { kind: "same key", count: 1, mean: 90 },
    { kind: "same finger", count: 1, mean: 100 },
    { kind: "same hand", count: 1, mean: 150 },
    { kind: "other hand", count: 2, mean: 130 },
  ]);
});

test("what stands between two characters parts them, and a key that was not heard is none", () => {
  const erased: Edit = { ...typed("f", "deleted"), inserted: [], removed: 1 };
  const unheard: Edit = { kind: "typed", at: 0, start: 0, removed: 0, inserted: ["j"] };
  const stream = [typed("f"), erased, typed("r"), unheard, typed("e")];
  const pairs = handPairs(stream, [null, 100, 100, 100, 100], byCharacter);
  expect(pairs.map(({ count }) => count)).toEqual([0, 0, 0, 0]);
});

test("under an input method the keys count that were heard, not what it makes of them", () => {
  const stream = [typed("f", "composing"), typed("j", "composing")];
  const told: (string | null)[] = [];
  const pairs = handPairs(stream, [null, 100], (character, code) => {
    told.push(character);
    return byCode(character, code);
  });
  expect(told).toEqual([null, null]);
  expect(pairs.at(-1)).toEqual({ kind: "other hand", count: 1, mean: 100 });
});
