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
  /** Between two sentences, and between two words; empty in scripts without spaces. */
  readonly space: " " | "";
  /** Fetches its texts, one file. */
  readonly load: () => Promise<LanguageTexts>;
}

/** All languages, English first, the others by their English names. */
export const languages: readonly Language[] = [
  language("en", "English", "English", loadEnglish),
  language("ar", "العربية", "Arabic", () => import("./ar.ts")),
  language("zh", "中文", "Chinese", () => import("./zh.ts"), ""),
  language("cs", "Čeština", "Czech", () => import("./cs.ts")),
  language("da", "Dansk", "Danish", () => import("./da.ts")),
  language("nl", "Nederlands", "Dutch", () => import("./nl.ts")),
  language("fi", "Suomi", "Finnish", () => import("./fi.ts")),
  language("fr", "Français", "French", () => import("./fr.ts")),
  language("de", "Deutsch", "German", () => import("./de.ts")),
  language("el", "Ελληνικά", "Greek", () => import("./el.ts")),
  language("he", "עברית", "Hebrew", () => import("./he.ts")),
  language("hi", "हिन्दी", "Hindi", () => import("./hi.ts")),
  language("id", "Bahasa Indonesia", "Indonesian", () => import("./id.ts")),
  language("it", "Italiano", "Italian", () => import("./it.ts")),
  language("ja", "日本語", "Japanese", () => import("./ja.ts"), ""),
  language("ko", "한국어", "Korean", () => import("./ko.ts")),
  language("nb", "Norsk bokmål", "Norwegian Bokmål", () => import("./nb.ts")),
  language("pl", "Polski", "Polish", () => import("./pl.ts")),
  language("pt", "Português", "Portuguese", () => import("./pt.ts")),
  language("ru", "Русский", "Russian", () => import("./ru.ts")),
  language("es", "Español", "Spanish", () => import("./es.ts")),
  language("sv", "Svenska", "Swedish", () => import("./sv.ts")),
  language("tr", "Türkçe", "Turkish", () => import("./tr.ts")),
  language("uk", "Українська", "Ukrainian", () => import("./uk.ts")),
  language("vi", "Tiếng Việt", "Vietnamese", () => import("./vi.ts")),
];

function language(
  tag: string,
  name: string,
  englishName: string,
  fetchFile: () => Promise<{ readonly texts: LanguageTexts }>,
  space: Language["space"] = " ",
): Language {
  const load = async () => (await fetchFile()).texts;
  return { tag, name, englishName, space, load };
}

/** The English texts are in several files, because no page needs all of them. */
async function loadEnglish(): Promise<{ readonly texts: LanguageTexts }> {
  const [{ englishSentences }, { commonWords }] = await Promise.all([
    import("./en-sentences.ts"),
    import("./en-words.ts"),
  ]);
  return { texts: { sentences: englishSentences, passages, words: commonWords } };
}

/** The English name of a language; its tag if the site lacks it. */
export function languageName(wanted: string): string {
  return languages.find(({ tag }) => tag === wanted)?.englishName ?? wanted;
}
