/** A duration, or a moment counted from an origin that does not matter: monotonic, fractions allowed. */
export type Milliseconds = number;

/** The resolution of stored times: about 2 µs, finer than any browser's clock. */
export const timeResolution: Milliseconds = 1 / 512;

/**
 * Returns a time in whole units of the resolution. Differences and sums of such times are exact: 24
 * seconds later is 24 seconds, and not a billionth less.
 */
export function roundTime(time: Milliseconds): Milliseconds {
  return Math.round(time / timeResolution) * timeResolution;
}

/**
 * How an edit came about.
 *
 * - `typed`: one character by one key
 * - `composing`: text under composition in an input method; neither right nor wrong yet
 * - `committed`: the same text once the input method has committed it
 * - `deleted`: text removed, nothing inserted except what is left of a character, such as a letter without its sign
 * - `inserted`: several characters at once, as by dictation, a swipe or a text expander
 * - `replaced`: inserted by autocorrect, a spelling menu or a double space
 * - `pasted`: from elsewhere
 * - `dropped`: dragged in from elsewhere, or from another place in the field
 * - `history`: undo or redo
 * - `prefilled`: stood in the field before the page could watch it
 */
export type EditKind =
  | "typed"
  | "composing"
  | "committed"
  | "deleted"
  | "inserted"
  | "replaced"
  | "pasted"
  | "dropped"
  | "history"
  | "prefilled";

/** A part of the transcribed text, in graphemes; `end` is the first one after it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The change that an edit made to the transcribed text: `inserted` replaced `removed` graphemes at `start`. */
export interface Difference {
  readonly start: number;
  readonly removed: number;
  readonly inserted: readonly string[];
}

/** A key was pressed, repeated while held down, or released. */
export interface KeyEvent {
  readonly kind: "down" | "repeat" | "up";
  /** The key's place on the keyboard, independent of the layout (W3C UI Events `code`); "" if unknown. */
  readonly code: string;
  readonly at: Milliseconds;
}

/** One entry of the input stream. */
export interface Edit extends Difference {
  readonly kind: EditKind;
  /** When its key went down, if the field received that key; otherwise when the page received the edit. */
  readonly at: Milliseconds;
  /** When the page received an edit whose key it had received too; that key is the last of `keys`. */
  readonly receivedAt?: Milliseconds;
  /** The keys received since the previous edit, including those that wrote nothing. */
  readonly keys?: readonly KeyEvent[];
}

/** Whether an edit starts the clock: any that inserts text, except text that stood in the field before. */
export function startsClock({ kind, inserted }: Edit): boolean {
  return inserted.length > 0 && kind !== "prefilled";
}

/** Whether an edit only commits a composition: an input method makes it by itself after the last key. */
export function isPlainCommit({ kind, removed, inserted }: Edit): boolean {
  return kind === "committed" && removed === inserted.length;
}

const silent = /^(?:Shift|Control|Alt|Meta|Caps|Arrow|Page|Home|End|Escape|Tab|F\d)/;

/** Whether a key, by its place (W3C UI Events `code`), may insert or delete text. */
export function isWritingKey(code: string): boolean {
  return !silent.test(code);
}
