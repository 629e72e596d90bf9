import { setApart } from "../texts/right-to-left.ts";

/** A character in a table; invisible ones have the name of their key. */
export function characterName(character: string): string {
  if (character.startsWith("\n")) return "Enter";
  return character.trim() === "" ? "space" : character;
}

/** A short text in a sentence: in quotation marks, or by the name of its key. */
export function quoted(text: string): string {
  return text.trim() === "" ? characterName(text) : `“${setApart(visibleText(text))}”`;
}

/** Marks line breaks and removes the indentation after them. */
export function visibleText(text: string): string {
  return text.replaceAll(/\n */g, "↵");
}
