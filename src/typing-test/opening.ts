import { type Level, levelNames, passages } from "../content/passages.ts";
import { choosePassage } from "./choose-passage.ts";

/** What a test is taken on. */
export interface Choice {
  readonly level: Level;
  readonly passage: string;
}

/** What the page showed as this module arrived: null when prerendering, or when another page was open. */
const prerendered = typeof document === "undefined" ? null : readPage();

/** The choice that was on screen last in this visit. */
let remembered: Choice | null = null;

/**
 * What the test opens with: what the prerendered page shows, so that nothing changes under the
 * visitor's eyes; on a later arrival, another passage of the level chosen last.
 */
export function openingChoice(): Choice {
  if (typeof document === "undefined") return { level: "easy", passage: passages.easy[0] };
  if (!remembered && prerendered) return { level: "easy", passage: prerendered.passage };
  const { level, passage } = remembered ?? { level: "easy", passage: null };
  return { level, passage: choosePassage(level, passage, Math.random()) };
}

/** The level picked on the prerendered page before it could react. */
export function levelPickedEarly(): Level | null {
  return remembered ? null : (prerendered?.level ?? null);
}

export function rememberChoice(choice: Choice): void {
  remembered = choice;
}

function readPage(): Choice | null {
  const shown = document.querySelector("#passage-text")?.textContent;
  const passage = passages.easy.find((text) => text === shown);
  const picked = document.querySelector<HTMLInputElement>('input[name="level"]:checked')?.value;
  const level = levelNames.find((name) => name === picked) ?? "easy";
  return passage ? { level, passage } : null;
}
