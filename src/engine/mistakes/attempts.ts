import type { StepKind } from "../alignment/align-cluster.ts";
import { align, type AlignedSpan } from "../alignment/alignment.ts";
import type { Edit, Milliseconds } from "../trial/edit.ts";
import type { TypedCharacter, TypedText } from "../trial/typed-characters.ts";

/** One try at a presented character (at two, where they were swapped), whether it stands or was erased. */
export interface Attempt {
  readonly outcome: StepKind;
  /** Position of the presented character; of an inserted one, where it slipped in. */
  readonly position: number;
  /** What was typed: one character, two where swapped, none where omitted. */
  readonly typed: string;
  readonly isCorrected: boolean;
  /** Index in the input stream; of an omission, the edit that went past it. */
  readonly edit: number;
  /** The interval into a right character typed directly after a try at the one before it, else `null`. */
  readonly interval: Milliseconds | null;
  /** Whether the presented character before it was right, and this one came next to it. */
  readonly isAfterRight: boolean;
}

/**
 * What was meant by each keystroke, in the order of the input stream, so that a skipped letter is one
 * mistake while typing too. The alignment says it of the characters that stand. Those erased again were
 * meant for what follows the character they were typed after: each stretch of them is aligned with the
 * presented text from there on, open at its end. After the input stream analysis of Wobbrock & Myers 2006.
 *
 * One erased letter alone cannot tell a wrong letter from a skipped or an inserted one: it is taken as
 * wrong. Text put in without keystrokes, and what an input method took back, are no attempts.
 *
 * @param alignment of `presented` with the text that stands
 * @param intervals into each edit, see `interKeyIntervals`
 */
export function attempts(
  presented: readonly string[],
  inputStream: readonly Edit[],
  { characters, standing }: TypedText,
  alignment: readonly AlignedSpan[],
  intervals: readonly (Milliseconds | null)[],
): readonly Attempt[] {
  const found: Attempt[] = [];
  /** For each character, the presented position that comes after it. */
  const after = new Int32Array(characters.length);
  const isRight = new Uint8Array(characters.length);
  const isInserted = new Uint8Array(characters.length);

  const afterOf = (id: number) => after[id] ?? 0;

  function read(ids: readonly number[], from: number, spans: readonly AlignedSpan[], left: number) {
    for (const { kind, presented: meant, transcribed } of spans) {
      for (let index = transcribed.start; index < transcribed.end; index += 1) {
        const id = ids[index] ?? 0;
        const offset = index - transcribed.start;
        const position = from + meant.start + (kind === "same" ? offset : 0);
        after[id] = kind === "inserted" ? from + meant.start : from + meant.start + offset + 1;
        isRight[id] = kind === "same" ? 1 : 0;
        isInserted[id] = kind === "inserted" ? 1 : 0;
        if (kind === "swapped" && offset === 0) continue;
        add(kind, position, id, kind === "swapped" ? (ids[index - 1] ?? id) : id);
      }
      if (kind === "omitted") addOmission(from + meant.start, ids, transcribed.start, left);
    }
  }

  function add(outcome: StepKind, position: number, id: number, first: number) {
    const character = characters[id];
    const start = characters[first];
    if (!character || !start || !character.isTyped) return;
    found.push({
      outcome,
      position,
      typed: first === id ? character.character : start.character + character.character,
      isCorrected: !character.stands,
      edit: character.edit,
      interval: outcome === "same" ? intervalInto(id, character, position) : null,
      isAfterRight: isRightBefore(start.left, position),
    });
  }

  function addOmission(position: number, ids: readonly number[], next: number, left: number) {
    const before = next > 0 ? (ids[next - 1] ?? -1) : left;
    const passing = characters[ids[next] ?? before];
    if (passing && !passing.isTyped) return;
    found.push({
      outcome: "omitted",
      position,
      typed: "",
      isCorrected: passing ? !passing.stands : false,
      edit: passing?.edit ?? 0,
      interval: null,
      isAfterRight: isRightBefore(before, position),
    });
  }

  function isRightBefore(left: number, position: number): boolean {
    return left >= 0 && isRight[left] === 1 && afterOf(left) === position;
  }

  function intervalInto(
    id: number,
    { edit, left }: TypedCharacter,
    position: number,
  ): Milliseconds | null {
    const before = characters[left];
    const isNext = left === id - 1 && afterOf(left) === position && isInserted[left] === 0;
    if (!before || !isNext) return null;
    for (let between = before.edit + 1; between < edit; between += 1) {
      if (inputStream[between]?.kind !== "committed") return null;
    }
    return intervals[edit] ?? null;
  }

  read(standing, 0, alignment, -1);

  for (let id = 0; id < characters.length; id += 1) {
    const character = characters[id];
    if (!character || character.stands) continue;
    const from = character.left >= 0 ? afterOf(character.left) : 0;
    if (!isErasedKeystroke(character)) {
      after[id] = from + 1;
      continue;
    }
    const ids = [id];
    while (isErasedAfter(characters[id + 1], id)) {
      id += 1;
      ids.push(id);
    }
    const erased = ids.map((each) => characters[each]?.character ?? "");
    const meant = presented.slice(from, from + ids.length + possibleSkips);
    read(ids, from, align(meant, erased, "open"), character.left);
  }

  return found.toSorted((one, other) => one.edit - other.edit);
}

/** How many skipped characters a stretch that was erased may be found to have. */
const possibleSkips = 8;

function isErasedKeystroke({ isTyped, stands }: TypedCharacter): boolean {
  return isTyped && !stands;
}

function isErasedAfter(next: TypedCharacter | undefined, id: number): boolean {
  return next?.left === id && isErasedKeystroke(next);
}
