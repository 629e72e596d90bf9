/**
 * Accuracy in whole percent: (characters − errors) / characters × 100, rounded, never below 0.
 * The specification's Accuracy.
 *
 * @returns 100 when nothing was typed.
 */
export function accuracy(characters: number, errors: number): number {
  return characters > 0 ? Math.max(0, Math.round(((characters - errors) / characters) * 100)) : 100;
}
