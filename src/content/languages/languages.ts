import { passages } from "../passages.ts";
import type { LanguageTexts } from "./language-texts.ts";

/** A language that texts are offered in. */
export interface Language {
  /** Its BCP 47 tag, for `lang`, the address and what the browser prefers. */
  readonly tag: string;
  /** Its name in itself, as shown in the choice of languages. */
  readonly name: string;
  readonly englishName: string;
  readonly direction: "ltr" | "rtl";
  /** ISO 15924: which letters a typeface must have. */
  readonly script: string;
  /** Whether keys alone do not type it: an input method composes its characters. */
  readonly needsInputMethod: boolean;
  /** Whether characters per minute say more than words of five characters, since a character holds a syllable or a word. */
  readonly isCountedInCharacters: boolean;
  /** What stands between two sentences: nothing where spaces do not part words. */
  readonly spaceBetweenSentences: " " | "";
  /** Fetches its texts: one file, asked for when the language is chosen. */
  readonly load: () => Promise<LanguageTexts>;
}

/** What most languages have in common. */
const alphabetic = {
  direction: "ltr",
  script: "Latn",
  needsInputMethod: false,
  isCountedInCharacters: false,
  spaceBetweenSentences: " ",
} as const;

/** All languages, English first, the others by their English names. */
export const languages: readonly Language[] = [
  { ...alphabetic, tag: "en", name: "English", englishName: "English", load: loadEnglish },
  {
    ...alphabetic,
    tag: "ar",
    name: "العربية",
    englishName: "Arabic",
    direction: "rtl",
    script: "Arab",
    load: async () => (await import("./ar.ts")).texts,
  },
  {
    ...alphabetic,
    tag: "zh",
    name: "中文",
    englishName: "Chinese",
    script: "Hans",
    needsInputMethod: true,
    isCountedInCharacters: true,
    spaceBetweenSentences: "",
    load: async () => (await import("./zh.ts")).texts,
  },
  {
    ...alphabetic,
    tag: "cs",
    name: "Čeština",
    englishName: "Czech",
    load: async () => (await import("./cs.ts")).texts,
  },
  {
    ...alphabetic,
    tag: "da",
    name: "Dansk",
    englishName: "Danish",
    load: async () => (await import("./da.ts")).texts,
  },
  {
    ...alphabetic,
    tag: "nl",
    name: "Nederlands",
    englishName: "Dutch",
    load: async () => (await import("./nl.ts")).texts,
  },
  {
    ...alphabetic,
    tag: "fi",
    name: "Suomi",
    englishName: "Finnish",
    load: async () => (await import("./fi.ts")).texts,
  },
  {
    ...alphabetic,
    tag: "fr",
    name: "Français",
    englishName: "French",
    load: async () => (await import("./fr.ts")).texts,
  },
  {
    ...alphabetic,
    tag: "de",
    name: "Deutsch",
    englishName: "German",
    load: async () => (await import("./de.ts")).texts,
  },
  {
    ...alphabetic,
    tag: "el",
    name: "Ελληνικά",
    englishName: "Greek",
    script: "Grek",
    load: async () => (await import("./el.ts")).texts,
  },
  {
    ...alphabetic,
    tag: "he",
    name: "עברית",
    englishName: "Hebrew",
    direction: "rtl",
    script: "Hebr",
    load: async () => (await import("./he.ts")).texts,
  },
  {
    ...alphabetic,
    tag: "hi",
    name: "हिन्दी",
    englishName: "Hindi",
    script: "Deva",
    load: async () => (await import("./hi.ts")).texts,
  },
  {
    ...alphabetic,
    tag: "id",
    name: "Bahasa Indonesia",
    englishName: "Indonesian",
    load: async () => (await import("./id.ts")).texts,
  },
  {
    ...alphabetic,
    tag: "it",
    name: "Italiano",
    englishName: "Italian",
    load: async () => (await import("./it.ts")).texts,
  },
  {
    ...alphabetic,
    tag: "ja",
    name: "日本語",
    englishName: "Japanese",
    script: "Jpan",
    needsInputMethod: true,
    isCountedInCharacters: true,
    spaceBetweenSentences: "",
    load: async () => (await import("./ja.ts")).texts,
  },
  {
    ...alphabetic,
    tag: "ko",
    name: "한국어",
    englishName: "Korean",
    script: "Kore",
    needsInputMethod: true,
    isCountedInCharacters: true,
    load: async () => (await import("./ko.ts")).texts,
  },
  {
    ...alphabetic,
    tag: "nb",
    name: "Norsk bokmål",
    englishName: "Norwegian Bokmål",
    load: async () => (await import("./nb.ts")).texts,
  },
  {
    ...alphabetic,
    tag: "pl",
    name: "Polski",
    englishName: "Polish",
    load: async () => (await import("./pl.ts")).texts,
  },
  {
    ...alphabetic,
    tag: "pt",
    name: "Português",
    englishName: "Portuguese",
    load: async () => (await import("./pt.ts")).texts,
  },
  {
    ...alphabetic,
    tag: "ru",
    name: "Русский",
    englishName: "Russian",
    script: "Cyrl",
    load: async () => (await import("./ru.ts")).texts,
  },
  {
    ...alphabetic,
    tag: "es",
    name: "Español",
    englishName: "Spanish",
    load: async () => (await import("./es.ts")).texts,
  },
  {
    ...alphabetic,
    tag: "sv",
    name: "Svenska",
    englishName: "Swedish",
    load: async () => (await import("./sv.ts")).texts,
  },
  {
    ...alphabetic,
    tag: "tr",
    name: "Türkçe",
    englishName: "Turkish",
    load: async () => (await import("./tr.ts")).texts,
  },
  {
    ...alphabetic,
    tag: "uk",
    name: "Українська",
    englishName: "Ukrainian",
    script: "Cyrl",
    load: async () => (await import("./uk.ts")).texts,
  },
  {
    ...alphabetic,
    tag: "vi",
    name: "Tiếng Việt",
    englishName: "Vietnamese",
    needsInputMethod: true,
    load: async () => (await import("./vi.ts")).texts,
  },
];

/** The site's own texts, which stand in files of their own, since no page needs all of them. */
async function loadEnglish(): Promise<LanguageTexts> {
  const [{ timedSentences }, { commonWords }] = await Promise.all([
    import("../timed-sentences.ts"),
    import("../common-words.ts"),
  ]);
  return {
    sentences: timedSentences,
    passages,
    words: commonWords,
  };
}
