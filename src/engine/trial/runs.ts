import { isSameCharacter } from "./same-character.ts";
import type { Trial } from "./trial.ts";

/** `current` is the character to type next. Text under composition is never `wrong`. */
type CharacterState = "correct" | "wrong" | "current" | "pending";

/** A maximal run of presented characters with the same state. */
export interface Run {
  readonly state: CharacterState;
  /** Position of its first character. */
  readonly start: number;
  readonly text: string;
}

/**
 * The presented text in runs, in order and without gaps.
 *
 * @param from the first position
 * @param to the position after the last one
 */
export function runsOf(
  trial: Trial,
  from = 0,
  to: number = trial.presented.length,
): readonly Run[] {
  const { presented, transcribed, composing } = trial;
  const stop = Math.min(to, presented.length);
  const caret = transcribed.graphemes.length;
  const typed = transcribed.graphemes.slice(from, stop);

  function stateAt(position: number): CharacterState {
    if (position === caret) return "current";
    if (position > caret) return "pending";
    if (isSameCharacter(presented[position] ?? "", typed[position - from] ?? "")) return "correct";
    const isComposing = composing && position >= composing.start && position < composing.end;
    return isComposing ? "pending" : "wrong";
  }

  const runs: Run[] = [];
  let start = from;
  while (start < stop) {
    const state = stateAt(start);
    let end = start + 1;
    while (end < stop && stateAt(end) === state) end += 1;
    runs.push({ state, start, text: presented.slice(start, end).join("") });
    start = end;
  }
  return runs;
}
