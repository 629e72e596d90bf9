import { expect, test } from "vitest";
import { setValue, typeKeys, type PlainTrial, plain } from "../test-aids/key-script.ts";
import type { Edit } from "../trial/edit.ts";
import { newTrial } from "../trial/trial.ts";
import { assistedInput } from "./assisted-input.ts";
import { isTypedThroughout } from "./likely-range.ts";

/** What was counted in a composition that held these texts one after the other. */
function counted(...values: readonly string[]) {
  const trial = values.reduce<PlainTrial>(
    (composed, value, index) => setValue(composed, value, index * 100, "composing"),
    plain(newTrial("a text long enough not to be completed")),
  );
  const characters = assistedInput(trial.inputStream);
  return [characters.get("inserted") ?? 0, characters.get("replaced") ?? 0];
}

test("pasted characters are counted separately", () => {
  const pasted = setValue(typeKeys("caterpillar", "ca"), "caxxxx", 500, "pasted");
  expect([...assistedInput(pasted.inputStream)]).toEqual([["pasted", 4]]);
});

test("a bulk replacement is inserted text, a corrected word is not", () => {
  const passage = "the bakers carried their crates";
  const bulk = setValue(typeKeys(passage, "x"), passage, 5_000, "replaced");
  expect([...assistedInput(bulk.inputStream)]).toEqual([["inserted", passage.length]]);
  expect(isTypedThroughout(bulk.inputStream)).toBe(false);
  const corrected = setValue(typeKeys(passage, "teh"), "the", 400, "replaced");
  expect([...assistedInput(corrected.inputStream)]).toEqual([["replaced", 2]]);
  expect(isTypedThroughout(corrected.inputStream)).toBe(true);
});

test("a word dragged within the field is typed; another text dropped after a deletion is not", () => {
  const typed = typeKeys("the cat sat on the mat", "the cat ");
  const taken = setValue(typed, "cat ", 900, "deleted");
  const moved = setValue(taken, "cat the ", 901, "dropped");
  expect(assistedInput(moved.inputStream).size).toBe(0);
  expect(isTypedThroughout(moved.inputStream)).toBe(true);
  // Read from the field, " cat" was deleted as "cat ".
  const within = setValue(typeKeys("a cat sat", "a cat b"), "a b", 900, "deleted");
  expect(assistedInput(setValue(within, "a b cat", 901, "dropped").inputStream).size).toBe(0);
  const brought = setValue(taken, "cat dog ", 901, "dropped");
  expect([...assistedInput(brought.inputStream)]).toEqual([["dropped", 4]]);
});

test("text dragged 100,000 times is judged in linear time", () => {
  const taken: Edit = { kind: "deleted", at: 0, start: 0, removed: 1, inserted: [] };
  const dropped: Edit = { ...taken, kind: "dropped", removed: 0, inserted: ["a"] };
  const drags = Array.from({ length: 100_000 }, () => [taken, dropped]).flat();
  expect(assistedInput([dropped, ...drags])).toEqual(new Map([["dropped", 1]]));
});

test("a composition of 200,000 characters is judged in linear time", () => {
  const composed = Array.from({ length: 200_000 }, (_, start): Edit => {
    return { kind: "composing", at: start, start, removed: 0, inserted: ["a"] };
  });
  expect(assistedInput(composed).size).toBe(0);
});

test("a trial of single keystrokes was not assisted", () => {
  expect(assistedInput(typeKeys("cat", "cx<at").inputStream).size).toBe(0);
});

test.each([
  ["a word letter by letter, as Android composes it", ["t", "th", "the"]],
  ["Japanese, converted", ["n", "に", "にh", "にほ", "にほn", "にほん", "日本"]],
  ["Pinyin with its syllables apart", ["n", "ni", "ni h", "ni ha", "ni hao", "你好"]],
  ["Korean, a syllable that gives its last letter to the next", ["ㅎ", "하", "한", "하나"]],
  ["Vietnamese by Telex, whose w changes two letters", ["d", "du", "duo", "dươ", "dương"]],
  ["a dead key", ["´", "é"]],
  ["a composition that is cancelled", ["h", "ha", ""]],
  ["English in Pinyin, left as it is", ["t", "t'h", "t'he", "the"]],
])("typed: %s", (_name, values) => {
  expect(counted(...values)).toEqual([0, 0]);
});

test.each([
  ["a swiped word", ["hello"], 5],
  ["a word completed after three letters", ["h", "he", "hel", "helicopter"], 7],
  ["a sentence foretold", ["お", "お疲れ様でした"], 6],
  ["a word completed after Backspaces", ["h", "ha", "hal", "ha", "h", "hell"], 3],
])("put in at once: %s", (_name, values, characters) => {
  expect(counted(...values)).toEqual([characters, 0]);
});

test("replaced: a word corrected as it is committed, as far as it changed", () => {
  expect(counted("t", "te", "teh", "the")).toEqual([0, 2]);
  expect(counted("w", "wr", "wro", "wrok", "wrokd", "world")).toEqual([0, 3]);
});

test("replaced: a word that is composed again to correct it, not one that a key replaces", () => {
  const typed = typeKeys("the cat sat", "teh");
  const suggested = setValue(typed, "the", 400, "composing");
  expect([...assistedInput(suggested.inputStream)]).toEqual([["replaced", 2]]);
  const selected = setValue(typed, "a", 400, "composing");
  expect(assistedInput(selected.inputStream).size).toBe(0);
});

test("each composition is judged by itself", () => {
  const swiped = setValue(plain(newTrial("the cat sat")), "the", 0, "composing");
  const spaced = setValue(swiped, "the ", 100, "typed");
  const again = setValue(spaced, "the cat", 200, "composing");
  expect([...assistedInput(again.inputStream)]).toEqual([["inserted", 6]]);
});
