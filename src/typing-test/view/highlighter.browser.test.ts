import { afterEach, expect, test } from "vitest";
import { typeKeys } from "../../engine/test-aids/key-script.ts";
import { newTrial, type Trial } from "../../engine/trial/trial.ts";
import { highlighterOf } from "./highlighter.ts";

const box = document.createElement("p");
let stop = () => {};

afterEach(() => {
  stop();
  box.remove();
});

test("an untouched passage shows where to begin", () => {
  open()(newTrial("the cat"));
  expect(marks()).toEqual({ correct: [""], wrong: [], held: [], current: ["t"] });
});

test("what is right is marked as far as the caret, and what is wrong over it, neighbours as one", () => {
  open()(typeKeys("the cat", "xxe x"));
  expect(marks()).toEqual({ correct: ["the c"], wrong: ["th", "c"], held: [], current: ["a"] });
});

test("key by key, corrections and keys beyond the end too, marks are those of what stands in the field", () => {
  const trials = ["t", "tx", "txx", "txx<", "txx<h", "tx<", "tx<h", "the cax", "the cat"].map(
    (keys) => typeKeys("the cat", keys),
  );
  const show = open();
  const inSteps = trials.map((trial) => {
    show(trial);
    return marks();
  });
  stop();
  const anew = trials.map((trial) => {
    open()(trial);
    return marks();
  });
  expect(inSteps).toEqual(anew);
});

test("the text stays the same node, and comes back where something else has replaced it", () => {
  const show = open();
  show(newTrial("the cat"));
  const { firstChild } = box;
  show(typeKeys("the cat", "thx"));
  expect(box.firstChild).toBe(firstChild);
  box.replaceChildren("le chat");
  show(typeKeys("the cat", "thxx"));
  expect(box).toHaveTextContent("the cat");
  expect(marks().wrong).toEqual(["e "]);
});

test("of a line end its mark is marked, and not the indentation after it", () => {
  const show = open();
  show(typeKeys("a\n  b", "a"));
  expect(marks().current).toEqual(["↵\n"]);
  show(typeKeys("a\n  b", "ax"));
  expect(marks()).toMatchObject({ wrong: ["↵\n"], current: ["b"] });
});

test("where typing is out of step elements show it, and no mark is left", () => {
  open();
  const highlighter = highlighterOf(box, () => {});
  const trial = typeKeys("the cat", "th");
  highlighter?.paint(trial, { from: 0, to: 7 }, null);
  expect(
    highlighter?.paint(trial, { from: 0, to: 7 }, { kind: "skipped", start: 1, count: 1 }),
  ).toBe(false);
  expect(marks()).toEqual({ correct: [], wrong: [], held: [], current: [] });
});

test("a mark that is a bar, or glides, is left to elements", () => {
  for (const attribute of ['data-caret="bar"', "data-glides"]) {
    const section = document
      .createRange()
      .createContextualFragment(`<div ${attribute}><p></p></div>`);
    const inner = section.querySelector("p");
    expect(inner && highlighterOf(inner, () => {})).toBeNull();
  }
});

/** Gives what shows a trial in the box. */
function open() {
  document.body.append(box);
  const highlighter = highlighterOf(box, () => {});
  stop = () => highlighter?.stop();
  return (trial: Trial) => {
    expect(highlighter?.paint(trial, { from: 0, to: trial.presented.length }, null)).toBe(true);
  };
}

function marks(): Readonly<Record<string, readonly string[]>> {
  const names = ["correct", "wrong", "held", "current"];
  return Object.fromEntries(
    names.map((name) => [name, Array.from(CSS.highlights.get(name) ?? [], String)]),
  );
}
