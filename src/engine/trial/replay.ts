import type { Edit, Milliseconds } from "./edit.ts";

/** An input stream prepared for showing the text at any of its steps. */
export interface ReplayIndex {
  readonly inputStream: readonly Edit[];
  /** Steps from one checkpoint to the next. */
  readonly spacing: number;
  /** The graphemes after step 0, `spacing`, 2 × `spacing` and so on. */
  readonly checkpoints: readonly (readonly string[])[];
}

const mostCheckpoints = 32;

/**
 * Prepares a replay. Thirty-two copies of the text bound the work of a jump to a thirty-second of the
 * edits, and the memory to that of thirty-two texts.
 */
export function replayOf(inputStream: readonly Edit[]): ReplayIndex {
  const spacing = Math.max(1, Math.ceil(inputStream.length / mostCheckpoints));
  const graphemes: string[] = [];
  const checkpoints: (readonly string[])[] = [];
  for (const [step, edit] of inputStream.entries()) {
    if (step % spacing === 0) checkpoints.push(graphemes.slice());
    play(graphemes, edit);
  }
  return { inputStream, spacing, checkpoints };
}

/** The transcribed text after the first `step` edits, grapheme by grapheme. */
export function transcribedAt(
  { inputStream, spacing, checkpoints }: ReplayIndex,
  step: number,
): readonly string[] {
  const last = Math.max(0, Math.min(step, inputStream.length));
  const checkpoint = Math.min(Math.floor(last / spacing), checkpoints.length - 1);
  const graphemes = checkpoints[checkpoint]?.slice() ?? [];
  const rest = inputStream.slice(Math.max(0, checkpoint) * spacing, last);
  for (const edit of rest) play(graphemes, edit);
  return graphemes;
}

/** The number of edits made up to a moment on their clock. */
export function stepAt(inputStream: readonly Edit[], at: Milliseconds): number {
  return inputStream.findLastIndex((edit) => edit.at <= at) + 1;
}

function play(graphemes: string[], { start, removed, inserted }: Edit) {
  const after = graphemes.splice(start).slice(removed);
  for (const grapheme of inserted) graphemes.push(grapheme);
  for (const grapheme of after) graphemes.push(grapheme);
}
