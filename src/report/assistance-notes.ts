import type { AssistedKind } from "../engine/figures/assisted-input.ts";

/** A sentence for each kind of input that was not single keystrokes. */
export function assistanceNotes(assisted: ReadonlyMap<AssistedKind, number>): readonly string[] {
  return Array.from(assisted, ([kind, count]) => sentences[kind](charactersWere(count)));
}

const sentences: Readonly<Record<AssistedKind, (charactersWere: string) => string>> = {
  pasted: (were) => `${were} pasted, so this is not a measure of typing.`,
  dropped: (were) => `${were} dropped in from elsewhere, so this is not a measure of typing.`,
  inserted: (were) => `${were} put in several at once, as by dictation or a swipe.`,
  replaced: (were) => `${were} put in by autocorrection or a spelling suggestion.`,
  history: (were) => `${were} put back by undo or redo.`,
  adopted: (were) => `${were} in the field before the test was ready, ahead of the clock.`,
};

function charactersWere(count: number): string {
  return count === 1 ? "1 character was" : `${count} characters were`;
}
