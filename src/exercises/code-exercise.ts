import { codePieces } from "../content/code-pieces.ts";
import type { Exercise } from "./exercise.ts";
import { passageExercise } from "./passage-exercise.ts";
import { english, type PassageSource } from "./text-source.ts";

/**
 * A piece of code; the same one each time.
 *
 * @param name of the programming language
 * @param source of the passages that a level key begins
 * @returns `null` if there is none in this language.
 */
export function codeExercise(name: string, source: PassageSource = english): Exercise | null {
  const piece = codePieces.find(({ language }) => language === name);
  if (!piece) return null;
  const exercise: Exercise = {
    mode: "code",
    title: `Code: ${name}`,
    note: `${name}. Press Enter at the end of each line. Indentation is filled in for you.`,
    level: null,
    language: null,
    code: name,
    source,
    text: piece.lines.join("\n"),
    recipe: { kind: "code", language: name },
    limit: null,
    again: () => exercise,
    atLevel: (level) => passageExercise(level, null, source),
  };
  return exercise;
}

/** A random programming language, never the one just typed. */
export function anyCode(typed: string | undefined, random: number): string {
  const others = codePieces.map(({ language }) => language).filter((name) => name !== typed);
  return others[Math.floor(random * others.length)] ?? "";
}
