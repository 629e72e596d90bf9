import { type MeasuredSpeed, measureSpeed } from "../engine/metrics/likely-range.ts";
import {
  type Change,
  changeOver,
  groupSizes,
  type SpeedTogether,
  together,
} from "../engine/metrics/several-tests.ts";
import { step } from "../engine/trial/edit.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { oncePerTrial, type SavedTest, type StoredTest } from "./stored-test.ts";

/** One test of a chart. */
export interface ProgressPoint extends MeasuredSpeed {
  readonly typedOn: number | null;
  readonly title: string | null;
}

/** A test among others, from this visit or from a file: listed, charted and compared. */
export interface ProgressTest extends StoredTest {
  /** Equal for equal tests. */
  readonly key: string;
  /** `null` for a test that was not typed throughout, or has no speed. */
  readonly point: ProgressPoint | null;
}

/** How someone's tests went over time. */
export interface Progress {
  /** Tests typed throughout, in the order given. */
  readonly points: readonly ProgressPoint[];
  /** The first tests and the last, five at most of each, and whether they differ by more than noise. */
  readonly change: Change | null;
  readonly first: SpeedTogether | null;
  readonly last: SpeedTogether | null;
}

/** @param points of one kind, oldest first */
export function progressOf(points: readonly ProgressPoint[]): Progress {
  const { first, last } = groupSizes(points.length);
  return {
    points,
    change: changeOver(points),
    first: together(points.slice(0, first)),
    last: last > 0 ? together(points.slice(-last)) : null,
  };
}

/** A test of this visit; its figures are computed once. */
export function progressTest(test: StoredTest): ProgressTest {
  const { key, speed } = figuresOfStored(test.stored);
  return { ...test, key, point: pointOf(speed, test) };
}

/** A test that was just read. Its trial is dropped: ten thousand of them would fill the memory of a page. */
export function openedTest(
  { trial, ...test }: SavedTest,
  entry: Uint8Array<ArrayBuffer>,
): ProgressTest {
  const { key, speed } = figuresOf(trial);
  return { ...test, stored: { trial: entry }, key, point: pointOf(speed, test) };
}

const figuresOfStored = oncePerTrial(figuresOf);

function figuresOf(trial: FinishedTrial) {
  return { key: keyOf(trial), speed: measureSpeed(trial) };
}

function pointOf(
  speed: MeasuredSpeed,
  { typedOn, title }: Pick<StoredTest, "typedOn" | "title">,
): ProgressPoint | null {
  return speed.isTypedThroughout && speed.wordsPerMinute > 0 ? { typedOn, title, ...speed } : null;
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
