import type { SavedResult } from "../saved-result.ts";

/** 213 characters in 41.2 s are 62.04 WPM; 207 of 213 are 97.2 %. */
export const exampleResult: SavedResult = {
  title: "Passage",
  wordsPerMinute: 62,
  likelyRange: { low: 57, high: 68 },
  isTypedThroughout: true,
  seconds: 41,
  errors: 6,
  wrongKeystrokes: 9,
  characters: 213,
};
