import { writtenNumber } from "../content/written-number.ts";
import { longestText, type TextProblem, type TidiedKind, type TidyChange } from "./tidy-text.ts";

/** What is told of a change: "12 tabs became spaces." */
export function tidySentence({ kind, count }: TidyChange): string {
  const [one, several] = sentences[kind];
  return count === 1 ? one : several.replace("#", writtenNumber(count));
}

const sentences: Readonly<Record<TidiedKind, readonly [one: string, several: string]>> = {
  brokenCharacters: [
    "1 character that could not be read was left out.",
    "# characters that could not be read were left out.",
  ],
  lineEnds: [
    "1 line end of another system was adapted.",
    "# line ends of other systems were adapted.",
  ],
  invisibles: ["1 invisible character was left out.", "# invisible characters were left out."],
  tabs: ["1 tab became a space.", "# tabs became spaces."],
  specialSpaces: [
    "1 no-break or other special space became a plain one.",
    "# no-break or other special spaces became plain ones.",
  ],
  edgeSpaces: [
    "1 space at the start or end of a line was left out.",
    "# spaces at the start or end of a line were left out.",
  ],
  repeatedSpaces: ["1 repeated space was left out.", "# repeated spaces were left out."],
  emptyLines: ["1 empty line was left out.", "# empty lines were left out."],
  margins: [
    "1 space of the left margin was left out.",
    "# spaces of the left margin were left out.",
  ],
  cut: cutSentences(),
};

function cutSentences(): readonly [string, string] {
  const limit = `A text can have ${writtenNumber(longestText)} characters`;
  return [
    `${limit}, so this one ends after the first.`,
    `${limit}, so this one ends after the first #.`,
  ];
}

export const textProblemSentences: Readonly<Record<TextProblem, string>> = {
  empty: "There is no text yet: paste or type some, or open a file.",
  blank: "This text has nothing to type: it holds only spaces or characters that cannot be seen.",
  single: "A single character is too short to be timed: give at least two.",
};
