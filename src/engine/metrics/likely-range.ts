import { type Edit, type Milliseconds, isPlainCommit, startsClock } from "../trial/edit.ts";
import type { FinishedTrial } from "../trial/trial.ts";
import { assistedInput } from "./assisted-input.ts";
import { exactWordsPerMinute } from "./speed.ts";

/** The time of one edit and the characters that the text gained. */
export interface Step {
  readonly time: Milliseconds;
  /** Characters inserted minus characters removed. */
  readonly characters: number;
}

/**
 * A trial from its first character to its end, step by step: every moment belongs to exactly one
 * step, so the steps add up to its duration and to its characters after the first.
 *
 * In a timed trial the time from the last edit to the limit is a step without a character. A commit that
 * changes nothing comes without a key, so its time belongs to the next step.
 */
export function stepsOf({ inputStream, startedAt, finishedAt }: FinishedTrial): readonly Step[] {
  const steps: Step[] = [];
  let last = startedAt;
  let hasStarted = false;
  for (const edit of inputStream) {
    if (!hasStarted) {
      hasStarted = startsClock(edit);
      continue;
    }
    if (isPlainCommit(edit)) continue;
    steps.push({ time: edit.at - last, characters: edit.inserted.length - edit.removed });
    last = edit.at;
  }
  if (finishedAt > last) steps.push({ time: finishedAt - last, characters: 0 });
  return steps;
}

/** Another test like this one, typed by the same person now, would end within it 19 times in 20. */
export interface LikelyRange {
  /** Whole WPM, rounded outward. */
  readonly low: number;
  readonly high: number;
}

/** A speed and how far it may be off. */
export interface Speed {
  /** Not rounded. */
  readonly wordsPerMinute: number;
  /**
   * How far the speed may lie from the one that the person keeps up in the long run, on the scale of
   * natural logarithms: 1.96 standard deviations. `null` if the text was not typed, or in too few steps.
   */
  readonly halfWidth: number | null;
}

/** A speed with its likely range. */
export interface SpeedWithRange extends Speed {
  /** `null` for a short test, without a half-width, and if it would be too wide to say anything. */
  readonly likelyRange: LikelyRange | null;
}

/** The speed of a trial with its likely range. */
export interface MeasuredSpeed extends SpeedWithRange {
  readonly isTypedThroughout: boolean;
}

/** A shorter test shows no range of its own; its half-width still counts when tests are compared. */
export const minCharacters = 100;

const waves = 16;

/** With fewer steps, the 16 slowest waves are not all slow, and there is no half-width. */
const minSteps = 2 * waves;

/** A range wider than from a third of the speed to three times the speed says nothing. */
export const maxReach = Math.log(3);

/** The 0.975 quantile of the normal distribution: 19 times in 20 within it on both sides. */
export const normalQuantile = 1.96;

/** The variance of a text's own difficulty, for one character; see docs/work/measurement.md. */
const perCharacter = 0.6;

/** The standard deviation from one test to the next, which no single test can show; from the same page. */
const betweenTests = 0.03;

/** Each trial is measured once, because a long one takes 20 ms and several parts of a result need it. */
const measured = new WeakMap<FinishedTrial, MeasuredSpeed>();

export function measureSpeed(trial: FinishedTrial): MeasuredSpeed {
  const speed = measured.get(trial) ?? speedOf(trial);
  measured.set(trial, speed);
  return speed;
}

function speedOf(trial: FinishedTrial): MeasuredSpeed {
  const { transcribed, inputStream, startedAt, finishedAt } = trial;
  const characters = transcribed.graphemes.length;
  const wordsPerMinute = exactWordsPerMinute(characters, finishedAt - startedAt);
  const isTyped = isTypedThroughout(inputStream);
  const halfWidth = isTyped ? halfWidthOf(stepsOf(trial)) : null;
  const likelyRange =
    halfWidth === null || characters < minCharacters ? null : nextRange(wordsPerMinute, halfWidth);
  return { wordsPerMinute, halfWidth, likelyRange, isTypedThroughout: isTyped };
}

/**
 * The range in which the next test ends 19 times in 20, after one test. The next one varies as much, so
 * that the reach is h√2.
 *
 * @returns `null` if the range would go beyond three times the speed.
 */
export function nextRange(wordsPerMinute: number, halfWidth: number): LikelyRange | null {
  return rangeWithin(wordsPerMinute, halfWidth * Math.SQRT2);
}

/**
 * WPM × e^(±reach), rounded outward.
 *
 * @returns `null` if the range would go beyond three times the speed.
 */
export function rangeWithin(wordsPerMinute: number, reach: number): LikelyRange | null {
  if (reach > maxReach) return null;
  return {
    low: Math.floor(wordsPerMinute * Math.exp(-reach)),
    high: Math.ceil(wordsPerMinute * Math.exp(reach)),
  };
}

/**
 * The half-width of a speed, from how unevenly the text grew within its trial.
 *
 * Speed is a ratio, characters over time, and both vary: some keys are slower, and corrections, which
 * add no character, come in clusters. With R = time / characters of the whole, step i was late by
 * eᵢ = tᵢ − R·cᵢ. Slow swings change the speed of a whole test most, so its variance is estimated from
 * the 16 slowest cosine waves: with Aⱼ = Σ eᵢ cos(πj(i − ½)/n), s² = 2 / (16 (Σt)²) × Σ Aⱼ² (the
 * equal-weighted cosine estimator of a long-run variance: Müller 2007; Lazarus, Lewis, Stock & Watson
 * 2018). Real tests differ by more, v = s² + 0.6 / Σc + 0.03², and h = 1.96 √v.
 *
 * @returns `null` for fewer than 32 steps, and if no text was added or no time passed.
 */
export function halfWidthOf(steps: readonly Step[]): number | null {
  let time = 0;
  let characters = 0;
  for (const step of steps) {
    time += step.time;
    characters += step.characters;
  }
  if (steps.length < minSteps || characters <= 0 || time <= 0) return null;
  const variance = (2 * slowPower(steps, time / characters)) / (waves * time ** 2);
  return normalQuantile * Math.sqrt(variance + perCharacter / characters + betweenTests ** 2);
}

/** Σ Aⱼ² for the slowest waves. */
function slowPower(steps: readonly Step[], timePerCharacter: number): number {
  let power = 0;
  for (let wave = 1; wave <= waves; wave += 1) {
    const angle = (Math.PI * wave) / steps.length;
    // cos(x + angle) = 2 cos(angle) cos(x) − cos(x − angle), so no cosine is computed per step.
    const twice = 2 * Math.cos(angle);
    let before = Math.cos(angle / 2);
    let cosine = before;
    let amplitude = 0;
    for (const { time, characters } of steps) {
      amplitude += (time - timePerCharacter * characters) * cosine;
      const after = twice * cosine - before;
      before = cosine;
      cosine = after;
    }
    power += amplitude ** 2;
  }
  return power;
}

/**
 * Whether two speeds differ by more than chance: |ln(W₁ / W₂)| > √(h₁² + h₂²).
 * Every speed differs from 0.
 *
 * @returns `null` if one of them has no half-width.
 */
export function isBeyondChance(one: Speed, other: Speed): boolean | null {
  if (one.halfWidth === null || other.halfWidth === null) return null;
  const difference = Math.abs(Math.log(one.wordsPerMinute / other.wordsPerMinute));
  return difference > Math.hypot(one.halfWidth, other.halfWidth);
}

/**
 * Whether keys alone produced the text, autocorrection included. If they did not, the speed is that
 * of the paste too, and the rhythm of the keys says nothing about its range.
 */
export function isTypedThroughout(inputStream: readonly Edit[]): boolean {
  return Array.from(assistedInput(inputStream).keys()).every((kind) => kind === "replaced");
}
