import type { EditKind } from "./edit.ts";

/** What follows from the kind of an edit, wherever a figure of the report asks. */
interface EditMeaning {
  /**
   * Where the text that it put in came from: from `keys`, each character from keys of its own; from an
   * `aid`, in the place of what keys had typed; from `elsewhere`, without such keys; from nowhere,
   * `null`, where none was put in.
   */
  readonly origin: "keys" | "aid" | "elsewhere" | null;
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
  prefilled: fromElsewhere,
} as const satisfies Readonly<Record<EditKind, EditMeaning>>;
