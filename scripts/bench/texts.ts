import { easyPassages } from "../../src/content/passages.ts";

/** Texts to type, the same in every round. */
export const texts = {
  passage: easyPassages[0],
  short: textOf(200),
  long: textOf(100_000),
};

function textOf(length: number): string {
  const passages = `${easyPassages.join(" ")} `;
  return `${passages.repeat(Math.ceil(length / passages.length)).slice(0, length - 1)}.`;
}
