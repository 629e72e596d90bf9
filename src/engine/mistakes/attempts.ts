import { type AlignedSpan, alignInSteps, type AlignedKind } from "../alignment/alignment.ts";
import type { Edit, Milliseconds } from "../trial/edit.ts";
import type { TypedCharacter, TypedText } from "../trial/typed-characters.ts";
import type { Work } from "../work.ts";
import { doubledAlignment, wordAlignment } from "./word-alignment.ts";

/** One attempt at a presented character (at two if they were swapped), whether it was erased or not. */
export interface Attempt {
  readonly outcome: AlignedKind;
  /** Position of the presented character; for an inserted one, the position before which it was typed. */
  readonly position: number;
  /** The typed text: one character, two if swapped, none if omitted. */
  readonly typed: string;
  readonly isCorrected: boolean;
  /** Index in the input stream; for an omission, of the edit that went past it. */
  readonly edit: number;
  /** The interval before a right character that was typed directly after an attempt at the previous one, else `null`. */
  readonly interval: Milliseconds | null;
  /** Whether the previous presented character was right and this one was typed next to it. */
  readonly isAfterRight: boolean;
}

/**
 * The intended character of each keystroke, in the order of the input stream, so that a skipped letter
 * is one mistake during typing too. The alignment gives it for characters of the transcribed text. Erased
 * characters were meant for what follows the character they were typed after: each erased part is aligned
 * with the presented text from there on, up to the right character typed after it if that was left, or
 * else with an open end, unless a word was skipped or typed again. Input stream analysis: Wobbrock & Myers
 * 2006.
 *
 * A letter erased before the next was typed may be wrong, skipped or inserted; it counts as inserted if it
 * repeats the right one before it, and else as wrong. Text inserted without keystrokes, and text that an
 * input method discarded, are not attempts.
 *
 * @param alignment of `presented` with the transcribed text; characters after its end are not attempts
 * @param intervals into each edit, see `interKeyIntervals`
 */
export function* attemptsInSteps(
  presented: readonly string[],
  inputStream: readonly Edit[],
  { characters, finalIds }: TypedText,
  alignment: readonly AlignedSpan[],
  intervals: readonly (Milliseconds | null)[],
): Work<readonly Attempt[]> {
  const found: Attempt[] = [];
  /** For each character, how it was paired. */
  const kinds = Array.from<AlignedKind | undefined>({ length: characters.length });
  /** For each character, the presented position after it. */
  const after = new Int32Array(characters.length);

  /** 0 before the first character, whose index is −1. */
  const afterOf = (id: number) => after[id] ?? 0;

  /** @param spans of characters that were typed after `left`, with what is presented after that */
  function addSpans(spans: readonly AlignedSpan[], ids: readonly number[], left: number) {
    for (const { kind, presented: meant, transcribed } of spans) {
      const start = afterOf(left) + meant.start;
      for (let index = transcribed.start; index < transcribed.end; index += 1) {
        const id = ids[index] ?? 0;
        const position = start + index - transcribed.start;
        kinds[id] = kind;
        after[id] = kind === "inserted" ? start : position + 1;
        if (kind !== "swapped") add(kind, position, id);
        // Two swapped characters are one attempt.
        else if (position > start) add(kind, start, id, ids[index - 1]);
      }
      if (kind === "omitted") {
        const before = ids[transcribed.start - 1] ?? left;
        addOmission(start, characters[ids[transcribed.start] ?? before], before);
      }
    }
  }

  function add(outcome: AlignedKind, position: number, id: number, first = id) {
    const character = characters[id];
    const start = characters[first];
    if (!character || !start || !character.isTyped) return;
    found.push({
      outcome,
      position,
      typed: first === id ? character.character : start.character + character.character,
      isCorrected: !character.isInFinalText,
      edit: character.edit,
      interval: outcome === "same" ? intervalInto(id, character, position) : null,
      isAfterRight: isRightBefore(start.left, position),
    });
  }

  function addOmission(
    position: number,
    passing: TypedCharacter | undefined,
    before: number,
    isCorrected = passing?.isInFinalText === false,
  ) {
    if (passing && !passing.isTyped) return;
    found.push({
      outcome: "omitted",
      position,
      typed: "",
      isCorrected,
      edit: passing?.edit ?? 0,
      interval: null,
      isAfterRight: isRightBefore(before, position),
    });
  }

  function isRightBefore(left: number, position: number): boolean {
    return kinds[left] === "same" && afterOf(left) === position;
  }

  function intervalInto(
    id: number,
    { edit, left }: TypedCharacter,
    position: number,
  ): Milliseconds | null {
    const before = characters[left];
    const isNext = left === id - 1 && afterOf(left) === position && kinds[left] !== "inserted";
    if (!before || !isNext) return null;
    for (let between = before.edit + 1; between < edit; between += 1) {
      if (inputStream[between]?.kind !== "committed") return null;
    }
    return intervals[edit] ?? null;
  }

  /** Right characters inserted later between two that were typed in a row had been skipped. */
  function addCorrectedOmissions() {
    /** Index of the first character typed among those from here on. */
    let first = characters.length;
    let insertedLater: number[] = [];
    for (let position = finalIds.length - 1; position >= -1; position -= 1) {
      const id = finalIds[position] ?? -1;
      if (id > first) {
        insertedLater.push(id);
        continue;
      }
      const passing = characters[first];
      const skipped = passing?.left === id ? insertedLater.toReversed() : [];
      for (const each of skipped) {
        if (kinds[each] === "same") addOmission(afterOf(each) - 1, passing, id, true);
      }
      first = id;
      insertedLater = [];
    }
  }

  addSpans(alignment, finalIds, -1);
  const alignedEnd = alignment.at(-1)?.transcribed.end;
  for (const id of finalIds.slice(alignedEnd)) after[id] = presented.length;
  addCorrectedOmissions();
  yield;

  for (const { start, part } of erasedParts(characters)) {
    const { left, isTyped } = part[0];
    const from = afterOf(left);
    if (!isTyped) {
      after[start] = from + 1;
      continue;
    }
    const erased = part.map(({ character }) => character);
    const next = start + part.length;
    const isNextRight = characters[next]?.left === next - 1 && kinds[next] === "same";
    const end = isNextRight ? afterOf(next) - 1 : Infinity;
    const furthest = from + part.length + possibleSkips;
    const meant = presented.slice(from, Math.min(end, furthest));
    const extent = end <= furthest ? "whole" : "open presented";
    const isErasedAtOnce = characters[next]?.left === left;
    const mayBeDoubled = isErasedAtOnce && kinds[left] === "same";
    const doubled = mayBeDoubled ? doubledAlignment(presented, from, erased) : null;
    const spans = doubled ?? (yield* alignInSteps(meant, erased, extent));
    const wordSpans = isNextRight ? null : wordAlignment(presented, from, erased, spans);
    addSpans(
      wordSpans ?? spans,
      part.map((_, index) => start + index),
      left,
    );
    yield;
  }

  return found.toSorted((one, other) => one.edit - other.edit);
}

/** The most skipped characters that an erased part may contain. */
const possibleSkips = 8;

/** The erased characters, those typed one after another in one part, with the index of its first. */
function erasedParts(characters: readonly TypedCharacter[]) {
  const parts: { start: number; part: [TypedCharacter, ...TypedCharacter[]] }[] = [];
  for (const [id, character] of characters.entries()) {
    const { left, isTyped, isInFinalText } = character;
    if (isInFinalText) continue;
    const before = isTyped && left === id - 1 ? characters[left] : null;
    if (before?.isTyped && !before.isInFinalText) parts.at(-1)?.part.push(character);
    else parts.push({ start: id, part: [character] });
  }
  return parts;
}
