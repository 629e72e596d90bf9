import { languages } from "../../content/languages/languages.ts";
import { loadFaces } from "./load-faces.ts";
import type { TextSource } from "./text-source.ts";

/**
 * The texts of a language with the letters that they are shown in, fetched where they are not here.
 *
 * @param language its BCP 47 tag
 * @returns `null` where the site has none.
 * @throws where they cannot be fetched.
 */
export async function fetchSource(language: string): Promise<TextSource | null> {
  const found = languages.find(({ tag }) => tag === language);
  if (!found) return null;
  const texts = await found.load();
  await loadFaces(JSON.stringify(texts));
  return { language, space: found.spaceBetweenSentences, ...texts };
}
