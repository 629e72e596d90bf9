import type { Level, PassageBank } from "../passages.ts";

/** What one language offers to type; sentences as people of that language write them. */
export interface LanguageTexts {
  /** Sentences by level, at least 40 each, written for this site; the English ones have choices in braces. */
  readonly sentences: Readonly<Record<Level, readonly string[]>>;
  /**
   * Passages by level: the default exercise of the language. An easy one is three to five short
   * sentences, a medium one a long sentence, a hard one two sentences, as the English ones are.
   */
  readonly passages: Readonly<Record<Level, PassageBank>>;
  /** At least 500 common words, most useful first (the English ones by the alphabet), for drills and word texts. */
  readonly words: readonly string[];
}
