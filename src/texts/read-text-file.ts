import { writtenNumber } from "../content/written-number.ts";
import { cutText } from "./cut-text.ts";
import { decodeText, type DecodingProblem } from "./decode-text.ts";
import { longestText, type TextProblem, tidyText } from "./tidy-text.ts";

export type FileProblem = DecodingProblem | TextProblem | "tooLarge" | "gone" | "unreadable";

export type TextFile =
  | { readonly kind: "text"; readonly text: string; readonly isCut: boolean }
  | { readonly kind: "problem"; readonly problem: FileProblem };

/** In megabytes of a million bytes; enough for the longest text in any script. */
const largestFile = 5;

/**
 * The text of a file, as far as it can be typed: {@link longestText} characters, for a browser takes
 * seconds to show more. A file that is too large is not read at all.
 */
export async function readTextFile(file: Blob): Promise<TextFile> {
  if (file.size > largestFile * 1_000_000) return { kind: "problem", problem: "tooLarge" };
  try {
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (decoded.kind === "problem") return decoded;
    const cut = cutText(decoded.text.trimStart(), longestText);
    const text = cut?.text ?? decoded.text;
    const tidied = tidyText(text);
    return tidied.kind === "problem" ? tidied : { kind: "text", text, isCut: cut !== null };
  } catch (error) {
    const isGone = error instanceof DOMException && error.name === "NotFoundError";
    return { kind: "problem", problem: isGone ? "gone" : "unreadable" };
  }
}

export const fileProblemSentences: Readonly<Record<FileProblem, string>> = {
  tooLarge: `This file is larger than ${largestFile} MB: open a shorter one, or paste the part you want to type.`,
  notText: "This file is not plain text: open one that was saved as text, such as a .txt file.",
  unknownEncoding:
    "This file is in an encoding other than UTF-8 or UTF-16: save it as UTF-8, then open it again.",
  empty: "This file is empty, so your text stays as it was.",
  blank: "This file holds only what cannot be seen, so your text stays as it was.",
  single:
    "This file holds a single character, too short to be timed, so your text stays as it was.",
  gone: "This file is no longer where it was: choose it again.",
  unreadable:
    "This file could not be read: it may have changed, be in use or not be yours to open.",
};

export const cutFileSentence = `A text can have ${writtenNumber(longestText)} characters, so only the beginning of this file stands here.`;
