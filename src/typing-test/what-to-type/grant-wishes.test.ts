import { expect, onTestFinished, test, vi } from "vitest";
import { texts as german } from "../../content/languages/de.ts";
import type { Exercise } from "../../visit/exercises/exercise.ts";
import { fetchSource } from "../../visit/exercises/language-source.ts";
import { ownExercise } from "../../visit/exercises/own-exercise.ts";
import { passageExercise } from "../../visit/exercises/passage-exercise.ts";
import { timedExercise } from "../../visit/exercises/timed-exercise.ts";
import { typed } from "../../visit/test-aids/typed.ts";
import { newVisit } from "../../visit/visit.ts";
import { grantWishes } from "./grant-wishes.ts";

function visitOf(exercise: Exercise) {
  const visit = newVisit(exercise);
  onTestFinished(grantWishes(visit));
  return visit.test;
}

const inGerman = { mode: null, language: "de", obstacle: null } as const;

test("another language brings a text of the same kind and level, and holds for what follows", async () => {
  const store = visitOf(timedExercise("hard", 45));
  store.tell({ kind: "wish", wish: inGerman });
  await vi.waitFor(() => expect(store.state().exercise.language).toBe("de"));
  expect(store.state().exercise).toMatchObject({ level: "hard", limit: 45_000 });
  store.tell({ kind: "begin", exercise: store.state().exercise.again() });
  expect(store.state().exercise.language).toBe("de");
  store.tell({ kind: "wish", wish: { mode: "passage", obstacle: null } });
  expect(german.passages.hard).toContain(store.state().exercise.text);
});

test("after one's own text in another language, levels and timed texts are in that language", async () => {
  const store = visitOf(passageExercise("easy"));
  store.tell({ kind: "wish", wish: inGerman });
  await vi.waitFor(() => expect(store.state().exercise.language).toBe("de"));
  store.tell({ kind: "begin", exercise: ownExercise("cat", store.state().source) });
  expect(store.state().exercise.language).toBeNull();
  expect(german.passages.medium).toContain(store.state().exercise.atLevel("medium").text);
  store.tell({ kind: "wish", wish: { mode: "30", obstacle: null } });
  expect(store.state().exercise.language).toBe("de");
});

test("texts that arrive after the visitor has typed on, or chosen again, change nothing", async () => {
  const store = visitOf(ownExercise("cat"));
  store.tell({ kind: "wish", wish: inGerman });
  store.tell(typed("c", 10));
  // Those asked for later are here later.
  await fetchSource("de");
  await fetchSource("de");
  expect(store.state().trial.transcribed.text).toBe("c");

  store.tell({ kind: "wish", wish: inGerman });
  store.tell({ kind: "wish", wish: { ...inGerman, language: "fr" } });
  await vi.waitFor(() => expect(store.state().exercise.language).toBe("fr"));
});

test("a language that the site has no texts in is told of, and what stands there stays", async () => {
  const store = visitOf(ownExercise("cat"));
  store.tell({ kind: "wish", wish: { ...inGerman, language: "tlh" } });
  await vi.waitFor(() =>
    expect(store.state().wish?.obstacle).toMatch(/^The texts in this language could not be loaded/),
  );
  expect(store.state().trial.presented.join("")).toBe("cat");
});
