/** The ids by which the first scripts find the prerendered elements. */
export const elementIds = {
  field: "typing-field",
  /** The whole presented text, for screen readers; the beginning of a long one. */
  text: "passage-text",
  passage: "painted-passage",
  levels: "levels",
} as const;

/** The ids of the numbers of the live stats. */
export const statIds = {
  speed: "live-speed",
  accuracy: "live-accuracy",
  time: "live-time",
  errors: "live-errors",
} as const;
