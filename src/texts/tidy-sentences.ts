import { writtenNumber } from "../content/written-number.ts";
import { longestText, type TextProblem, type TidiedKind, type TidyChange } from "./tidy-text.ts";

/** A change as a sentence: "12 tabs became spaces." */
export function tidySentence({ kind, count }: TidyChange): string {
  const [one, several] = sentences[kind];
  return count === 1 ? one : several.replace("#", writtenNumber(count));
}

const sentences: Readonly<Record<TidiedKind, readonly [one: string, several: string]>> = {
  brokenCharacters: [
    "1 unreadable character was removed.",
    "# unreadable characters were removed.",
  ],
  lineEnds: ["1 line ending was converted.", "# line endings were converted."],
  invisibles: ["1 invisible character was removed.", "# invisible characters were removed."],
  tabs: ["1 tab became a space.", "# tabs became spaces."],
  specialSpaces: [
    "1 special space, such as a no-break space, became a plain one.",
    "# special spaces, such as no-break spaces, became plain ones.",
  ],
  edgeSpaces: [
    "1 space at the start or end of a line was removed.",
    "# spaces at the start or end of a line were removed.",
  ],
  repeatedSpaces: ["1 repeated space was removed.", "# repeated spaces were removed."],
  emptyLines: ["1 empty line was removed.", "# empty lines were removed."],
  margins: [
    "1 space was removed from the left margin.",
    "# spaces were removed from the left margin.",
  ],
  cut: cutSentences(),
};

function cutSentences(): readonly [string, string] {
  const limit = `Texts are limited to ${writtenNumber(longestText)} characters`;
  return [`${limit}, so only the first is kept.`, `${limit}, so only the first # are kept.`];
}

export const textProblemSentences: Readonly<Record<TextProblem, string>> = {
  empty: "There is no text yet. Type or paste one, or open a file.",
  blank: "There is nothing to type here: the text contains only spaces or invisible characters.",
  single: "One character is too short to time. Enter at least two.",
};
