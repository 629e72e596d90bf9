import type { CharacterErrors } from "../../engine/research/all-alignments.ts";
import {
  countText,
  exactSpeedText,
  numberText,
  ratioText,
  shareText,
} from "../../format/format-figures.ts";
import { quoted } from "../../format/character-name.ts";
import type { Explanations } from "./explanation.ts";

const alignments = "MacKenzie and Soukoreff 2002";
const charactersClasses = "Soukoreff and MacKenzie, CHI 2003";

/** Mistakes and corrections, as research counts them. */
export const errorExplanations = {
  corrections: ({ corrections: { corrected, left, rightErased } }) => ({
    name: "Mistakes corrected and left",
    value: `${numberText(corrected)} and ${numberText(left)}`,
    formula: `Each keystroke is compared with the character it was meant for, so that a skipped letter is one mistake and a swap of two is one. Right characters erased along with mistakes: ${numberText(rightErased)}.`,
    source: "After Wobbrock and Myers 2006; swaps after Damerau 1964",
  }),
  entryRate: ({ entryRate }) => ({
    name: "Entry rate",
    value: `${exactSpeedText(entryRate)} WPM`,
    formula:
      "(Characters − 1) / 5 / minutes from the first character to the last; what follows in a timed test is left out.",
    example: "14 / 5 words in 4 s: 42.0 WPM.",
    source: "MacKenzie, A note on calculating text entry speed",
  }),
  minimumStringDistance: ({ minimumStringDistance }) => ({
    name: "Minimum string distance",
    value: numberText(minimumStringDistance),
    formula:
      "The fewest characters to change, add or take away that turn your text into the passage. A swap counts twice here.",
    example: "2, an “e” to add and a “p” to take away.",
    source: "Soukoreff and MacKenzie 2001; Levenshtein 1966",
  }),
  minimumStringDistanceErrorRate: ({ minimumStringDistanceErrorRate }) => ({
    name: "MSD error rate",
    value: shareText(minimumStringDistanceErrorRate),
    formula: "Minimum string distance / the length of the longer text.",
    example: "2 / 15 = 13.3%.",
    source: charactersClasses,
  }),
  classes: ({ classes: { correct, incorrectNotFixed, incorrectFixed, fixes } }) => ({
    name: "C, INF, IF, F",
    value: [correct, incorrectNotFixed, incorrectFixed, fixes].map(numberText).join(", "),
    formula:
      "Characters that are correct (C), where a swap counts twice; incorrect and not fixed, the minimum string distance (INF); typed and erased again (IF); keystrokes that erased (F). Some programs take the length of the longer text less INF for C.",
    example: "14, 2, 1, 1: the “e” and the “p”, the “x”, and its Backspace.",
    source: charactersClasses,
  }),
  errorRates: ({ errorRates: { uncorrected, corrected, total } }) => ({
    name: "Error rates",
    value: [uncorrected, corrected, total].map(shareText).join(", "),
    formula: "Uncorrected INF, corrected IF, total INF + IF, each over C + INF + IF.",
    example: "2, 1 and 3 of 17: 11.8%, 5.9%, 17.6%.",
    source: charactersClasses,
  }),
  keystrokes: ({ keystrokes }) => ({
    name: "Keystrokes",
    value: numberText(keystrokes),
    formula: "Characters typed one by one, and deletions.",
    example: "17, one of them Backspace.",
    source: charactersClasses,
  }),
  keystrokesPerCharacter: ({ keystrokesPerCharacter }) => ({
    name: "Keystrokes per character",
    value: ratioText(keystrokesPerCharacter),
    formula: "Keystrokes / characters: 1 without a correction.",
    example: "17 / 15 = 1.13.",
    source: "MacKenzie 2002",
  }),
  bandwidth: ({ bandwidth: { utilised, wasted } }) => ({
    name: "Utilised and wasted bandwidth",
    value: `${shareText(utilised)}, ${shareText(wasted)}`,
    formula:
      "C, and INF + IF + F, over C + INF + IF + F: how many of your keystrokes ended as a correct character, and how many went into mistakes and their correction.",
    example: "14 and 4 of 18: 77.8%, 22.2%.",
    source: charactersClasses,
  }),
  correctionEfficiency: ({ correctionEfficiency }) => ({
    name: "Correction efficiency",
    value: correctionEfficiency === null ? "no correction" : ratioText(correctionEfficiency),
    formula:
      "IF / F: characters erased by each correcting keystroke, more than 1 where a whole word went at once.",
    example: "1 / 1 = 1.00.",
    source: charactersClasses,
  }),
  conscientiousness: ({ conscientiousness }) => ({
    name: "Participant conscientiousness",
    value: conscientiousness === null ? "nothing incorrect" : shareText(conscientiousness),
    formula: "IF / (IF + INF): how many of your incorrect characters you erased.",
    example: "1 / 3 = 33.3%.",
    source: charactersClasses,
  }),
  allAlignments: ({ allAlignments }) => ({
    name: "Mean alignment length",
    value: allAlignments
      ? `${ratioText(allAlignments.meanLength)} of ${alignmentsText(allAlignments.count)}`
      : "too many errors to look at all",
    formula:
      "Which errors were made can often be told in several ways: the mean length of all alignments of the two texts with the fewest errors.",
    example:
      "“quickly” typed as “qucehkly” has three of 8 characters and one of 9: 8.25 of 4 alignments.",
    source: alignments,
  }),
  errorWeights: ({ allAlignments }) => ({
    name: "Averaged substitutions, omissions, insertions",
    value: allAlignments
      ? [allAlignments.substituted, allAlignments.omitted, allAlignments.inserted]
          .map(ratioText)
          .join(", ")
      : "too many errors to look at all",
    formula: `Each error weighs as much as the share of these alignments that have it; together they are the minimum string distance.${allAlignments ? ` Over the mean length: ${shareText(allAlignments.errorRate)}.` : ""}`,
    example: "“quickly” typed as “qucehkly”: 1.50, 0.25, 1.25.",
    source: alignments,
  }),
  characterErrors: ({ allAlignments }) => ({
    name: "Averaged errors by character",
    value: allAlignments
      ? characterErrorsText(allAlignments.characters)
      : "too many errors to look at all",
    formula:
      "The same for each character: what was to be typed was substituted or omitted, what was typed was inserted. Those with the most errors.",
    example:
      "“quickly” typed as “qucehkly”, where one of the four skips the “i”: “c” 0.75 substituted, 0.25 inserted; “i” 0.75 substituted, 0.25 omitted; “h” 0.50 inserted; “e” 0.50 inserted.",
    source: alignments,
  }),
} satisfies Explanations;

/** So many characters are told, lest the rest of a text that went astray take the page. */
const mostCharacters = 8;

/** "“i” 0.75 substituted, 0.25 omitted; “h” 0.50 inserted; and 3 more". */
function characterErrorsText(characters: readonly CharacterErrors[]): string {
  if (characters.length === 0) return "no error";
  const told = characters.slice(0, mostCharacters).map((errors) => {
    const weights = (["substituted", "omitted", "inserted"] as const)
      .filter((kind) => errors[kind] > 0)
      .map((kind) => `${ratioText(errors[kind])} ${kind}`);
    return `${quoted(errors.character)} ${weights.join(", ")}`;
  });
  const more = characters.length - told.length;
  return [...told, ...(more > 0 ? [`and ${numberText(more)} more`] : [])].join("; ");
}

function alignmentsText(count: number): string {
  return count > Number.MAX_SAFE_INTEGER
    ? "more alignments than can be counted"
    : countText(count, "alignment");
}
