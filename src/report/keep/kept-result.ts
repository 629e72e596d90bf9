import type { Analysis } from "../../engine/analyse.ts";

/** What of a result can be taken along: figures as the page shows them, and nothing of what was typed. */
export interface KeptResult {
  /** What was typed, as the menu calls it; `null` where that is not known. */
  readonly title: string | null;
  readonly wordsPerMinute: number;
  /** Whole WPM. */
  readonly likelyRange: { readonly low: number; readonly high: number } | null;
  /** Whether keys alone produced the text. */
  readonly isTypedThroughout: boolean;
  /** Whole percent. */
  readonly accuracy: number;
  /** Whole seconds. */
  readonly seconds: number;
  readonly errors: number;
  readonly wrongKeystrokes: number;
  readonly characters: number;
}

export function keptResult(
  { summary, likelyRange, isTypedThroughout }: Analysis,
  title: string,
): KeptResult {
  const { wordsPerMinute, accuracy, seconds, errors, wrongKeystrokes, characters } = summary;
  return {
    title,
    wordsPerMinute,
    likelyRange: likelyRange && { low: likelyRange.low, high: likelyRange.high },
    isTypedThroughout,
    accuracy,
    seconds,
    errors,
    wrongKeystrokes,
    characters,
  };
}
