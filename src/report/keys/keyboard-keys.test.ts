import { expect, test } from "vitest";
import { keyboardLayouts } from "../../content/keyboard-layouts.ts";
import { keyboardKeys, neighbourInColumn } from "./keyboard-keys.ts";

const keys = keyboardKeys(keyboardLayouts.qwerty, []);

function named(name: string) {
  const key = keys.find((each) => each.name === name);
  if (!key) throw new Error(`There is no key ${name}.`);
  return key;
}

test("a letter is named by its capital, any other key by what it types", () => {
  expect(keys.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Q", "9 (", "; :", "Space"]),
  );
  const azerty = keyboardKeys(keyboardLayouts.azerty, []);
  expect(azerty.map(({ name }) => name)).toEqual(expect.arrayContaining(["A", "²", "é 2"]));
});

test("a key stands where its row begins, and as far in as it comes", () => {
  expect(named("Q")).toMatchObject({ x: 1.5, row: 1 });
  expect(named("D")).toMatchObject({ x: 3.75, row: 2 });
  expect(named("Space")).toMatchObject({ row: 4, width: 6.25 });
});

test("up and down lead to the nearest key of the next row that has any", () => {
  expect(neighbourInColumn(keys, named("F"), -1).name).toBe("R");
  expect(neighbourInColumn(keys, named("F"), 1).name).toBe("C");
  expect(neighbourInColumn(keys, named("B"), 1).name).toBe("Space");
  expect(neighbourInColumn(keys, named("Space"), -1).name).toBe("B");
  expect(neighbourInColumn([named("Q"), named("Space")], named("Q"), 1).name).toBe("Space");
});

test("there is nothing above the top row, and nothing below the space bar", () => {
  expect(neighbourInColumn(keys, named("9 ("), -1).name).toBe("9 (");
  expect(neighbourInColumn(keys, named("Space"), 1).name).toBe("Space");
});
