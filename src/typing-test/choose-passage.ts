import { type Level, passages } from "../content/passages.ts";

/**
 * A passage of the level, never the one just shown.
 *
 * @param random from 0 to below 1, as `Math.random` gives it
 */
export function choosePassage(level: Level, shown: string | null, random: number): string {
  const choice = passages[level].filter((passage) => passage !== shown);
  return choice[Math.floor(random * choice.length)] ?? passages[level][0];
}
