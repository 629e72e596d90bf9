import { easyPassages, type Level, levelNames } from "../content/passages.ts";
import type { Exercise } from "./exercise.ts";
import { passageExercise } from "./passage-exercise.ts";

/** What the page showed as this module arrived: null when prerendering, or when another page was open. */
const prerendered = typeof document === "undefined" ? null : readPage();

/** The exercise that was on screen last in this visit. */
let remembered: Exercise | null = null;

/**
 * What the test opens with: what the prerendered page shows, so that nothing changes under the
 * visitor's eyes; on a later arrival, the next exercise of the kind chosen last.
 */
export function openingExercise(): Exercise {
  if (remembered) return remembered.again();
  if (prerendered) return passageExercise("easy", easyPassages, prerendered.passage);
  if (typeof document !== "undefined") return passageExercise("easy", easyPassages);
  return passageExercise("easy", easyPassages, easyPassages[0]);
}

/** The level picked on the prerendered page before it could react. */
export function levelPickedEarly(): Level | null {
  return remembered ? null : (prerendered?.level ?? null);
}

export function rememberExercise(exercise: Exercise): void {
  remembered = exercise;
}

function readPage() {
  const shown = document.querySelector("#passage-text")?.textContent;
  const passage = easyPassages.find((text) => text === shown);
  const picked = document.querySelector<HTMLInputElement>('input[name="level"]:checked')?.value;
  const level = levelNames.find((name) => name === picked) ?? "easy";
  return passage ? { level, passage } : null;
}
