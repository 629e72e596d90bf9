import type { Step } from "../rhythm/steps.ts";
import type { Edit, Milliseconds } from "../trial/edit.ts";
import { isFromElsewhere } from "../trial/edit-meanings.ts";
import { composedAtOnce, movesIn } from "./assisted-input.ts";
import { studentQuantile } from "./student-t.ts";

/** Another test like this one, typed by the same person now, would end within it 19 times in 20. */
export interface LikelyRange {
  /** Whole WPM, rounded outward. */
  readonly low: number;
  readonly high: number;
  /**
   * How far the speed may lie from the one that the person keeps up in the long run, on the scale of
   * natural logarithms. The range is wider by √2, for another test varies as much again.
   */
  readonly halfWidth: number;
}

/** A shorter test has no range: see the table in docs/measurement.md. */
export const fewestCharacters = 100;

/** A range wider than from a third of the speed to three times the speed says nothing. */
const widest = Math.log(3);

const waves = 3;

const quantile = studentQuantile(waves);

/** What people drift more slowly than a test can show, as a factor; from the same table. */
export const slowDrift = 1.23;

/**
 * The likely range of a speed, from how unevenly the text grew within its trial.
 *
 * Speed is a ratio, characters over time, and both vary: some keys are slower, and corrections, which
 * give no character, come in clusters. With R = time / characters of the whole, step i was late by
 * eᵢ = tᵢ − R·cᵢ. Slow swings move the speed of a whole test most, so the variance is taken from the
 * three slowest waves that fit into it: with Aⱼ = √(2/n) Σ eᵢ cos(πj(i − ½)/n), s² = (A₁² + A₂² + A₃²) / 3
 * (the equal-weighted cosine estimator of a long-run variance: Müller 2007; Lazarus, Lewis, Stock &
 * Watson 2018). Then h = 1.23 × t(0.975, 3) × s√n / Σt, and the range is WPM × e^(±h√2).
 *
 * @param wordsPerMinute the speed, not rounded
 * @returns `null` where the steps come to fewer than {@link fewestCharacters}, where no time passed,
 *   and where the text grew too unevenly for a range that says anything.
 */
export function likelyRange(wordsPerMinute: number, steps: readonly Step[]): LikelyRange | null {
  let time = 0;
  let characters = 0;
  for (const step of steps) {
    time += step.time;
    characters += step.characters;
  }
  if (characters + 1 < fewestCharacters) return null;
  const halfWidth = halfWidthOf(steps, time, characters);
  const reach = halfWidth * Math.SQRT2;
  if (!(reach <= widest)) return null;
  return {
    low: Math.floor(wordsPerMinute * Math.exp(-reach)),
    high: Math.ceil(wordsPerMinute * Math.exp(reach)),
    halfWidth,
  };
}

/** @returns not a number where no time passed. */
function halfWidthOf(steps: readonly Step[], time: Milliseconds, characters: number): number {
  const pace = time / characters;
  const angle = Math.PI / steps.length;
  let first = 0;
  let second = 0;
  let third = 0;
  for (const [index, step] of steps.entries()) {
    const late = step.time - pace * step.characters;
    // A cosine takes longer than the rest, and those of two and three times the angle follow from it.
    const cosine = Math.cos(angle * (index + 0.5));
    const square = cosine * cosine;
    first += late * cosine;
    second += late * (2 * square - 1);
    third += late * cosine * (4 * square - 3);
  }
  const power = first ** 2 + second ** 2 + third ** 2;
  return (slowDrift * quantile * Math.sqrt((2 * power) / waves)) / time;
}

/**
 * Whether keys alone produced the text, autocorrection included. Where they did not, the speed is that
 * of the paste too, and the rhythm of the keys says nothing of its range.
 */
export function isTypedThroughout(inputStream: readonly Edit[]): boolean {
  const moves = movesIn(inputStream);
  const isBrought = inputStream.some((edit) => isFromElsewhere(edit) && !moves.has(edit));
  return !isBrought && composedAtOnce(inputStream).inserted === 0;
}
