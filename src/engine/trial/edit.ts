/** A duration, or a moment counted from an origin that does not matter: monotonic, fractions allowed. */
export type Milliseconds = number;

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
  | "adopted";

/** What follows from the kind of an edit, wherever a figure asks. */
interface EditMeaning {
  /**
   * Where the text that it put in came from: from `keys`, each character from keys of its own; from an
   * `aid`, in the place of what keys had typed; from `elsewhere`, without such keys; from nowhere,
   * `null`, where none was put in.
   */
  readonly origin: "keys" | "aid" | "elsewhere" | null;
  /** Whether text put in starts the clock. */
  readonly startsClock: boolean;
  /** Whether its text is settled, and compared with the presented text at the caret. */
  readonly isScored: boolean;
  /** Whether it is a key pressed to take text away, however much of it. */
  readonly isFix: boolean;
  /**
   * The most characters that one key takes away and puts in. An edit of more of them has no rhythm, nor
   * has any where it is `null`: no key of the typist stands for it.
   */
  readonly oneKey: { readonly removed: number; readonly inserted: number } | null;
}

const fromElsewhere = {
  origin: "elsewhere",
  startsClock: true,
  isScored: false,
  isFix: false,
  oneKey: null,
} as const;

const byKeys = { ...fromElsewhere, origin: "keys", isScored: true } as const;

export const editMeanings = {
  typed: { ...byKeys, oneKey: { removed: Infinity, inserted: 1 } },
  // Its text is provisional, the time of its keys is not.
  composing: { ...byKeys, isScored: false, oneKey: { removed: 1, inserted: 1 } },
  committed: byKeys,
  deleted: {
    ...fromElsewhere,
    origin: null,
    isFix: true,
    oneKey: { removed: Infinity, inserted: 0 },
  },
  inserted: fromElsewhere,
  replaced: { ...fromElsewhere, origin: "aid" },
  pasted: fromElsewhere,
  dropped: fromElsewhere,
  history: fromElsewhere,
  adopted: { ...fromElsewhere, startsClock: false },
} as const satisfies Readonly<Record<EditKind, EditMeaning>>;

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

/** One entry of the input stream. */
export interface Edit extends Difference {
  readonly kind: EditKind;
  readonly at: Milliseconds;
}

/** Whether an edit put in what starts the clock. */
export function startsClock({ kind, inserted }: Edit): boolean {
  return inserted.length > 0 && editMeanings[kind].startsClock;
}
