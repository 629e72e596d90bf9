import type { Difference, EditKind } from "./edit.ts";

/** What the metrics of the report read from the kind of an edit. */
interface EditMeaning {
  /**
   * Where the inserted text came from: `keys`, each character from keys of its own; an `aid`, which
   * replaced what keys had typed; `elsewhere`, without such keys; `null` if it is no new text.
   */
  readonly origin: "keys" | "aid" | "elsewhere" | null;
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

const fromElsewhere = { origin: "elsewhere", isScored: false, isFix: false, oneKey: null } as const;

const byKeys = { ...fromElsewhere, origin: "keys", isScored: true } as const;

const byOneKey = { removed: Infinity, inserted: 1 } as const;

export const editMeanings = {
  typed: { ...byKeys, oneKey: byOneKey },
  // Its text may still change; the times of its keys do not.
  composing: { ...byKeys, isScored: false, oneKey: { ...byOneKey, removed: 1 } },
  committed: byKeys,
  deleted: { ...fromElsewhere, origin: null, isFix: true, oneKey: { ...byOneKey, inserted: 0 } },
  inserted: fromElsewhere,
  replaced: { ...fromElsewhere, origin: "aid" },
  pasted: fromElsewhere,
  dropped: fromElsewhere,
  history: fromElsewhere,
  prefilled: fromElsewhere,
} as const satisfies Readonly<Record<EditKind, EditMeaning>>;

/**
 * Whether an edit inserted text without keys for it: by its kind, or because it replaced a little by a
 * lot. A correction or an expanded abbreviation inserts up to twice what it removes and five characters
 * more; a select-all followed by a bulk insertion does not pass for one.
 */
export function isFromElsewhere({
  kind,
  removed,
  inserted,
}: Difference & { readonly kind: EditKind }): boolean {
  if (inserted.length === 0) return false;
  const isBulk = inserted.length > 2 * removed + 5;
  return editMeanings[kind].origin === "elsewhere" || (kind === "replaced" && isBulk);
}
