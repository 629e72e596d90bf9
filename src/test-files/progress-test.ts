import { type MeasuredSpeed, measureSpeed } from "../engine/metrics/likely-range.ts";
import { accuracy } from "../engine/metrics/live-stats.ts";
import { step } from "../engine/trial/edit.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { oncePerTrial, type SavedTest, type StoredTest } from "./stored-test.ts";

/** One test of a chart. */
export interface ProgressPoint extends MeasuredSpeed {
  readonly typedOn: number | null;
  readonly title: string | null;
  /** Whole percent. */
  readonly accuracy: number;
}

/** A test among others, from this visit or from a file: listed, charted and compared. */
export interface ProgressTest extends StoredTest {
  /** Equal for equal tests. */
  readonly key: string;
  /** `null` for a test that was not typed throughout, or has no speed. */
  readonly point: ProgressPoint | null;
}

/** A test of this visit; its figures are computed once. */
export function progressTest(test: StoredTest): ProgressTest {
  const { key, figures } = figuresOfStored(test.stored);
  return { ...test, key, point: pointOf(figures, test) };
}

/** A test that was just read. Its trial is dropped: ten thousand of them would fill the memory of a page. */
export function openedTest(
  { trial, ...test }: SavedTest,
  entry: Uint8Array<ArrayBuffer>,
): ProgressTest {
  const { key, figures } = figuresOf(trial);
  return { ...test, stored: { trial: entry }, key, point: pointOf(figures, test) };
}

const figuresOfStored = oncePerTrial(figuresOf);

function figuresOf(trial: FinishedTrial) {
  const correct = accuracy(trial.transcribed.graphemes.length, trial.errors);
  return { key: keyOf(trial), figures: { ...measureSpeed(trial), accuracy: correct } };
}

function pointOf(
  figures: Omit<ProgressPoint, "typedOn" | "title">,
  { typedOn, title }: Pick<StoredTest, "typedOn" | "title">,
): ProgressPoint | null {
  const isShown = figures.isTypedThroughout && figures.wordsPerMinute > 0;
  return isShown ? { typedOn, title, ...figures } : null;
}

/** Lengths, and a hash of texts, positions and times. */
function keyOf({ presented, inputStream, startedAt, finishedAt }: FinishedTrial): string {
  // A typed array keeps the sums 32-bit integers; plain variables would allocate a number for each.
  const sums = new Int32Array([0x811c9dc5, 0]);
  const add = (number: number) => {
    sums[0] = Math.imul((sums[0] ?? 0) ^ number, 0x01000193);
    sums[1] = Math.imul(sums[1] ?? 0, 31) + number;
  };
  const addText = (text: string) => {
    for (let unit = 0; unit < text.length; unit += 1) add(text.charCodeAt(unit));
  };
  for (const character of presented) addText(character);
  for (const { at, start, removed, inserted } of inputStream) {
    add(Math.round((at - startedAt) / step));
    add(start);
    add(removed);
    for (const character of inserted) addText(character);
  }
  return [presented.length, inputStream.length, finishedAt - startedAt, ...sums].join();
}
