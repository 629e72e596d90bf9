import { type Browser, orca } from "../browsers/browsers.ts";

/** A part of `npm test`: a program of the project's packages, with its parameters. */
export interface CheckStep {
  readonly name: string;
  readonly command: readonly [program: string, ...parameters: string[]];
  /** Matches the paths of its tests, if it runs tests and reports them. */
  readonly tests?: RegExp;
  /** The step is skipped without this browser, and runs only for `npm run test:browsers`. */
  readonly needs?: Browser;
}

const build: CheckStep = { name: "build", command: ["node", "scripts/run.js", "build"] };

/** All that `npm run test:browsers` runs, in this order. */
const steps: readonly CheckStep[] = [
  { name: "format", command: ["oxfmt", "--check"] },
  { name: "lint", command: ["oxlint"] },
  { name: "types", command: ["tsc", "--project", "src/engine"] },
  { name: "types", command: ["tsc", "--project", "src"] },
  { name: "types", command: ["tsc", "--project", "scripts"] },
  { name: "types", command: ["tsc", "--project", "e2e"] },
  { name: "unused", command: ["knip"] },
  {
    name: "unit",
    command: ["vitest", "run", "--project", "unit"],
    tests: /^(?:src|scripts)\/(?!.*\.browser\.)/,
  },
  build,
  {
    name: "components",
    command: ["vitest", "run", "--project", "browser"],
    tests: /^src\/.*\.browser\./,
  },
  { name: "e2e", command: ["playwright", "test"], tests: /^e2e\// },
  { name: "read-aloud", command: ["node", "scripts/run.js", "read-aloud"], needs: orca },
];

/**
 * The steps that the parameters of `npm test` ask for: the names of steps, or the path of a test, which
 * goes to the program that runs it with all that follows. The built site is tested after a build.
 *
 * @throws if no step has such a name.
 */
export function stepsFor(
  parameters: readonly string[],
  isEveryBrowser = false,
): readonly CheckStep[] {
  const [first] = parameters;
  if (first === undefined) return steps.filter(({ needs }) => isEveryBrowser || !needs);
  const owner = steps.find(({ tests }) => tests?.test(first));
  const requested = owner
    ? [{ ...owner, command: [...owner.command, ...parameters] as const }]
    : steps.filter(({ name }) => parameters.includes(name));
  const names = new Set(steps.map(({ name }) => name));
  const unknown = owner ? undefined : parameters.find((parameter) => !names.has(parameter));
  if (unknown !== undefined) {
    throw new Error(`Unknown step: ${unknown}. Choose from ${[...names].join(", ")}.`);
  }
  return requested.at(-1)?.name === "e2e" && !requested.includes(build)
    ? [build, ...requested]
    : requested;
}
