import { type Level, type PassageBank, passages } from "../passages.ts";

/** The texts of one language, written for this site. */
export interface LanguageTexts {
  /** At least 40 by level; the English ones contain choices in braces. */
  readonly sentences: Readonly<Record<Level, readonly string[]>>;
  /** Easy: three to five short sentences. Medium: one long sentence. Hard: two sentences. */
  readonly passages: Readonly<Record<Level, PassageBank>>;
  /** At least 500 common words, most useful first (in English alphabetically), for drills and random words. */
  readonly words: readonly string[];
}

/** A language that the site offers texts in. */
export interface Language {
  /** Its BCP 47 tag, for `lang`, links and the browser's preference. */
  readonly tag: string;
  /** Its name in the language itself. */
  readonly name: string;
  readonly englishName: string;
  readonly direction: "ltr" | "rtl";
  /** ISO 15924: which letters a font needs. */
  readonly script: string;
  /** Whether an input method composes its characters. */
  readonly needsInputMethod: boolean;
  /** Whether a character is a syllable or a word, so that words of five characters mean little. */
  readonly isCountedInCharacters: boolean;
  /** Empty in scripts without spaces. */
  readonly spaceBetweenSentences: " " | "";
  /** Fetches its texts, one file. */
  readonly load: () => Promise<LanguageTexts>;
}

/** All languages, English first, the others by their English names. */
export const languages: readonly Language[] = [
  { ...alphabetic("en", "English", "English"), load: loadEnglish },
  {
    ...alphabetic("ar", "العربية", "Arabic"),
    direction: "rtl",
    script: "Arab",
    load: () => textsOf(import("./ar.ts")),
  },
  {
    ...alphabetic("zh", "中文", "Chinese"),
    script: "Hans",
    needsInputMethod: true,
    isCountedInCharacters: true,
    spaceBetweenSentences: "",
    load: () => textsOf(import("./zh.ts")),
  },
  { ...alphabetic("cs", "Čeština", "Czech"), load: () => textsOf(import("./cs.ts")) },
  { ...alphabetic("da", "Dansk", "Danish"), load: () => textsOf(import("./da.ts")) },
  { ...alphabetic("nl", "Nederlands", "Dutch"), load: () => textsOf(import("./nl.ts")) },
  { ...alphabetic("fi", "Suomi", "Finnish"), load: () => textsOf(import("./fi.ts")) },
  { ...alphabetic("fr", "Français", "French"), load: () => textsOf(import("./fr.ts")) },
  { ...alphabetic("de", "Deutsch", "German"), load: () => textsOf(import("./de.ts")) },
  {
    ...alphabetic("el", "Ελληνικά", "Greek"),
    script: "Grek",
    load: () => textsOf(import("./el.ts")),
  },
  {
    ...alphabetic("he", "עברית", "Hebrew"),
    direction: "rtl",
    script: "Hebr",
    load: () => textsOf(import("./he.ts")),
  },
  { ...alphabetic("hi", "हिन्दी", "Hindi"), script: "Deva", load: () => textsOf(import("./hi.ts")) },
  { ...alphabetic("id", "Bahasa Indonesia", "Indonesian"), load: () => textsOf(import("./id.ts")) },
  { ...alphabetic("it", "Italiano", "Italian"), load: () => textsOf(import("./it.ts")) },
  {
    ...alphabetic("ja", "日本語", "Japanese"),
    script: "Jpan",
    needsInputMethod: true,
    isCountedInCharacters: true,
    spaceBetweenSentences: "",
    load: () => textsOf(import("./ja.ts")),
  },
  {
    ...alphabetic("ko", "한국어", "Korean"),
    script: "Kore",
    needsInputMethod: true,
    isCountedInCharacters: true,
    load: () => textsOf(import("./ko.ts")),
  },
  {
    ...alphabetic("nb", "Norsk bokmål", "Norwegian Bokmål"),
    load: () => textsOf(import("./nb.ts")),
  },
  { ...alphabetic("pl", "Polski", "Polish"), load: () => textsOf(import("./pl.ts")) },
  { ...alphabetic("pt", "Português", "Portuguese"), load: () => textsOf(import("./pt.ts")) },
  {
    ...alphabetic("ru", "Русский", "Russian"),
    script: "Cyrl",
    load: () => textsOf(import("./ru.ts")),
  },
  { ...alphabetic("es", "Español", "Spanish"), load: () => textsOf(import("./es.ts")) },
  { ...alphabetic("sv", "Svenska", "Swedish"), load: () => textsOf(import("./sv.ts")) },
  { ...alphabetic("tr", "Türkçe", "Turkish"), load: () => textsOf(import("./tr.ts")) },
  {
    ...alphabetic("uk", "Українська", "Ukrainian"),
    script: "Cyrl",
    load: () => textsOf(import("./uk.ts")),
  },
  {
    ...alphabetic("vi", "Tiếng Việt", "Vietnamese"),
    needsInputMethod: true,
    load: () => textsOf(import("./vi.ts")),
  },
];

/** What most languages have in common. */
function alphabetic(tag: string, name: string, englishName: string): Omit<Language, "load"> {
  return {
    tag,
    name,
    englishName,
    direction: "ltr",
    script: "Latn",
    needsInputMethod: false,
    isCountedInCharacters: false,
    spaceBetweenSentences: " ",
  };
}

async function textsOf(file: Promise<{ texts: LanguageTexts }>): Promise<LanguageTexts> {
  return (await file).texts;
}

/** The English texts are in several files, because no page needs all of them. */
async function loadEnglish(): Promise<LanguageTexts> {
  const [{ timedSentences }, { commonWords }] = await Promise.all([
    import("./en-sentences.ts"),
    import("./en-words.ts"),
  ]);
  return { sentences: timedSentences, passages, words: commonWords };
}
