import { codePieces } from "../content/code-pieces.ts";
import type { PlanPlace } from "../engine/trial/plan-place.ts";
import type { Exercise } from "../exercises/exercise.ts";
import { lengthExercise } from "../exercises/generated-exercise.ts";
import { fetchSource } from "../exercises/language-source.ts";
import { exerciseOf as passageOf } from "../exercises/passage-exercise.ts";
import { codeExercise, ownExercise } from "../exercises/recipe-exercise.ts";
import { chance } from "../texts/chance.ts";
import type { NamedExercise } from "./plan.ts";
import { type RunTest, shuffled } from "./run-steps.ts";

/**
 * The exercise of a test of a run. Only the plan begins another one.
 *
 * @param place in the run; its seed draws the text
 * @returns `null` if the site has no such text.
 * @throws if the texts of its language do not load.
 */
export async function stepExercise(step: RunTest, place: PlanPlace): Promise<Exercise | null> {
  const drawn = await drawnExercise(step, place);
  if (!drawn) return null;
  const exercise: Exercise = {
    ...drawn,
    plan: place,
    again: () => exercise,
    atLevel: () => exercise,
  };
  return exercise;
}

async function drawnExercise(
  { exercise, draw }: RunTest,
  { seed, test }: PlanPlace,
): Promise<Exercise | null> {
  if (exercise.kind === "text") return { ...ownExercise(exercise.text), title: "Set text" };
  if (exercise.kind === "phrases") {
    const phrase = drawnFrom(exercise.phrases, seed, draw);
    return phrase === undefined ? null : { ...ownExercise(phrase), title: "Phrase" };
  }
  return namedExercise(exercise, draw, seed, test);
}

async function namedExercise(
  { what, level, language }: NamedExercise,
  draw: number,
  seed: number,
  test: number,
): Promise<Exercise | null> {
  if (what.kind === "code") {
    const names: readonly string[] = codePieces.map((piece) => piece.language);
    return codeExercise(what.code ?? drawnFrom(names, seed, draw) ?? "");
  }
  const source = await fetchSource(language);
  if (!source) return null;
  if (what.kind === "length") {
    const drawn = Math.floor(chance(seed, test) * 2 ** 32);
    return lengthExercise(level, what.length, source, what.seed ?? drawn);
  }
  const passages = source.passages[level];
  const passage = what.index === undefined ? drawnFrom(passages, seed, draw) : passages[what.index];
  return passage === undefined ? null : passageOf(level, passage, source);
}

/** Returns one of the items; none comes twice before all were drawn. */
function drawnFrom<Item>(items: readonly Item[], seed: number, draw: number): Item | undefined {
  return shuffled(items, seed)[draw % items.length];
}
