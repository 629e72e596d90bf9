import { languages } from "../../content/languages/languages.ts";
import type { TextSource } from "./text-source.ts";

/**
 * The texts of a language, fetched where they are not here.
 *
 * @param language its BCP 47 tag
 * @returns `null` where the site has none.
 * @throws where they cannot be fetched.
 */
export async function fetchSource(language: string): Promise<TextSource | null> {
  const found = languages.find(({ tag }) => tag === language);
  if (!found) return null;
  return { language, space: found.spaceBetweenSentences, ...(await found.load()) };
}
