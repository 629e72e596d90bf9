import { commonWords } from "../content/languages/en-words.ts";
import { languages } from "../content/languages/languages.ts";
import { timedSentences } from "../content/languages/en-sentences.ts";
import { loadFaces } from "./load-faces.ts";
import { english, type PassageSource, type TextSource } from "./passage-exercise.ts";

const allEnglish: TextSource = {
  ...english,
  sentences: timedSentences,
  words: commonWords,
  space: " ",
};

/** All texts of a source's language; of other languages than English they load together. */
export function wholeSource(source: PassageSource): TextSource {
  return isWhole(source) ? source : allEnglish;
}

function isWhole(source: PassageSource): source is TextSource {
  return "sentences" in source && "words" in source;
}

/**
 * Loads the texts of a language, and the font files of its letters.
 *
 * @param language its BCP 47 tag
 * @returns `null` if the site has none.
 * @throws if they do not load.
 */
export async function fetchSource(language: string): Promise<TextSource | null> {
  const found = languages.find(({ tag }) => tag === language);
  if (!found) return null;
  const texts = await found.load();
  await loadFaces(JSON.stringify(texts));
  return { language, space: found.spaceBetweenSentences, ...texts };
}
