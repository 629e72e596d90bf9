/** A duration, or a moment counted from an origin that does not matter: monotonic, fractions allowed. */
export type Milliseconds = number;

/** The steps in which times are kept: about 2 µs, finer than any browser's clock. */
export const step: Milliseconds = 1 / 512;

/**
 * A time in whole steps. Differences and sums of such times are exact: 24 seconds later is 24 seconds,
 * and not a billionth less.
 */
export function inSteps(time: Milliseconds): Milliseconds {
  return Math.round(time / step) * step;
}

/**
 * How an edit came about.
 *
 * - `typed`: one character by one key
 * - `composing`: text of an input method that is not settled yet; neither right nor wrong
 * - `committed`: the same text, settled
 * - `deleted`: text taken away, nothing put in its place
 * - `inserted`: several characters at once, as by dictation, a swipe or a text expander
 * - `replaced`: put in by autocorrect, a spelling menu or a double space
 * - `pasted`, `dropped`: from elsewhere
 * - `history`: undo or redo
 * - `adopted`: stood in the field before the page could watch it
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

/** A stretch of transcribed text, in graphemes; `end` is the first one after it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What an edit did to the transcribed text: `removed` graphemes at `start` gave way to `inserted`. */
export interface Difference {
  readonly start: number;
  readonly removed: number;
  readonly inserted: readonly string[];
}

/** What a key did: it was pressed, it was held down until it repeated, or it was released. */
export interface KeyEvent {
  readonly kind: "down" | "repeat" | "up";
  /** Its place on the keyboard, whatever is printed on it (W3C UI Events `code`); "" where none is told. */
  readonly code: string;
  readonly at: Milliseconds;
}

/** One entry of the input stream. */
export interface Edit extends Difference {
  readonly kind: EditKind;
  /** When the key that made it went down, where it was heard; else when the page was told of the edit. */
  readonly at: Milliseconds;
  /** When the page was told of an edit whose key was heard, which is the last of `keys`. */
  readonly receivedAt?: Milliseconds;
  /** The keys heard since the edit before, those that wrote nothing included. */
  readonly keys?: readonly KeyEvent[];
}

/** Whether an edit put in what starts the clock: any text but what stood there before. */
export function startsClock({ kind, inserted }: Edit): boolean {
  return inserted.length > 0 && kind !== "prefilled";
}

const silent = /^(?:Shift|Control|Alt|Meta|Caps|Arrow|Page|Home|End|Escape|Tab|F\d)/;

/** Whether a key, by its place (W3C UI Events `code`), may put in or take away text. */
export function isWritingKey(code: string): boolean {
  return !silent.test(code);
}
