import { codePieces } from "../content/code-pieces.ts";
import { composeDrill, drillReason } from "../texts/drill.ts";
import { randomSeed } from "../texts/seeded-random.ts";
import type { Practice } from "../engine/practice.ts";
import type { Exercise } from "./exercise.ts";
import { ownExercise, wholeSource } from "./recipe-exercise.ts";
import type { PassageSource } from "./passage-exercise.ts";

/** An offer to start a drill. */
export interface DrillOffer {
  /** The weakest letters or pairs of letters in it, two at most. */
  readonly weakest: readonly string[];
  readonly onBegin: () => void;
}

export interface DrillExercise extends Exercise {
  /** The letters and pairs that it is for, weakest first. */
  readonly spots: readonly string[];
}

/**
 * A drill of slow and missed letters and pairs.
 *
 * @param practice returns the metrics so far; the next drill asks again
 * @param source of the passages on screen; their language has the words
 * @param code the programming language on screen, after which the drill is code; `null` for words
 * @returns a sentence if there is nothing to drill.
 */
export function drillExercise(
  practice: () => Practice,
  source: PassageSource,
  code: string | null,
): DrillExercise | string {
  const { words, space, language } = wholeSource(source);
  const isCode = code !== null;
  const seed = randomSeed();
  const drill = isCode
    ? composeDrill(practice(), partsOfCode, seed, " ", isCode)
    : composeDrill(practice(), words, seed, space);
  if (typeof drill === "string") return drill;

  const exercise: DrillExercise = {
    ...ownExercise(drill.text, source),
    mode: "weak",
    title: isCode ? "Weak spots in code" : "Weak spots",
    note: `${isCode ? "Code" : "Words"} with ${drillReason(drill.spots)}.`,
    language: isCode ? null : language,
    ...(isCode && { code }),
    source,
    spots: drill.spots.map(({ text }) => text),
    again: () => {
      const next = drillExercise(practice, source, code);
      return typeof next === "string" ? exercise : next;
    },
  };
  return exercise;
}

/** The parts between spaces in the pieces of code, without the shortest, which would fill a drill. */
const partsOfCode = [
  ...new Set(codePieces.flatMap(({ lines }) => lines.join(" ").split(/ +/))),
].filter(({ length }) => length > 2);
