import { languages } from "../../content/languages/languages.ts";
import { trialOf } from "../../saved-tests/kept-trial.ts";
import { drillProblemSentences } from "../../texts/drill-sentences.ts";
import { anyCode, codeExercise } from "../../visit/exercises/code-exercise.ts";
import { drillExercise } from "../../visit/exercises/drill-exercise.ts";
import type { Exercise } from "../../visit/exercises/exercise.ts";
import { fetchSource, wholeSource } from "../../visit/exercises/language-source.ts";
import { lengthExercise } from "../../visit/exercises/length-exercise.ts";
import { passageExercise } from "../../visit/exercises/passage-exercise.ts";
import type { TextSource } from "../../visit/exercises/text-source.ts";
import { timedExercise } from "../../visit/exercises/timed-exercise.ts";
import type { Mode, Wish } from "../../visit/modes.ts";
import type { Visit } from "../../visit/visit.ts";

/**
 * Begins what the visitor wishes to type, at once or as soon as it is here. Some wishes are a dialog's.
 *
 * @returns what ends it.
 */
export function grantWishes(visit: Visit): () => void {
  const { test } = visit;
  let looked: Wish | null = null;
  const answer = (wish: Wish, granted: Exercise | string) => {
    // The visitor may have typed on, or wished for something else.
    if (test.state().wish !== wish) return;
    if (typeof granted !== "string") test.tell({ kind: "begin", exercise: granted });
    else test.tell({ kind: "wish", wish: { mode: wish.mode, obstacle: granted } });
  };
  const look = () => {
    const { wish, source } = test.state();
    if (wish === looked) return;
    looked = wish;
    if (wish?.obstacle !== null) return;
    const { mode, language, isByArrow = false } = wish;
    if (mode === "own" || mode === "length") {
      if (isByArrow) answer(wish, dialogHints[mode]);
      return;
    }
    if (language !== undefined) {
      void inLanguage(language, visit).then((granted) => answer(wish, granted));
    } else if (mode !== null) {
      answer(wish, wished(mode, wholeSource(source), visit));
    }
  };
  look();
  return test.turns.follow(look);
}

const dialogHints = {
  own: "Press Enter to bring a text of your own.",
  length: "Press Enter to set a length of your own.",
} as const;

/** The exercise, or why there is none. */
function wished(
  mode: Exclude<Mode, keyof typeof dialogHints>,
  source: TextSource,
  visit: Visit,
): Exercise | string {
  const { level, exercise } = visit.test.state();
  if (mode === "code") return codeExercise(anyCode(exercise.code, Math.random()), source) ?? "";
  if (mode === "passage") return passageExercise(level, exercise.text, source);
  if (mode !== "weak") return timedExercise(level, Number(mode), source);
  const drill = drillExercise(
    () => visit.finishedTests.state().map(({ kept }) => trialOf(kept)),
    source,
  );
  return typeof drill === "string" ? drillProblemSentences[drill] : drill;
}

/** An exercise like the one that stands there, in another language; a passage where it has none. Or a piece of code. */
async function inLanguage(language: string, visit: Visit): Promise<Exercise | string> {
  const code = codeExercise(language, visit.test.state().source);
  if (code) return code;
  const source = await fetchSource(language).catch(() => null);
  if (!source) return notFetched(language);
  const { level, exercise } = visit.test.state();
  const { recipe } = exercise;
  if (recipe.kind === "timed") return timedExercise(level, recipe.seconds, source);
  if (recipe.kind === "length") return lengthExercise(level, recipe.length, source);
  const granted = exercise.mode === "weak" ? wished("weak", source, visit) : null;
  return typeof granted === "object" && granted ? granted : passageExercise(level, null, source);
}

function notFetched(language: string): string {
  const name = languages.find(({ tag }) => tag === language)?.englishName ?? "this language";
  return `The texts in ${name} could not be loaded. With a connection, choose the language again; the test that stands here can be typed.`;
}
