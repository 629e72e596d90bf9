import type { ConsoleMessage, Page } from "@playwright/test";

/**
 * Collects the console messages of a page and its requests to other hosts. A built file is named
 * without its hash, as in "/assets/Report.js".
 */
export function collectProblems(page: Page, site: string): string[] {
  const problems: string[] = [];
  // Without the stack of an error, which differs from one build to the next.
  const plainly = (text: string) =>
    text
      .replace(/\n +at [^]*$/, "")
      .replaceAll(site, "")
      .replaceAll(/(\/assets\/\w+)-[\w-]{6,8}\.js/g, "$1.js");
  page.on("console", (message) => {
    if (!isOfUnknownFeature(message)) problems.push(plainly(message.text()));
  });
  page.on("pageerror", (error) => problems.push(plainly(error.message)));
  page.on("request", (request) => {
    if (!request.url().startsWith(`${site}/`)) problems.push(`asks ${request.url()}`);
  });
  return problems;
}

/**
 * Whether the browser reports an unknown feature in the permissions policy: the browser is older or newer
 * than the policy. A single test reports that, instead of all tests.
 */
export function isOfUnknownFeature(message: ConsoleMessage): boolean {
  return message.text().startsWith("Error with Permissions-Policy header: Unrecognized feature");
}
