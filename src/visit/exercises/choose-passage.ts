/**
 * One of a level's passages, never the one just shown.
 *
 * @param random from 0 to below 1, as `Math.random` gives it
 */
export function choosePassage(
  bank: readonly [string, ...string[]],
  shown: string | null,
  random: number,
): string {
  const choice = bank.filter((passage) => passage !== shown);
  return choice[Math.floor(random * choice.length)] ?? bank[0];
}
