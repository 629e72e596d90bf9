import { expect, onTestFinished, test, vi } from "vitest";
import { texts as german } from "../../content/languages/de.ts";
import type { Exercise } from "../../exercises/exercise.ts";
import { english, passageExercise } from "../../exercises/passage-exercise.ts";
import { fetchSource, ownExercise, wholeSource } from "../../exercises/recipe-exercise.ts";
import { lengthExercise } from "../../exercises/length-exercise.ts";
import { timedLength } from "../../texts/recipe.ts";
import { typed } from "../../typing-test/test-aids/typed.ts";
import { createTypingTest } from "../../typing-test/typing-test.ts";
import { newVisit } from "../../visit/visit.ts";
import { fulfilRequests } from "./exercise-picker.ts";

function visitOf(exercise: Exercise) {
  const visit = newVisit(createTypingTest(exercise));
  onTestFinished(fulfilRequests(visit));
  return visit.test;
}

const inGerman = { mode: null, language: "de", obstacle: null } as const;

test("another language brings a text of the same kind and level, and holds for what follows", async () => {
  const store = visitOf(lengthExercise("hard", timedLength(45), wholeSource(english)));
  store.dispatch({ kind: "request", exerciseRequest: inGerman });
  await vi.waitFor(() => expect(store.getState().exercise.language).toBe("de"));
  expect(store.getState().exercise).toMatchObject({ level: "hard", limit: 45_000 });
  store.dispatch({ kind: "begin", exercise: store.getState().exercise.again() });
  expect(store.getState().exercise.language).toBe("de");
  store.dispatch({ kind: "request", exerciseRequest: { mode: "passage", obstacle: null } });
  await vi.waitFor(() => expect(german.passages.hard).toContain(store.getState().exercise.text));
});

test("after one's own text in another language, levels and timed texts are in that language", async () => {
  const store = visitOf(passageExercise("easy"));
  store.dispatch({ kind: "request", exerciseRequest: inGerman });
  await vi.waitFor(() => expect(store.getState().exercise.language).toBe("de"));
  store.dispatch({ kind: "begin", exercise: ownExercise("cat", store.getState().source) });
  expect(store.getState().exercise.language).toBeNull();
  expect(german.passages.medium).toContain(store.getState().exercise.atLevel("medium").text);
  store.dispatch({ kind: "request", exerciseRequest: { mode: "30", obstacle: null } });
  await vi.waitFor(() => expect(store.getState().exercise.language).toBe("de"));
});

test("texts that load after the visitor has typed on, or chosen again, change nothing", async () => {
  const store = visitOf(ownExercise("cat", english));
  store.dispatch({ kind: "request", exerciseRequest: inGerman });
  store.dispatch(typed("c", 10));
  // Texts requested later load later.
  await fetchSource("de");
  await fetchSource("de");
  expect(store.getState().trial.transcribed.text).toBe("c");

  store.dispatch({ kind: "request", exerciseRequest: inGerman });
  store.dispatch({ kind: "request", exerciseRequest: { ...inGerman, language: "fr" } });
  await vi.waitFor(() => expect(store.getState().exercise.language).toBe("fr"));
});

test("a language without texts on the site is reported, and the test on screen stays", async () => {
  const store = visitOf(ownExercise("cat", english));
  store.dispatch({ kind: "request", exerciseRequest: { ...inGerman, language: "tlh" } });
  await vi.waitFor(() =>
    expect(store.getState().exerciseRequest?.obstacle).toMatch(
      /^The texts in this language did not load/,
    ),
  );
  expect(store.getState().trial.presented.join("")).toBe("cat");
});
