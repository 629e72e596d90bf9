import { decodeText, type DecodingProblem } from "./decode-text.ts";

export type FileProblem = DecodingProblem | "tooLarge" | "gone" | "unreadable";

export type TextFile =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "problem"; readonly problem: FileProblem };

/** In megabytes of a million bytes; enough for the longest text in any script. */
const largestFile = 5;

/** The text of a file; one that is too large is not read at all. */
export async function readTextFile(file: Blob): Promise<TextFile> {
  if (file.size > largestFile * 1_000_000) return { kind: "problem", problem: "tooLarge" };
  try {
    return decodeText(new Uint8Array(await file.arrayBuffer()));
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
  gone: "This file is no longer where it was: choose it again.",
  unreadable:
    "This file could not be read: it may have changed, be in use or not be yours to open.",
};
