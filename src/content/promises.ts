/** What a likely range promises, in the words of every explanation. */
export const likelyRangeMeaning =
  "If the same person took another test of the same kind straight away, its speed would fall within this range 19 times out of 20.";

/** What each file of tests contains besides results. */
export const keyTimes = "the time of each key, which could identify you";

/**
 * The most bytes with headers that a first visit to Home loads, and that the rest of the code and the
 * second font take while the page is idle. The build fails above them.
 */
export const loadLimits = {
  first: { brotli: 99_500, gzip: 112_500 },
  rest: { brotli: 150_000, gzip: 170_000 },
} as const;
