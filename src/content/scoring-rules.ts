/** How a speed is made from what was typed. */
export interface ScoringRule {
  readonly id: string;
  readonly name: string;
  readonly formula: string;
  readonly unit: "WPM" | "KSPH";
  /** Who states it. */
  readonly source: string;
  /** Words taken off for each mistake left. */
  readonly wordsPerError: number;
}

/** The rules by which a plan can be scored; the first is the default. */
export const scoringRules: readonly ScoringRule[] = [
  {
    id: "keypace",
    name: "WPM as Keypace counts it",
    formula: "characters / 5 / minutes",
    unit: "WPM",
    source: "This site's own; errors are stated beside it.",
    wordsPerError: 0,
  },
  {
    id: "net-1",
    name: "Net WPM, one word off for each mistake left",
    formula: "(characters / 5 − mistakes left) / minutes, never below 0",
    unit: "WPM",
    source: "Common in typing tests for employment.",
    wordsPerError: 1,
  },
  {
    id: "net-2",
    name: "Net WPM, two words off for each mistake left",
    formula: "(characters / 5 − 2 × mistakes left) / minutes, never below 0",
    unit: "WPM",
    source: "Some public agencies.",
    wordsPerError: 2,
  },
];
