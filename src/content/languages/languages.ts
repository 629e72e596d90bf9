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
  /** Empty in scripts without spaces. */
  readonly spaceBetweenSentences: " " | "";
  /** Fetches its texts, one file. */
  readonly load: () => Promise<LanguageTexts>;
}

/** All languages, English first, the others by their English names. */
export const languages: readonly Language[] = [
  language("en", "English", "English", loadEnglish),
  language("ar", "العربية", "Arabic", () => import("./ar.ts"), {
    direction: "rtl",
    script: "Arab",
  }),
  language("zh", "中文", "Chinese", () => import("./zh.ts"), {
    script: "Hans",
    needsInputMethod: true,
    spaceBetweenSentences: "",
  }),
  language("cs", "Čeština", "Czech", () => import("./cs.ts")),
  language("da", "Dansk", "Danish", () => import("./da.ts")),
  language("nl", "Nederlands", "Dutch", () => import("./nl.ts")),
  language("fi", "Suomi", "Finnish", () => import("./fi.ts")),
  language("fr", "Français", "French", () => import("./fr.ts")),
  language("de", "Deutsch", "German", () => import("./de.ts")),
  language("el", "Ελληνικά", "Greek", () => import("./el.ts"), { script: "Grek" }),
  language("he", "עברית", "Hebrew", () => import("./he.ts"), { direction: "rtl", script: "Hebr" }),
  language("hi", "हिन्दी", "Hindi", () => import("./hi.ts"), { script: "Deva" }),
  language("id", "Bahasa Indonesia", "Indonesian", () => import("./id.ts")),
  language("it", "Italiano", "Italian", () => import("./it.ts")),
  language("ja", "日本語", "Japanese", () => import("./ja.ts"), {
    script: "Jpan",
    needsInputMethod: true,
    spaceBetweenSentences: "",
  }),
  language("ko", "한국어", "Korean", () => import("./ko.ts"), {
    script: "Kore",
    needsInputMethod: true,
  }),
  language("nb", "Norsk bokmål", "Norwegian Bokmål", () => import("./nb.ts")),
  language("pl", "Polski", "Polish", () => import("./pl.ts")),
  language("pt", "Português", "Portuguese", () => import("./pt.ts")),
  language("ru", "Русский", "Russian", () => import("./ru.ts"), { script: "Cyrl" }),
  language("es", "Español", "Spanish", () => import("./es.ts")),
  language("sv", "Svenska", "Swedish", () => import("./sv.ts")),
  language("tr", "Türkçe", "Turkish", () => import("./tr.ts")),
  language("uk", "Українська", "Ukrainian", () => import("./uk.ts"), { script: "Cyrl" }),
  language("vi", "Tiếng Việt", "Vietnamese", () => import("./vi.ts"), { needsInputMethod: true }),
];

/** @param differences from most languages */
function language(
  tag: string,
  name: string,
  englishName: string,
  fetchFile: () => Promise<{ readonly texts: LanguageTexts }>,
  differences: Partial<Language> = {},
): Language {
  return {
    tag,
    name,
    englishName,
    direction: "ltr",
    script: "Latn",
    needsInputMethod: false,
    spaceBetweenSentences: " ",
    load: async () => (await fetchFile()).texts,
    ...differences,
  };
}

/** The English texts are in several files, because no page needs all of them. */
async function loadEnglish(): Promise<{ readonly texts: LanguageTexts }> {
  const [{ englishSentences }, { commonWords }] = await Promise.all([
    import("./en-sentences.ts"),
    import("./en-words.ts"),
  ]);
  return { texts: { sentences: englishSentences, passages, words: commonWords } };
}
