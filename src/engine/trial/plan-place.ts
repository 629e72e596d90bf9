/** The two conditions that a plan compares. */
export const conditionLetters = ["A", "B"] as const;

export type Condition = (typeof conditionLetters)[number];

/** Which test of which run of a plan a trial was; in a study, its participant and condition. */
export interface PlanPlace {
  /** The title of the plan. */
  readonly title: string;
  /** Equal for equal plans. */
  readonly digest: string;
  /** The name or code of who typed; empty if nobody asked. */
  readonly typist: string;
  /** Different for each run; 32 bits. */
  readonly run: number;
  /** Drew the order and the texts of the run; 32 bits. */
  readonly seed: number;
  /** From 1, among all tests of the run. */
  readonly test: number;
  /** How many tests of the run count; `null` if its log does not say. */
  readonly tests: number | null;
  readonly condition: Condition | null;
  /** Whether it is not counted. */
  readonly isPractice: boolean;
}
