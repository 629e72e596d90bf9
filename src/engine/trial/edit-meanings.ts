import type { EditKind } from "./edit.ts";

/** What the metrics of the report read from the kind of an edit. */
interface EditMeaning {
  /**
   * Where the inserted text came from: `keys`, each character from keys of its own; `assistance`, without
   * such keys; `null` if it is not new text.
   */
  readonly origin: "keys" | "assistance" | null;
  /** Whether its text is final and is compared with the presented text at the caret. */
  readonly isScored: boolean;
  /** Whether it is a key pressed to delete text, of any length. */
  readonly isFix: boolean;
  /**
   * The most characters that one key removes and inserts. A larger edit counts for no rhythm, and no
   * edit does if this is `null`, because no single key of the typist made it.
   */
  readonly oneKey: { readonly removed: number; readonly inserted: number } | null;
}

const assisted = { origin: "assistance", isScored: false, isFix: false, oneKey: null } as const;

const byKeys = { ...assisted, origin: "keys", isScored: true } as const;

const byOneKey = { removed: Infinity, inserted: 1 } as const;

export const editMeanings = {
  typed: { ...byKeys, oneKey: byOneKey },
  // Its text may still change; the times of its keys do not.
  composing: { ...byKeys, isScored: false, oneKey: { ...byOneKey, removed: 1 } },
  committed: byKeys,
  // It inserts what is left of a character.
  deleted: { ...assisted, origin: null, isFix: true, oneKey: byOneKey },
  inserted: assisted,
  replaced: assisted,
  pasted: assisted,
  dropped: assisted,
  history: assisted,
  prefilled: assisted,
} as const satisfies Readonly<Record<EditKind, EditMeaning>>;
