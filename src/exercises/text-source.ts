import type { LanguageTexts } from "../content/languages/languages.ts";
import { passages } from "../content/passages.ts";

/** A language's passages, loaded. */
export interface PassageSource extends Pick<LanguageTexts, "passages"> {
  /** Its BCP 47 tag. */
  readonly language: string;
}

/** All texts of a language, loaded. */
export interface TextSource extends PassageSource, LanguageTexts {
  /** Between two sentences, and between two words. */
  readonly space: " " | "";
}

/** Loaded from the start. */
export const english: PassageSource = { language: "en", passages };
