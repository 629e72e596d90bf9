import { applyEdit } from "../trial/apply-edit.ts";
import type { Edit, Milliseconds } from "../trial/edit.ts";
import { newTrial, type Trial } from "../trial/trial.ts";

export type ErrorKind = "substituted" | "omitted" | "inserted" | "swapped";

/** A mistake that the typist made on purpose. */
interface TypingError {
  readonly kind: ErrorKind;
  /** In the presented text; of a doubled letter, where the second one was inserted. */
  readonly position: number;
  readonly presented: string;
  readonly typed: string;
  readonly isCorrected: boolean;
}

/** A keystroke as the typist meant it. */
interface Stroke {
  /** Backspace is "". */
  readonly key: string;
  /** Position of the presented character that it was meant for; `null` for Backspace and a doubled letter. */
  readonly intended: number | null;
  /** Since the keystroke before; 0 for the first. */
  readonly interval: Milliseconds;
  /** Whether it differed from the passage at its place in the field. */
  readonly isWrongInPlace: boolean;
}

/** What the typist did, recorded while typing. */
interface Ledger {
  readonly strokes: readonly Stroke[];
  readonly errors: readonly TypingError[];
  /** Characters at the end of the passage that were not reached, and characters typed past its end. */
  readonly untyped: number;
  readonly surplus: number;
  readonly transcribed: string;
}

export interface TypingLog {
  readonly seed: number;
  readonly presented: string;
  readonly inputStream: readonly Edit[];
  readonly ledger: Ledger;
}

/**
 * For tests: a log of realistic typing with a ledger that is computed without the engine.
 *
 * Intervals are log-normal, quicker in bursts, with now and then a pause of two to four seconds. Skipped,
 * swapped, doubled and neighbouring letters are put in at least eight characters apart, so that they can be
 * distinguished; some are left, some corrected after up to four more letters. If more letters were
 * skipped than doubled, `~` fills the text up to the passage's length.
 *
 * @param presented plain ASCII
 * @param errorRate the chance of a mistake at each place where there may be one
 * @param median median interval
 */
export function typingLog(
  presented: string,
  {
    seed,
    errorRate = 0.15,
    median = 180,
  }: { seed: number; errorRate?: number; median?: Milliseconds },
): TypingLog {
  const random = randomFrom(seed);
  const field: string[] = [];
  const inputStream: Edit[] = [];
  const strokes: Stroke[] = [];
  const errors: TypingError[] = [];
  let at = 1_000;
  let burst = 0;

  function pause(): Milliseconds {
    if (inputStream.length === 0) return 0;
    burst = burst > 0 ? burst - 1 : random() < 0.05 ? 8 : 0;
    if (random() < 0.004) return 2_000 + Math.ceil(random() * 2_000);
    const spread = Math.exp(0.35 * normal(random)) * (burst > 0 ? 0.6 : 1);
    return Math.max(20, Math.min(1_900, Math.round(median * spread)));
  }

  const isComplete = () => field.length >= presented.length;

  function press(key: string, intended: number | null) {
    if (isComplete()) return;
    const interval = pause();
    at += interval;
    const isWrongInPlace = key !== "" && presented[field.length] !== key;
    strokes.push({ key, intended, interval, isWrongInPlace });
    if (key === "") {
      field.pop();
      inputStream.push({ kind: "deleted", at, start: field.length, removed: 1, inserted: [] });
    } else {
      inputStream.push({ kind: "typed", at, start: field.length, removed: 0, inserted: [key] });
      field.push(key);
    }
  }

  function typeCorrectly(from: number, to: number) {
    for (let position = from; position < to; position += 1) {
      press(presented[position] ?? "", position);
    }
  }

  /** Types a mistake; returns the position to go on from. */
  function makeError(kind: ErrorKind, position: number): number {
    const [here = "", next = ""] = presented.slice(position);
    const length = { substituted: 1, omitted: 1, inserted: 0, swapped: 2 }[kind];
    const meant = presented.slice(position, position + length);
    const typed = {
      substituted: neighbourOf(here, random),
      omitted: "",
      inserted: presented[position - 1] ?? "",
      swapped: next + here,
    }[kind];
    const isCorrected = random() < 0.6;
    errors.push({ kind, position, presented: meant, typed, isCorrected });

    const before = field.length;
    for (const [offset, key] of typed.split("").entries()) {
      press(key, kind === "inserted" ? null : position + offset);
    }
    const resumed = position + length;
    if (!isCorrected) return resumed;
    const fewest = { substituted: 0, omitted: 2, inserted: 1, swapped: 0 }[kind];
    const noticed = resumed + fewest + Math.floor(random() * 3);
    typeCorrectly(resumed, noticed);
    while (field.length > before) press("", null);
    typeCorrectly(position, noticed);
    return noticed;
  }

  let position = 0;
  let lastError = 0;
  while (position < presented.length && !isComplete()) {
    const kind = errorKinds[Math.floor(random() * errorKinds.length)] ?? "substituted";
    const isApart =
      position - lastError >= distanceApart && presented.length - position > 3 * distanceApart;
    if (isApart && random() < errorRate && isPlain(presented, position)) {
      position = makeError(kind, position);
      lastError = position;
    } else {
      press(presented[position] ?? "", position);
      position += 1;
    }
  }
  const surplus = presented.length - field.length;
  while (!isComplete()) press("~", null);

  const ledger = {
    strokes,
    errors,
    untyped: presented.length - position,
    surplus,
    transcribed: field.join(""),
  };
  return { seed, presented, inputStream, ledger };
}

/** For tests: the log played through the engine. */
export function trialOf({ presented, inputStream }: TypingLog): Trial {
  return inputStream.reduce<Trial>(applyEdit, newTrial(presented));
}

/** For tests: numbers from 0 to below 1, always the same for a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** For tests: a number of the standard normal distribution (Box & Muller 1958). */
export function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

const errorKinds: readonly ErrorKind[] = ["substituted", "omitted", "inserted", "swapped"];

const distanceApart = 8;

/** Whether four different small letters begin one place before: errors are unambiguous there. */
function isPlain(presented: string, position: number): boolean {
  const letters = presented.slice(position - 1, position + 3);
  return /^[a-z]{4}$/.test(letters) && new Set(letters).size === 4;
}

const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** The letter left or right of another on a QWERTY keyboard. */
function neighbourOf(letter: string, random: () => number): string {
  const row = rows.find((letters) => letters.includes(letter)) ?? "";
  const column = row.indexOf(letter);
  const neighbours = [row[column - 1], row[column + 1]].filter((each) => each !== undefined);
  return neighbours[Math.floor(random() * neighbours.length)] ?? "x";
}
