import type { CorrectionLimit, LimitedCorrections } from "../engine/trial/test-settings.ts";

/** The rules that make a test another kind of test; absent ones did not apply. */
export interface TypingRules {
  /** Whether Stop on mistakes was on. */
  readonly isStopped?: boolean;
  /** What could be corrected, if not everything. */
  readonly corrections?: CorrectionLimit;
}

/** The choices of what may be corrected, with the names of their buttons. */
export const correctionChoices = {
  backspace: "All",
  wordonly: "Current word",
  nobackspace: "None",
} as const;

/** The rules of a test, which are known by what the test counted because of each. */
export function typingRules({
  refusals,
  corrections,
}: {
  readonly refusals?: number | undefined;
  readonly corrections?: LimitedCorrections | undefined;
}): TypingRules {
  return {
    ...(refusals !== undefined && { isStopped: true }),
    ...(corrections && { corrections: corrections.limit }),
  };
}

/** "Stop on mistakes", "no corrections allowed": each rule in a few words. */
export function namesOfRules({ isStopped, corrections }: TypingRules): readonly string[] {
  return [
    ...(isStopped ? ["Stop on mistakes"] : []),
    ...(corrections ? [limits[corrections]] : []),
  ];
}

const limits: Readonly<Record<CorrectionLimit, string>> = {
  wordonly: "corrections only in the current word",
  nobackspace: "no corrections allowed",
};

/** "62 WPM with Stop on mistakes": a text with the rules that its test was typed under, if there are any. */
export function withRules(text: string, rules: TypingRules, separator = " "): string {
  const names = namesOfRules(rules);
  return names.length === 0 ? text : `${text}${separator}with ${names.join(" and ")}`;
}
