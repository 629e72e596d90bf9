import { easyPassages, type Level, type PassageBank } from "../content/passages.ts";
import { choosePassage } from "./choose-passage.ts";
import type { Exercise } from "./exercise.ts";
import { loadLater } from "./load-later.ts";

/** The default exercise, a passage of a level: the one given, or one drawn from the level's bank. */
export function passageExercise(
  level: Level,
  bank: PassageBank,
  text: string = choosePassage(bank, null, Math.random()),
): Exercise {
  return {
    title: "Passage",
    level,
    text,
    limit: null,
    again: () => passageExercise(level, bank, choosePassage(bank, text, Math.random())),
    atLevel: (next) => passageAtLevel(next, text),
  };
}

/**
 * A passage of a level, never the one just shown.
 *
 * @throws where the harder passages cannot be fetched.
 */
export async function passageAtLevel(level: Level, shown: string | null): Promise<Exercise> {
  const bank = level === "easy" ? easyPassages : (await loadLater()).harderPassages[level];
  return passageExercise(level, bank, choosePassage(bank, shown, Math.random()));
}
