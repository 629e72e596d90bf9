import { languages } from "../../content/languages/languages.ts";
import { passageExercise, type TextSource } from "../../exercises/passage-exercise.ts";
import {
  anyCode,
  codeExercise,
  fetchSource,
  wholeSource,
} from "../../exercises/recipe-exercise.ts";
import type { Exercise, ExerciseRequest, Mode } from "../../exercises/exercise.ts";
import { lengthExercise } from "../../exercises/length-exercise.ts";
import { steadyRace } from "../../race/race-exercise.ts";
import { timedLength } from "../../texts/recipe.ts";
import { drillOfVisit } from "../../visit/drill-of-visit.ts";
import type { Visit } from "../../visit/visit.ts";

// The code for every exercise but an English passage; it loads a word list and many sentences.
export { drillExercise } from "../../exercises/drill-exercise.ts";
export { ModeDialogs } from "./ModeDialogs.tsx";

/**
 * Begins what the visitor requests, at once or as soon as it has loaded. Dialogs answer some requests.
 * Returns a function that unsubscribes, and withdraws the request of a dialog, which is left with its page.
 */
export function fulfilRequests(visit: Visit): () => void {
  const { test } = visit;
  const answer = (request: ExerciseRequest, found: Exercise | string) => {
    // The visitor may have gone on typing, or requested something else.
    if (test.getState().exerciseRequest !== request) return;
    if (typeof found === "string") {
      test.dispatch({ kind: "request", exerciseRequest: { mode: null, obstacle: found } });
    } else {
      const { mode, language, pace, keepsFocus = false } = request;
      test.dispatch({ kind: "begin", exercise: steadyRace(found, pace), keepsFocus });
      // The drill is in the language that was still loading.
      if (mode === "weak" && language !== undefined) {
        test.dispatch({ kind: "request", exerciseRequest: { mode, keepsFocus, obstacle: null } });
      }
    }
  };
  const fulfil = (request: ExerciseRequest | null) => {
    if (request?.obstacle !== null) return;
    const { mode, language, keepsFocus = false } = request;
    if (mode === "own" || mode === "length") {
      const exerciseRequest = { ...request, obstacle: dialogHints[mode] };
      if (keepsFocus) test.dispatch({ kind: "request", exerciseRequest });
      return;
    }
    if (language !== undefined && mode !== "code") {
      const textMode = mode === "weak" ? null : mode;
      void inLanguage(language, textMode, visit).then((found) => answer(request, found));
    } else if (mode === "weak") {
      void drillOfVisit(visit).then((found) => answer(request, found));
    } else if (mode !== null) {
      answer(request, exerciseFor(mode, wholeSource(test.getState().source), visit));
    }
  };
  fulfil(test.getState().exerciseRequest);
  const unsubscribe = test.stages.subscribe(({ exerciseRequest }) => exerciseRequest, fulfil);
  return () => {
    unsubscribe();
    const mode = test.getState().exerciseRequest?.mode;
    if (mode && mode in dialogHints) test.dispatch({ kind: "request", exerciseRequest: null });
  };
}

const dialogHints = {
  own: "Press Enter to add your text.",
  length: "Press Enter to set a custom length.",
} as const;

/** The modes that need nothing but texts. */
type TextMode = Exclude<Mode, keyof typeof dialogHints | "weak">;

/** The exercise, or why there is none. */
function exerciseFor(mode: TextMode, source: TextSource, visit: Visit): Exercise | string {
  const { level, exercise, code } = visit.test.getState();
  if (mode === "code") {
    // Chooses another language only if a piece in this one is on screen.
    const next = exercise.mode === "code" ? null : code;
    return codeExercise(next ?? anyCode(exercise.code), source) ?? "";
  }
  if (mode === "passage") return passageExercise(level, exercise.text, source);
  return lengthExercise(level, timedLength(Number(mode)), source);
}

/**
 * An exercise in another language, or a piece of code.
 *
 * @param mode chosen after the language; if it is `null`, the exercise is like the one on screen, or a passage
 */
async function inLanguage(
  language: string,
  mode: TextMode | null,
  visit: Visit,
): Promise<Exercise | string> {
  const { source: before } = visit.test.getState();
  const code = codeExercise(language, before);
  if (code && mode === null) return code;
  const source = code ? wholeSource(before) : await fetchSource(language).catch(() => null);
  if (!source) return notFetched(language);
  if (mode !== null) return exerciseFor(mode, source, visit);
  const { level, exercise } = visit.test.getState();
  const { recipe } = exercise;
  if (recipe.kind === "length") return lengthExercise(level, recipe.length, source);
  const drill = exercise.mode === "weak" ? await drillOfVisit(visit, source) : null;
  return typeof drill === "object" && drill ? drill : passageExercise(level, null, source);
}

function notFetched(language: string): string {
  const name = languages.find(({ tag }) => tag === language)?.englishName ?? "this language";
  // Firefox fetches a module that failed to load only after a reload.
  return `The texts in ${name} did not load. Check your connection, then choose the language again or reload the page. You can still type the test shown here.`;
}
