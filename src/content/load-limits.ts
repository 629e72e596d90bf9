/**
 * Most bytes that Home takes on a first visit, and that the rest of the code and its second font take
 * while the page is idle; with headers. The build fails above them.
 */
export const loadLimits = {
  first: { brotli: 99_500, gzip: 112_500 },
  rest: { brotli: 150_000, gzip: 170_000 },
} as const;
