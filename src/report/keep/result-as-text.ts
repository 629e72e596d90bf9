import { countText } from "../figures-format.ts";
import type { KeptResult } from "./kept-result.ts";
import { resultTexts } from "./result-texts.ts";

/** A result as lines of plain text, to be pasted anywhere. */
export function resultAsText(result: KeptResult, site: { name: string; origin: string }): string {
  const { speed, range, band, ...figures } = resultTexts(result);
  const typed = countText(result.characters, "character");
  return [
    `${speed} WPM, ${range}`,
    `Band: ${band}`,
    ...[figures.accuracy, figures.time, figures.errors, figures.wrongKeystrokes].map(
      ({ name, value }) => `${name}: ${value}`,
    ),
    result.title === null ? typed : `${result.title}: ${typed}`,
    `${site.name}, ${site.origin}`,
  ].join("\n");
}
