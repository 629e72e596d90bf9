import type { AssistedKind } from "../../engine/metrics/assisted-input.ts";
import type { Milliseconds } from "../../engine/trial/edit.ts";
import { type Interruption, stallsDuring } from "../../engine/trial/interruptions.ts";
import { indentationOf } from "../../engine/trial/graphemes.ts";
import type { LimitedCorrections } from "../../engine/trial/limited-corrections.ts";
import type { FinishedTrial } from "../../engine/trial/trial.ts";
import { countText, exactTimeText, numberText } from "../../format/format-figures.ts";

/**
 * The notes on a result, a sentence each.
 *
 * @param assisted input that was not single keystrokes
 * @param refusals how many keys were blocked at mistakes; only if that option was on
 * @param languageInCharacters the language if characters per minute say more than words; otherwise `null`
 */
export function notesOf(
  trial: FinishedTrial,
  assisted: ReadonlyMap<AssistedKind, number>,
  {
    refusals,
    corrections,
    languageInCharacters,
  }: {
    readonly refusals: number | undefined;
    readonly corrections: LimitedCorrections | undefined;
    readonly languageInCharacters: string | null;
  },
): readonly string[] {
  return [
    ...(languageInCharacters === null ? [] : [charactersNote(languageInCharacters)]),
    ...(refusals === undefined ? [] : [refusalsNote(refusals, trial)]),
    ...(corrections ? [correctionsNote(corrections)] : []),
    ...assistanceNotes(assisted),
    ...keyNotes(trial),
    ...interruptionNotes(trial),
    ...indentationNotes(trial),
  ];
}

/**
 * Why words per minute say little about a text in this language.
 *
 * @param language its English name
 */
function charactersNote(language: string): string {
  return `WPM counts five characters as one word. In ${language}, one character is a syllable or a whole word, so characters per minute tell you more.`;
}

/** A sentence for each kind of input that was not single keystrokes. */
export function assistanceNotes(assisted: ReadonlyMap<AssistedKind, number>): readonly string[] {
  return Array.from(assisted, ([kind, count]) => sentences[kind](charactersWere(count)));
}

const sentences: Readonly<Record<AssistedKind, (charactersWere: string) => string>> = {
  pasted: (were) => `${were} pasted, so this is not a measure of typing.`,
  dropped: (were) => `${were} dragged and dropped, so this is not a measure of typing.`,
  inserted: (were) => `${were} entered several at a time, for example by dictation or swiping.`,
  replaced: (were) => `${were} entered by autocorrect or a spelling suggestion.`,
  history: (were) => `${were} restored by undo or redo.`,
  prefilled: (were) =>
    `${were} already in the field when the test was ready, before the clock started.`,
};

function charactersWere(count: number): string {
  return `${countText(count, "character")} ${count === 1 ? "was" : "were"}`;
}

/**
 * What Stop on mistakes did.
 *
 * @param refusals how many keys it blocked
 */
export function refusalsNote(
  refusals: number,
  { inputStream }: Pick<FinishedTrial, "inputStream">,
): string {
  const keys = refusals === 0 ? "no keys" : countText(refusals, "key");
  const isComposed = inputStream.some(({ kind }) => kind === "composing");
  const exception = isComposed ? " Text from an IME is never blocked." : "";
  return `Stop on mistakes was on and blocked ${keys}. Blocked keys count neither as errors nor as wrong keystrokes, but they take time.${exception}`;
}

/** What limited corrections did. */
export function correctionsNote({ limit, refusals }: LimitedCorrections): string {
  const rule = limit === "wordonly" ? "Only the current word" : "Nothing";
  const keys =
    refusals === 0
      ? "No key was"
      : `${countText(refusals, "key")} ${refusals === 1 ? "was" : "were"}`;
  return `${rule} could be corrected. ${keys} ignored because of this.`;
}

/** A sentence if characters came one by one but without keys, as from a script. */
function keyNotes({ inputStream }: FinishedTrial): readonly string[] {
  const isTyped = inputStream.some(({ kind }) => kind === "typed");
  const hasKeys = inputStream.some(({ keys = [] }) => keys.length > 0);
  return isTyped && !hasKeys
    ? ["No key presses were recorded: the text may have been entered by another program."]
    : [];
}

/** A sentence for each kind of interruption during a trial. */
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
    ...sentence(total("hidden"), "The page was hidden for"),
    ...sentence(total("stalled"), "The page was frozen for"),
  ];
}

function sentence(time: Milliseconds, beginning: string): readonly string[] {
  if (time <= 0) return [];
  return [`${beginning} ${exactTimeText(time)} of this test. The clock kept running.`];
}

/** A sentence if the text had indentation, which is filled in. */
function indentationNotes({ presented, transcribed }: FinishedTrial): readonly string[] {
  const spaces = indentationOf(presented.slice(0, transcribed.graphemes.length));
  if (spaces === 0) return [];
  const were = spaces === 1 ? "space of indentation was" : "spaces of indentation were";
  return [`${numberText(spaces)} ${were} filled in for you and not counted.`];
}
