/**
 * The value that Student's t stays within, either side of 0, with probability 0.95: its 0.975 quantile.
 *
 * The distribution for whole degrees of freedom is a finite sum (Abramowitz & Stegun 1964, 26.7.3 and
 * 26.7.4); it is inverted by halving an interval.
 *
 * @param freedom degrees of freedom, a whole number from 1 up
 */
export function studentQuantile(freedom: number): number {
  let low = 0;
  let high = 13;
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (probabilityWithin(middle, freedom) < 0.95) low = middle;
    else high = middle;
  }
  return high;
}

/** The probability that |t| is at most `limit`. */
function probabilityWithin(limit: number, freedom: number): number {
  const angle = Math.atan(limit / Math.sqrt(freedom));
  const square = Math.cos(angle) ** 2;
  const isOdd = freedom % 2 === 1;
  let term = isOdd ? Math.cos(angle) : 1;
  let sum = 0;
  for (let factor = isOdd ? 2 : 1; factor < freedom; factor += 2) {
    sum += term;
    term *= (square * factor) / (factor + 1);
  }
  return isOdd ? (2 / Math.PI) * (angle + Math.sin(angle) * sum) : Math.sin(angle) * sum;
}
