/**
 * Most bytes that Home takes on a first visit, and that the rest of the code takes while the page is
 * idle; with headers. The build fails above them.
 */
export const loadLimits = {
  first: { brotli: 116_000, gzip: 130_000 },
  rest: { brotli: 155_000, gzip: 175_000 },
} as const;
