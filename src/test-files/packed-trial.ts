import { type Edit, type EditKind, inSteps, type KeyEvent, step } from "../engine/trial/edit.ts";
import { editMeanings } from "../engine/trial/edit-meanings.ts";
import type { Interruption } from "../engine/trial/interruptions.ts";
import { type FinishedTrial, newTrial } from "../engine/trial/trial.ts";
import { trialOfEdits } from "./trial-of-edits.ts";

/**
 * All of a finished trial in some fifteen bytes an edit, where objects take four hundred: as whole
 * numbers, each in as few bytes as it needs, every byte a character, for a buffer takes a hundred
 * bytes besides. In memory alone; what is saved is a keystroke log.
 */
export type PackedTrial = string;

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
  let end = 0;
  for (const { kind, at, receivedAt, start, removed, inserted, keys = [] } of inputStream) {
    const now = stepsOf(at);
    // The one character that the text has where the edit before ended.
    const isPlain =
      start === end && removed === 0 && inserted.length === 1 && inserted[0] === presented[end];
    numbers.push(editKinds.indexOf(kind) * 2 + (isPlain ? 1 : 0), signed(now - last));
    if (!isPlain) {
      numbers.push(start, removed);
      addTexts(numbers, inserted);
    }
    end = start + inserted.length;
    numbers.push(receivedAt === undefined ? 0 : 1 + signed(stepsOf(receivedAt) - now), keys.length);
    for (const key of keys) {
      numbers.push(codes.indexOf(key.code) * keyKinds.length + keyKinds.indexOf(key.kind));
      numbers.push(signed(stepsOf(key.at) - now));
    }
    last = now;
  }
  return packedNumbers(numbers);
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
  let end = 0;
  const edits = times(next(), (): Edit => {
    const head = next();
    const kind = editKinds[Math.floor(head / 2)] ?? "typed";
    const now = last + unsigned(next());
    last = now;
    const difference =
      head % 2 === 1
        ? { start: end, removed: 0, inserted: presented.slice(end, end + 1) }
        : { start: next(), removed: next(), inserted: takeTexts(next) };
    end = difference.start + difference.inserted.length;
    const received = next();
    const keys = times(next(), (): KeyEvent => {
      const key = next();
      return {
        kind: keyKinds[key % keyKinds.length] ?? "down",
        code: codes[Math.floor(key / keyKinds.length)] ?? "",
        at: (now + unsigned(next())) * step,
      };
    });
    return {
      kind,
      at: now * step,
      ...difference,
      ...(received > 0 && { receivedAt: (now + unsigned(received - 1)) * step }),
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

function times<Value>(count: number, make: (index: number) => Value): readonly Value[] {
  const made: Value[] = [];
  while (made.length < count) made.push(make(made.length));
  return made;
}

/** Seven bits to a byte, the lowest first; the eighth says that more follow. */
function packedNumbers(numbers: readonly number[]): PackedTrial {
  const bytes: number[] = [];
  for (let number of numbers) {
    while (number >= 128) {
      bytes.push(128 + (number % 128));
      number = Math.floor(number / 128);
    }
    bytes.push(number);
  }
  // A long text's are more than a call takes, and put together one by one they take six times as long.
  const parts = times(Math.ceil(bytes.length / mostAtOnce), (index) =>
    String.fromCharCode(...bytes.slice(index * mostAtOnce, (index + 1) * mostAtOnce)),
  );
  return parts.join("");
}

const mostAtOnce = 4096;

/** Gives one number after the other. */
function numbersOf(packed: PackedTrial): () => number {
  let at = 0;
  return () => {
    let number = 0;
    let worth = 1;
    while (at < packed.length) {
      const byte = packed.charCodeAt(at);
      at += 1;
      number += (byte % 128) * worth;
      if (byte < 128) break;
      worth *= 128;
    }
    return number;
  };
}
