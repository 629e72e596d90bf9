/** Where lines are known to begin, in one layout. */
export interface KnownLineStarts {
  /** What decides where lines break, such as the width and the typeface; null while none is known. */
  readonly layout: string | null;
  /** Ascending. */
  readonly positions: readonly number[];
}

export const noLineStarts: KnownLineStarts = { layout: null, positions: [] };
