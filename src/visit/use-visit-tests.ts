import { startTransition, useEffect, useMemo, useState } from "react";
import type { ReadonlyStore } from "../ui/store.ts";
import { languages } from "../content/languages/languages.ts";
import { levels } from "../content/passages.ts";
import type { Exercise } from "../exercises/exercise.ts";
import { defaultLength } from "../texts/recipe.ts";
import { layoutOf } from "../content/keyboard-layouts.ts";
import type { StoredTest } from "../saved-tests/stored-test.ts";
import { useStore } from "./use-store.ts";
import type { Visit, VisitTest } from "./visit.ts";

/** The visit's tests, oldest first, each with the keyboard of its report: see `Visit.layout`. */
export function useVisitTests(visit: Visit): readonly StoredTest[] {
  const tests = useDeferredStore(visit.finishedTests);
  const chosen = useStore(visit.layout);
  return useMemo(
    () =>
      tests.map((test) => {
        const layout = chosen ?? layoutOf(test.exercise.language);
        return { ...storedVisitTest(test), layout };
      }),
    [tests, chosen],
  );
}

/** A test of the visit in the form that tests from files have. */
export function storedVisitTest(test: VisitTest): StoredTest {
  const { plan, recipe } = test.exercise;
  return { ...test, title: fullTitle(test.exercise), plan, recipe };
}

type Titled = Pick<Exercise, "title" | "level" | "language" | "recipe">;

/** A title with all that sets the text apart: "Passage, medium", "50 words with numbers, hard, German". */
export function fullTitle({ title, level, language, recipe }: Titled): string {
  const name = languages.find(({ tag }) => tag === language && tag !== "en")?.englishName;
  const { hasMarks, hasNumbers } = recipe.kind === "length" ? recipe.length : defaultLength;
  const options = `${hasMarks ? "" : " without punctuation"}${hasNumbers ? " with numbers" : ""}`;
  return [title + options, level && levels[level].toLowerCase(), name]
    .filter((part) => part !== null && part !== undefined)
    .join(", ");
}

/** Like `useStore`, but renders after more urgent changes. Not in its file, which loads before the first key. */
export function useDeferredStore<State>(source: ReadonlyStore<State>): State {
  const [state, setState] = useState(source.getState);
  useEffect(() => {
    const update = () => startTransition(() => setState(source.getState));
    update();
    return source.subscribe(update);
  }, [source]);
  return state;
}
