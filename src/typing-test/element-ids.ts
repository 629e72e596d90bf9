import type { StatElements } from "./api.ts";

/** The ids by which scripts find the elements that the test works with. */
export const elementIds = {
  field: "typing-field",
  /** The whole presented text, for screen readers; the beginning of a long one. */
  text: "passage-text",
  passage: "painted-passage",
  levels: "levels",
  restart: "restart",
  footer: "test-foot",
} as const;

/** The ids of the numbers of the live stats. */
export const statIds = {
  speed: "live-speed",
  accuracy: "live-accuracy",
  time: "live-time",
  errors: "live-errors",
} as const;

/** The elements of the live stats; `null` if they are hidden. */
export function findStats(): StatElements | null {
  const [speed, accuracy, time, errors] = Object.values(statIds).map((id) =>
    document.getElementById(id),
  );
  return speed && accuracy && time && errors ? { speed, accuracy, time, errors } : null;
}
