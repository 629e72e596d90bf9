import type { browsers } from "../browsers/browsers.ts";

/** A part of `npm test`: a program of this project's packages, and how its outcome is counted. */
export interface Step {
  readonly name: string;
  readonly title: string;
  readonly command: readonly [program: string, ...parameters: string[]];
  /** Where its tests are reported, in the cache folder. A step without tests counts as one check. */
  readonly report?: string;
  /** The browsers that it runs in, Chromium among them: without that, nothing of it runs. */
  readonly browsers?: readonly (keyof typeof browsers)[];
  /** The step without whose success this one would tell nothing: it runs before, asked for or not. */
  readonly after?: string;
}

/** All that `npm test` runs, in its order. */
export const steps: readonly Step[] = [
  { name: "format", title: "Format", command: ["oxfmt", "--check"] },
  { name: "lint", title: "Lint", command: ["oxlint", "--type-aware", "--deny-warnings"] },
  { name: "types", title: "Types of the engine", command: ["tsc", "--project", "src/engine"] },
  { name: "types", title: "Types of the site", command: ["tsc", "--project", "src"] },
  { name: "types", title: "Types of the scripts", command: ["tsc", "--project", "scripts"] },
  { name: "types", title: "Types of the end-to-end tests", command: ["tsc", "--project", "e2e"] },
  { name: "unused", title: "Unused code and packages", command: ["knip"] },
  {
    name: "unit",
    title: "Unit and property tests",
    command: ["vitest", "run", "--project", "unit"],
    report: "vitest.json",
  },
  { name: "build", title: "Build", command: ["node", "scripts/run.js", "build"] },
  {
    name: "components",
    title: "Component tests",
    command: ["vitest", "run", "--project", "browser"],
    report: "vitest.json",
    browsers: ["chromium"],
  },
  {
    name: "e2e",
    title: "End-to-end tests of the built site",
    command: ["playwright", "test"],
    report: "playwright.json",
    browsers: ["chromium", "firefox", "webkit"],
    after: "build",
  },
];

/**
 * The steps of some names, with those that they come after.
 *
 * @param names all steps, where there are none.
 * @throws where no step has one of the names.
 */
export function stepsNamed(names: readonly string[]): readonly Step[] {
  const known = new Set(steps.map(({ name }) => name));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    const choice = [...known].join(", ");
    throw new Error(`No step is called ${unknown.join(", ")}: choose among ${choice}.`);
  }
  if (names.length === 0) return steps;
  const asked = steps.filter(({ name }) => names.includes(name));
  return steps.filter(
    (step) => asked.includes(step) || asked.some(({ after }) => after === step.name),
  );
}
