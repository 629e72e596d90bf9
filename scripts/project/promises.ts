import { stepsFor } from "../test/steps.ts";
import { onlyInEveryBrowser } from "../test/engines.ts";
import type { TestRun } from "./test-reports.ts";

/** What docs/work/trust.md names for a promise: a test, or a file of a command, and the command that runs it. */
export interface Proof {
  readonly promise: string;
  readonly command: string;
  readonly file: string;
  /** A part of the test's title; empty for a file of a command. */
  readonly title: string;
  /** Whether the page says when the test is skipped. */
  readonly maySkip: boolean;
}

const commandOrFile = /`(?<command>npm [^`]+)`|`(?<file>[\w./-]+\.tsx?)`(?: "(?<title>[^"]+)")?/g;

/** Each proof on the page. A promise is a list item; a command comes before the files that it runs. */
export function proofsOn(page: string): readonly Proof[] {
  return page
    .split("\n")
    .filter((line) => line.startsWith("- "))
    .flatMap((promise) => {
      let command = "";
      return [...promise.matchAll(commandOrFile)].flatMap(({ groups = {} }) => {
        command = groups["command"] ?? command;
        const { file, title = "" } = groups;
        return file
          ? [{ promise, command, file, title, maySkip: /\bskipped\b/i.test(promise) }]
          : [];
      });
    });
}

/** Whether a command runs a file: one of its tests, or for `npm run build` a file of `scripts/build`. */
export function isRunBy(command: string, file: string): boolean {
  if (command === "npm test" || command === everyBrowser) {
    const isTest = stepsFor([]).some(({ tests }) => tests?.test(file));
    return (
      isTest && (command === everyBrowser || !onlyInEveryBrowser.some((path) => path === file))
    );
  }
  const [, script = ""] = /^npm run ([\w-]+)/.exec(command) ?? [];
  return file === `scripts/${script}.ts` || file.startsWith(`scripts/${script}/`);
}

const everyBrowser = "npm run test:browsers";

/**
 * Returns a sentence for each proof that a finished run skipped without a reason on the page or, in a run
 * of all tests, did not contain.
 *
 * @param isWhole whether the run was of all tests that its command has
 */
export function unproved(
  proofs: readonly Proof[],
  ran: readonly TestRun[],
  { isEveryBrowser, isWhole }: { isEveryBrowser: boolean; isWhole: boolean },
): readonly string[] {
  return proofs
    .filter(
      ({ command, title }) =>
        title !== "" && (command === "npm test" || (isEveryBrowser && command === everyBrowser)),
    )
    .flatMap(({ file, title, maySkip }) => {
      const own = ran.filter((run) => run.file === file && run.title.includes(title));
      if (own.length === 0 && isWhole) return [`${file} did not run: ${title}`];
      const isSkipped = own.some(({ outcome }) => outcome === "skipped");
      return isSkipped && !maySkip
        ? [`${file} was skipped, and trust.md does not say why: ${title}`]
        : [];
    });
}
