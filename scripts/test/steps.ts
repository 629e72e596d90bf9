import type { browsers } from "../browsers.ts";

/** A part of `npm test`: a program of this project's packages, and how its outcome is counted. */
export interface Step {
  readonly name: string;
  readonly title: string;
  readonly command: readonly [program: string, ...parameters: string[]];
  /** Where its tests are reported, in the cache folder. A step without tests counts as one check. */
  readonly report?: string;
  /** The browser that it takes. Chromium is installed where it is missing, the others are not. */
  readonly browser?: keyof typeof browsers;
  /** The step without whose success this one would tell nothing. */
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
  {
    name: "components",
    title: "Component tests",
    command: ["vitest", "run", "--project", "browser"],
    report: "vitest.json",
    browser: "chromium",
  },
  { name: "build", title: "Build", command: ["node", "scripts/run.js", "build"] },
  {
    name: "e2e",
    title: "End-to-end tests of the built site",
    command: ["playwright", "test", "--project=chromium"],
    report: "playwright.json",
    browser: "chromium",
    after: "build",
  },
  {
    name: "firefox",
    title: "The built site in Firefox",
    command: ["playwright", "test", "--project=firefox"],
    report: "playwright.json",
    browser: "firefox",
    after: "build",
  },
  {
    name: "webkit",
    title: "The built site in WebKit",
    command: ["playwright", "test", "--project=webkit"],
    report: "playwright.json",
    browser: "webkit",
    after: "build",
  },
];
