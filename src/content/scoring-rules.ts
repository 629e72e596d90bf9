/** How a score is computed from a test. */
export interface ScoringRule {
  readonly id: string;
  readonly name: string;
  readonly formula: string;
  readonly unit: "WPM" | "net WPM" | "keystrokes per hour";
  /** Who publishes the rule. */
  readonly source: string;
  /** What each mistake left deducts: a number of words typed, or of WPM; `null` for nothing. */
  readonly deduction: { readonly size: 1 | 2; readonly from: "words" | "speed" } | null;
}

/**
 * The rules by which a test can be scored; the first is the default. Some agencies deduct from the words
 * typed, others from the words per minute, which is five times as much in a test of five minutes.
 */
export const scoringRules: readonly ScoringRule[] = [
  {
    id: "keypace",
    name: "WPM as Keypace counts it",
    formula: "characters ÷ 5 ÷ minutes",
    unit: "WPM",
    source: "This site’s own; errors are stated beside it.",
    deduction: null,
  },
  {
    id: "net-1",
    name: "Net WPM, one word off for each mistake left",
    formula: "(characters ÷ 5 − mistakes left) ÷ minutes, never below 0",
    unit: "net WPM",
    source: "Common in employment typing tests, such as those by Bryq.",
    deduction: { size: 1, from: "words" },
  },
  {
    id: "net-2",
    name: "Net WPM, two words off for each mistake left",
    formula: "(characters ÷ 5 − 2 × mistakes left) ÷ minutes, never below 0",
    unit: "net WPM",
    source: "The same with two words, as some agencies require.",
    deduction: { size: 2, from: "words" },
  },
  {
    id: "speed-1",
    name: "Net WPM, 1 WPM off for each mistake left",
    formula: "characters ÷ 5 ÷ minutes − mistakes left, never below 0",
    unit: "net WPM",
    source: "County of Ventura and Los Rios Community College District, California.",
    deduction: { size: 1, from: "speed" },
  },
  {
    id: "speed-2",
    name: "Net WPM, 2 WPM off for each mistake left",
    formula: "characters ÷ 5 ÷ minutes − 2 × mistakes left, never below 0",
    unit: "net WPM",
    source: "City of San Diego, California.",
    deduction: { size: 2, from: "speed" },
  },
  {
    id: "keystrokes",
    name: "Gross keystrokes per hour (KSPH)",
    formula: "characters × 60 ÷ minutes",
    unit: "keystrokes per hour",
    source:
      "Tests for data entry. The Staff Selection Commission of India counts 35 WPM as 10,500 an hour.",
    deduction: null,
  },
];
