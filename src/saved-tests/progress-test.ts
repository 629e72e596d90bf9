import { assistedInput, isPasted } from "../engine/metrics/assisted-input.ts";
import { measureSpeed } from "../engine/metrics/likely-range.ts";
import { sum } from "../engine/sum.ts";
import { timeResolution } from "../engine/trial/edit.ts";
import { stallsDuring } from "../engine/trial/interruptions.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { shortened } from "../format/format-figures.ts";
import { scoredTestOf } from "../format/score.ts";
import { unitOf } from "../format/speed-unit.ts";
import { oncePerTrial, type StoredTest } from "./stored-test.ts";

/** A test among others, from this visit or from a file: listed, charted and compared. */
export interface ProgressTest extends StoredTest, TestFigures {}

type TestFigures = Readonly<ReturnType<typeof figuresOf>>;

/** A test with its figures, which are computed once for each trial. */
export function progressTest(test: StoredTest): ProgressTest {
  const figures = figuresOncePerTrial(test.trial);
  // Everyone who pastes the text of a plan leaves the same log.
  const key = `${figures.key} ${test.plan?.run} ${test.plan?.test}`;
  return { ...test, ...figures, key };
}

/** In characters. */
const maxBeginning = 24;

const figuresOncePerTrial = oncePerTrial(figuresOf);

/** With more errors, aligning the texts could block the page. */
const maxErrorsToAlign = 1_000;

function figuresOf(trial: FinishedTrial) {
  const { transcribed, errors, inputStream } = trial;
  const characters = transcribed.graphemes.length;
  const speed = measureSpeed(trial);
  const assisted = new Map(speed.isTypedThroughout ? [] : assistedInput(inputStream));
  assisted.delete("replaced");
  const isAligned = errors > characters / 10 && errors <= maxErrorsToAlign;
  const isCharted = speed.isTypedThroughout && speed.wordsPerMinute > 0;
  return {
    /** Equal for equal tests. */
    key: keyOf(trial),
    /** Where a chart shows it; `null` if it was not typed throughout, or has no speed. */
    point: isCharted ? speed : null,
    unit: unitOf(trial.presented),
    /** Of the presented text. */
    beginning: shortened(trial.presented.slice(0, 2 * maxBeginning).join(""), maxBeginning),
    /** What a table of many tests says of one besides its speed. */
    details: {
      characters,
      errors,
      /** The mistakes left if many errors may come from a few, as from a skipped letter; otherwise the errors. */
      mistakes: isAligned ? scoredTestOf(trial).mistakesLeft : errors,
      /** How many characters came without keys of their own. */
      notTyped: sum([...assisted.values()]),
      /** Whether some of them were pasted or dropped. */
      isPasted: isPasted(assisted),
      /** How long the page was hidden or unresponsive, in milliseconds. */
      interrupted: stallsDuring(trial).total,
    },
  };
}

/** Lengths, and a hash of texts, positions and times. */
function keyOf({ presented, inputStream, startedAt, finishedAt }: FinishedTrial): string {
  let hash = 0;
  const add = (number: number) => {
    hash = (Math.imul(hash, 31) + number) | 0;
  };
  const addText = (characters: readonly string[]) => {
    for (const character of characters) add(character.codePointAt(0) ?? 0);
  };
  addText(presented);
  for (const { at, start, removed, inserted } of inputStream) {
    add(Math.round((at - startedAt) / timeResolution));
    add(start);
    add(removed);
    addText(inserted);
  }
  return [presented.length, inputStream.length, finishedAt - startedAt, hash].join();
}
