import type { CorrectionLimit } from "../engine/trial/test-settings.ts";

/** What a visitor may set for the visit. It is lost when the tab closes. */
export interface Options {
  readonly areStatsHidden: boolean;
  /** Whether the field lies invisibly over the passage. */
  readonly isTypedOnPassage: boolean;
  readonly textSize: "normal" | "large" | "larger";
  readonly face: "monospaced" | "system";
  readonly hasEndSound: boolean;
  readonly hasKeySounds: boolean;
  /** Whether the page around the test is dimmed while the visitor types. */
  readonly isDimmed: boolean;
  /** Focus mode: whether all but the text, the field, the hint and the time fades while the visitor types. */
  readonly isFocused: boolean;
  /** Whether nothing is taken after a wrong character until it is removed. */
  readonly isStoppedByMistakes: boolean;
  /** What may be corrected: everything, the current word, or nothing. */
  readonly corrections: "backspace" | CorrectionLimit;
  /** How the character to type next is marked. */
  readonly caret: "block" | "bar" | "underline";
  /**
   * Whether that mark glides, which takes the browser some milliseconds a key (decision 10); it never does
   * if the system asks for less motion.
   */
  readonly isCaretSmooth: boolean;
  /** The visitor's name for the keyboard. A test gets the name that is set when it ends. */
  readonly keyboardLabel?: string | undefined;
}

export const defaultOptions: Options = {
  areStatsHidden: false,
  isTypedOnPassage: false,
  textSize: "normal",
  face: "monospaced",
  hasEndSound: false,
  hasKeySounds: false,
  isDimmed: true,
  isFocused: false,
  isStoppedByMistakes: false,
  corrections: "backspace",
  caret: "block",
  isCaretSmooth: false,
};
