import { expect, test } from "vitest";
import { setValue } from "../test-aids/key-script.ts";
import { extendPresented } from "./extend-presented.ts";
import { newTrial } from "./trial.ts";

test("reaching the end of the text does not end a timed trial; more text can follow", () => {
  const typed = setValue(newTrial("the", 15_000), "the", 500);
  expect(typed.phase).toBe("running");
  expect(extendPresented(typed, " end").presented.join("")).toBe("the end");
});

test("what was put in beyond the end is held to the text that follows", () => {
  const beyond = setValue(newTrial("the", 15_000), "the and", 1_000, "pasted");
  expect(beyond.errors).toBe(0);
  expect(extendPresented(beyond, " end").errors).toBe(1);
});
