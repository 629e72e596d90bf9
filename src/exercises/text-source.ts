import type { LanguageTexts } from "../content/languages/languages.ts";
import { passages } from "../content/passages.ts";

/** A language's passages, here to be typed. */
export interface PassageSource extends Pick<LanguageTexts, "passages"> {
  /** Its BCP 47 tag. */
  readonly language: string;
}

/** All texts of a language, here to be typed. */
export interface TextSource extends PassageSource, LanguageTexts {
  /** What stands between two sentences, and between two words. */
  readonly space: " " | "";
}

/** What is here from the start. */
export const english: PassageSource = { language: "en", passages };
