import type { CharacterClasses } from "../mistakes/character-classes.ts";

/**
 * Utilised bandwidth: the share of keystrokes that ended as a correct character,
 * C / (C + INF + IF + F). Soukoreff & MacKenzie, CHI 2003.
 *
 * @returns 0 where nothing was typed.
 */
export function utilisedBandwidth(classes: CharacterClasses): number {
  const all = keystrokesOf(classes);
  return all > 0 ? classes.correct / all : 0;
}

/**
 * Wasted bandwidth: the share of keystrokes that went into mistakes and their correction,
 * (INF + IF + F) / (C + INF + IF + F). Soukoreff & MacKenzie, CHI 2003.
 *
 * @returns 0 where nothing was typed.
 */
export function wastedBandwidth(classes: CharacterClasses): number {
  const all = keystrokesOf(classes);
  return all > 0 ? (all - classes.correct) / all : 0;
}

/**
 * Correction efficiency: characters erased to a correcting keystroke, IF / F. More than 1 where words
 * were erased at once. Soukoreff & MacKenzie, CHI 2003.
 *
 * @returns `null` without a correcting keystroke.
 */
export function correctionEfficiency({ incorrectFixed, fixes }: CharacterClasses): number | null {
  return fixes > 0 ? incorrectFixed / fixes : null;
}

/**
 * Participant conscientiousness: the share of incorrect characters that were erased,
 * IF / (IF + INF). Soukoreff & MacKenzie, CHI 2003.
 *
 * @returns `null` where nothing was incorrect.
 */
export function conscientiousness(classes: CharacterClasses): number | null {
  const incorrect = classes.incorrectFixed + classes.incorrectNotFixed;
  return incorrect > 0 ? classes.incorrectFixed / incorrect : null;
}

function keystrokesOf({ correct, incorrectNotFixed, incorrectFixed, fixes }: CharacterClasses) {
  return correct + incorrectNotFixed + incorrectFixed + fixes;
}
