import { languages } from "../../content/languages/languages.ts";
import { passageExercise } from "../../exercises/passage-exercise.ts";
import {
  anyCode,
  codeExercise,
  fetchSource,
  wholeSource,
} from "../../exercises/recipe-exercise.ts";
import type { Exercise, ExerciseRequest, Mode, timedModes } from "../../exercises/exercise.ts";
import { lengthExercise } from "../../exercises/length-exercise.ts";
import { steadyRace } from "../../race/race-exercise.ts";
import { timedLength } from "../../texts/recipe.ts";
import { focusInPlace, hasPointer } from "../../typing-test/keep-in-view.ts";
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
  const fulfil = async (request: ExerciseRequest | null) => {
    if (request?.obstacle !== null) return;
    const { mode, language, rivalSpeed, keepsFocus = false } = request;
    if (mode === "own" || mode === "length") {
      const exerciseRequest = { ...request, obstacle: dialogHints[mode] };
      if (keepsFocus) test.dispatch({ kind: "request", exerciseRequest });
      return;
    }
    // A drill, or why there is none, comes after the language that was still loading.
    const isDrillNext = mode === "weak" && language !== undefined;
    const found = await exerciseOf(isDrillNext ? null : mode, language, visit);
    // The visitor may have continued to type, or requested something else.
    if (test.getState().exerciseRequest !== request) return;
    if (typeof found === "string") {
      // The test on screen can be typed at once, and the sentence stays in view.
      const field = test.attached()?.field;
      if (field && !keepsFocus && hasPointer()) focusInPlace(field);
      test.dispatch({ kind: "request", exerciseRequest: { mode: null, obstacle: found } });
    } else {
      test.dispatch({ kind: "begin", exercise: steadyRace(found, rivalSpeed), keepsFocus });
      if (isDrillNext) {
        test.dispatch({ kind: "request", exerciseRequest: { mode, keepsFocus, obstacle: null } });
      }
    }
  };
  void fulfil(test.getState().exerciseRequest);
  const unsubscribe = test.subscribe(
    ({ exerciseRequest }) => exerciseRequest,
    (request) => void fulfil(request),
  );
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

/**
 * The requested exercise, or why there is none.
 *
 * @param mode if it is `null`, the exercise is like the one on screen
 * @param language another language, or a programming language, whose piece is meant if there is no mode
 */
async function exerciseOf(
  mode: Exclude<Mode, keyof typeof dialogHints> | null,
  language: string | undefined,
  visit: Visit,
): Promise<Exercise | string> {
  const { source: before, level, exercise, code } = visit.test.getState();
  const piece = language === undefined ? null : codeExercise(language, before);
  if (piece && mode === null) return piece;
  const isOther = language !== undefined && !piece;
  const source = isOther ? await fetchSource(language).catch(() => null) : wholeSource(before);
  if (!source) return notFetched(language);

  if (mode === "code") {
    // Chooses another language only if a piece in this one is on screen.
    const next = exercise.mode === "code" ? null : code;
    return codeExercise(next ?? anyCode(exercise.code), source) ?? "";
  }
  if ((mode ?? exercise.mode) === "weak") {
    const drill = await drillOfVisit(visit, isOther ? source : undefined);
    // Without a drill the language begins with a passage.
    if (mode === "weak" || typeof drill === "object") return drill;
  }
  if (mode === null && exercise.recipe.kind === "length") {
    return lengthExercise(level, exercise.recipe.length, source);
  }
  if (mode === null || mode === "passage") return passageExercise(level, exercise.text, source);
  const seconds = mode satisfies (typeof timedModes)[number] | "weak";
  return lengthExercise(level, timedLength(Number(seconds)), source);
}

function notFetched(language?: string): string {
  const name = languages.find(({ tag }) => tag === language)?.englishName ?? "this language";
  // Firefox fetches a module that failed to load only after a reload.
  return `The texts in ${name} did not load. Check your connection, then choose the language again or reload the page. You can still take the test shown here.`;
}
