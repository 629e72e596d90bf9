import { type Edit, type EditKind, inSteps, type KeyEvent, step } from "../engine/trial/edit.ts";
import { editMeanings } from "../engine/trial/edit-meanings.ts";
import type { Interruption } from "../engine/trial/interruptions.ts";
import { type FinishedTrial, newTrial } from "../engine/trial/trial.ts";
import { trialOfEdits } from "./trial-of-edits.ts";

/**
 * All of a finished trial in some twenty bytes an edit, where objects take four hundred: as whole
 * numbers, each in as few bytes as it needs. In memory alone; what is saved is a keystroke log.
 */
export type PackedTrial = Uint8Array;

/** Times are packed in steps, as a log has them too: see `step`. */
export function packTrial(trial: FinishedTrial): PackedTrial {
  const { presented, limit, interruptions, inputStream } = trial;
  const codes = [...new Set(inputStream.flatMap(({ keys = [] }) => keys.map(({ code }) => code)))];
  const numbers: number[] = [];
  addTime(numbers, limit);
  addTexts(numbers, presented);
  addTexts(numbers, codes);
  numbers.push(interruptions.length);
  for (const { kind, from, to } of interruptions) {
    numbers.push(interruptionKinds.indexOf(kind));
    addTime(numbers, from);
    addTime(numbers, to);
  }
  numbers.push(inputStream.length);
  let last = 0;
  for (const { kind, at, told, start, removed, inserted, keys = [] } of inputStream) {
    const now = stepsOf(at);
    numbers.push(editKinds.indexOf(kind), signed(now - last), start, removed);
    addTexts(numbers, inserted);
    numbers.push(told === undefined ? 0 : 1 + signed(stepsOf(told) - now), keys.length);
    for (const key of keys) {
      numbers.push(codes.indexOf(key.code) * keyKinds.length + keyKinds.indexOf(key.kind));
      numbers.push(signed(stepsOf(key.at) - now));
    }
    last = now;
  }
  return bytesOf(numbers);
}

/** The trial that was packed. */
export function unpackTrial(packed: PackedTrial): FinishedTrial {
  const next = numbersOf(packed);
  const limit = takeTime(next);
  const presented = takeTexts(next);
  const codes = takeTexts(next);
  const interruptions = times(next(), (): Interruption => {
    const kind = interruptionKinds[next()] ?? "hidden";
    return { kind, from: takeTime(next) ?? 0, to: takeTime(next) ?? 0 };
  });
  let last = 0;
  const edits = times(next(), (): Edit => {
    const kind = editKinds[next()] ?? "typed";
    const now = last + unsigned(next());
    last = now;
    const edit = {
      kind,
      at: now * step,
      start: next(),
      removed: next(),
      inserted: takeTexts(next),
    };
    const told = next();
    const keys = times(next(), (): KeyEvent => {
      const key = next();
      return {
        kind: keyKinds[key % keyKinds.length] ?? "down",
        code: codes[Math.floor(key / keyKinds.length)] ?? "",
        at: (now + unsigned(next())) * step,
      };
    });
    return {
      ...edit,
      ...(told > 0 && { told: (now + unsigned(told - 1)) * step }),
      ...(keys.length > 0 && { keys }),
    };
  });
  const trial = trialOfEdits({ ...newTrial("", limit), presented }, edits);
  if (!trial) throw new Error("The edits of a packed trial do not end it.");
  return { ...trial, interruptions };
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each kind is a key of it
const editKinds = Object.keys(editMeanings) as readonly EditKind[];
const interruptionKinds: readonly Interruption["kind"][] = ["hidden", "stalled"];
const keyKinds: readonly KeyEvent["kind"][] = ["down", "repeat", "up"];

function stepsOf(time: number): number {
  return inSteps(time) / step;
}

/** A whole number as one that is not negative, small where it is near zero. */
function signed(number: number): number {
  return number < 0 ? -2 * number - 1 : 2 * number;
}

function unsigned(number: number): number {
  return number % 2 === 1 ? (number + 1) / -2 : number / 2;
}

function addTime(numbers: number[], time: number | null): void {
  numbers.push(time === null ? 0 : time === Infinity ? 1 : 2 + signed(stepsOf(time)));
}

function takeTime(next: () => number): number | null {
  const number = next();
  if (number < 2) return number === 0 ? null : Infinity;
  return unsigned(number - 2) * step;
}

/** Each text by its length and code units; where all are of one unit, without their lengths. */
function addTexts(numbers: number[], texts: readonly string[]): void {
  const isPlain = texts.every(({ length }) => length === 1);
  numbers.push(texts.length * 2 + (isPlain ? 0 : 1));
  for (const text of texts) {
    if (!isPlain) numbers.push(text.length);
    for (let unit = 0; unit < text.length; unit += 1) numbers.push(text.charCodeAt(unit));
  }
}

function takeTexts(next: () => number): readonly string[] {
  const count = next();
  return times(Math.floor(count / 2), () => {
    let text = "";
    for (let left = count % 2 === 0 ? 1 : next(); left > 0; left -= 1) {
      text += String.fromCharCode(next());
    }
    return text;
  });
}

function times<Value>(count: number, make: () => Value): readonly Value[] {
  const made: Value[] = [];
  while (made.length < count) made.push(make());
  return made;
}

/** Seven bits to a byte, the lowest first; the eighth says that more follow. */
function bytesOf(numbers: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  for (let number of numbers) {
    while (number >= 128) {
      bytes.push(128 + (number % 128));
      number = Math.floor(number / 128);
    }
    bytes.push(number);
  }
  return Uint8Array.from(bytes);
}

/** Gives one number after the other. */
function numbersOf(bytes: Uint8Array): () => number {
  let at = 0;
  return () => {
    let number = 0;
    let worth = 1;
    for (;;) {
      const byte = bytes[at] ?? 0;
      at += 1;
      number += (byte % 128) * worth;
      if (byte < 128) return number;
      worth *= 128;
    }
  };
}
