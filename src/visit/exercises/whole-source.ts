import { commonWords } from "../../content/common-words.ts";
import { timedSentences } from "../../content/timed-sentences.ts";
import { english, type PassageSource, type TextSource } from "./text-source.ts";

const allEnglish: TextSource = {
  ...english,
  sentences: timedSentences,
  words: commonWords,
  space: " ",
};

/** All texts of the language that passages are in: those of other languages come all at once. */
export function wholeSource(source: PassageSource): TextSource {
  return isWhole(source) ? source : allEnglish;
}

function isWhole(source: PassageSource): source is TextSource {
  return "sentences" in source && "words" in source;
}
