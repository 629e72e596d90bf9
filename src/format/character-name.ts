import { setApart } from "../texts/right-to-left.ts";

/** A character as tables call it: those that cannot be seen by the name of their key. */
export function characterName(character: string): string {
  if (character.startsWith("\n")) return "Enter";
  return character.trim() === "" ? "space" : character;
}

/** A short text as sentences cite it: in quotation marks, or by the name of its key. */
export function quoted(text: string): string {
  return text.trim() === "" ? characterName(text) : `“${setApart(visibleText(text))}”`;
}

/** A text with a mark for each line break, which would go unseen, and without the indentation behind it. */
export function visibleText(text: string): string {
  return text.replaceAll(/\n */g, "↵");
}
