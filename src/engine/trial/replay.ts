import type { Difference, Edit, Milliseconds } from "./edit.ts";

/** The transcribed text after the first `step` edits, grapheme by grapheme; 100,000 edits take some milliseconds. */
export function transcribedAt(inputStream: readonly Edit[], step: number): readonly string[] {
  const graphemes: string[] = [];
  for (const edit of inputStream.slice(0, Math.max(0, step))) replacePart(graphemes, edit);
  return graphemes;
}

/** Makes a change in place, one by one because there can be too many characters for arguments. */
export function replacePart(graphemes: string[], { start, removed, inserted }: Difference): void {
  const after = graphemes.splice(start).slice(removed);
  for (const grapheme of inserted) graphemes.push(grapheme);
  for (const grapheme of after) graphemes.push(grapheme);
}

/** The number of edits made up to a moment on their clock. */
export function stepAt(inputStream: readonly Edit[], at: Milliseconds): number {
  return inputStream.findLastIndex((edit) => edit.at <= at) + 1;
}
