import { expect, test } from "vitest";
import { passages } from "../content/passages.ts";
import { newTrial } from "../engine/trial/trial.ts";
import { defaultLength, timedLength } from "../texts/recipe.ts";
import { english as passageSource, passageExercise } from "./passage-exercise.ts";
import { codeExercise, ownExercise, recipeExercise, wholeSource } from "./recipe-exercise.ts";
import { lengthExercise } from "./length-exercise.ts";

const english = wholeSource(passageSource);

test("every exercise's recipe makes its text again", async () => {
  for (const exercise of [
    passageExercise("hard"),
    lengthExercise("medium", timedLength(30), english),
    ownExercise("Über 日本", english),
    codeExercise("Rust", english),
    lengthExercise("hard", { ...defaultLength, hasNumbers: true }, english),
    lengthExercise(
      "easy",
      { ...defaultLength, unit: "endless", amount: 0, from: "words" },
      english,
    ),
  ]) {
    if (!exercise) throw new Error("There is no such piece.");
    const again = await recipeExercise(exercise.recipe, english);
    expect(again).toMatchObject({
      title: exercise.title,
      level: exercise.level,
      language: exercise.language,
      text: exercise.text,
      limit: exercise.limit,
    });
  }
});

test("a recipe of another language makes that language's text", async () => {
  const german = { kind: "passage", language: "de", level: "easy", index: 0 } as const;
  expect((await recipeExercise(german, english))?.language).toBe("de");
});

test("there is no sixth passage, and nothing in a language that is not offered", async () => {
  const sixth = { kind: "passage", language: "en", level: "easy", index: 5 } as const;
  expect(await recipeExercise(sixth, english)).toBeNull();
  expect(await recipeExercise({ ...sixth, index: 0, language: "tlh" }, english)).toBeNull();
});

test("an endless text continues where it stopped, in graphemes of any length", () => {
  // One grapheme of two code units, so that counts of graphemes and of units differ.
  const source = {
    language: "hi",
    passages,
    sentences: { easy: ["कि की"], medium: [], hard: [] },
    words: [],
    space: " ",
  } as const;
  const exercise = lengthExercise("easy", timedLength(15), source, 1);
  const longer = exercise.continued?.({
    ...newTrial(exercise.text),
    transcribed: {
      text: "",
      graphemes: Array<string>(newTrial(exercise.text).presented.length - 10).fill("x"),
    },
  });
  const text = longer?.presented.join("") ?? "";
  expect(text.length).toBeGreaterThan(exercise.text.length);
  expect(text.replaceAll("कि की", "").trim()).toBe("");
});
