import { passages } from "../content/passages.ts";
import type { Exercise } from "../exercises/exercise.ts";
import { exerciseOfPassage, passageExercise } from "../exercises/passage-exercise.ts";
import { elementIds } from "../typing-test/element-ids.ts";
import { createTypingTest } from "../typing-test/typing-test.ts";
import { newVisit } from "./visit.ts";

/** The visit that this page was opened for. */
export const thisVisit = newVisit(createTypingTest(openingExercise()));

/** The exercise that the prerendered page shows, so that nothing changes on screen. */
function openingExercise(): Exercise {
  const { easy } = passages;
  if (import.meta.env.SSR) return exerciseOfPassage("easy", easy[0]);
  const shown = document.getElementById(elementIds.text)?.textContent;
  const passage = easy.find((text) => text === shown);
  return passage === undefined ? passageExercise("easy") : exerciseOfPassage("easy", passage);
}
