/** A measured speed: WPM, not rounded, and half of its likely range on the scale of logarithms. */
export interface MeasuredSpeed {
  readonly wordsPerMinute: number;
  readonly halfWidth: number;
}

/**
 * Whether two speeds differ by more than their scatter explains: |ln(W1 / W2)| > √(h1² + h2²).
 * From 0 every other speed does.
 */
export function isBeyondNoise(one: MeasuredSpeed, other: MeasuredSpeed): boolean {
  const difference = Math.abs(Math.log(one.wordsPerMinute / other.wordsPerMinute));
  return difference > Math.hypot(one.halfWidth, other.halfWidth);
}
