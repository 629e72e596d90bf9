import type { AssistedKind } from "../../engine/metrics/assisted-input.ts";
import type { Milliseconds } from "../../engine/trial/edit.ts";
import { type Interruption, stallsDuring } from "../../engine/trial/interruptions.ts";
import { indentationOf } from "../../engine/trial/indentation.ts";
import type { FinishedTrial } from "../../engine/trial/trial.ts";
import { countText, exactTimeText, numberText } from "../../format/format-figures.ts";

/**
 * What there is to note of a result, a sentence each.
 *
 * @param assisted input that was not single keystrokes
 * @param refusals how often a key was refused at a mistake; `null` where that was not asked for
 * @param languageInCharacters where characters per minute say more than words; otherwise `null`
 */
export function notesOf(
  trial: FinishedTrial,
  assisted: ReadonlyMap<AssistedKind, number>,
  {
    refusals,
    languageInCharacters,
  }: { readonly refusals: number | null; readonly languageInCharacters: string | null },
): readonly string[] {
  return [
    ...(languageInCharacters === null ? [] : [charactersNote(languageInCharacters)]),
    ...(refusals === null ? [] : [refusalsNote(refusals, trial)]),
    ...assistanceNotes(assisted),
    ...interruptionNotes(trial),
    ...indentationNotes(trial),
  ];
}

/**
 * Why words per minute say little of a language.
 *
 * @param language its English name
 */
function charactersNote(language: string): string {
  return `WPM takes five characters for a word. In ${language} a character holds a syllable or a whole word, so characters per minute tell more.`;
}

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
  prefilled: (were) => `${were} in the field before the test was ready, ahead of the clock.`,
};

function charactersWere(count: number): string {
  return `${countText(count, "character")} ${count === 1 ? "was" : "were"}`;
}

/**
 * What it means that keys were refused at a mistake until it was removed.
 *
 * @param refusals how often
 */
export function refusalsNote(
  refusals: number,
  { inputStream }: Pick<FinishedTrial, "inputStream">,
): string {
  const keys = refusals === 0 ? "no key" : countText(refusals, "key");
  const isComposed = inputStream.some(({ kind }) => kind === "composing");
  const exception = isComposed ? " What an input method puts in is never refused." : "";
  return `Stop at a mistake was on and refused ${keys}. What is refused is no error and no wrong keystroke, but takes time.${exception}`;
}

/** A sentence for each kind of interruption that fell into a trial. */
export function interruptionNotes({
  startedAt,
  finishedAt,
  interruptions,
}: Pick<FinishedTrial, "startedAt" | "finishedAt" | "interruptions">): readonly string[] {
  const total = (kind: Interruption["kind"]) => {
    const spans = interruptions.filter((interruption) => interruption.kind === kind);
    return stallsDuring(startedAt, finishedAt, spans).total;
  };
  return [
    ...sentence(total("hidden"), "The page was out of sight for"),
    ...sentence(total("stalled"), "The page stood still for"),
  ];
}

function sentence(time: Milliseconds, beginning: string): readonly string[] {
  if (time <= 0) return [];
  return [`${beginning} ${exactTimeText(time)} of this test, and the clock went on.`];
}

/** A sentence where the text had indentation, which is given. */
function indentationNotes({ presented, transcribed }: FinishedTrial): readonly string[] {
  const spaces = indentationOf(presented.slice(0, transcribed.graphemes.length));
  if (spaces === 0) return [];
  const were = spaces === 1 ? "space of indentation was" : "spaces of indentation were";
  return [`${numberText(spaces)} ${were} given: neither typed nor counted.`];
}
