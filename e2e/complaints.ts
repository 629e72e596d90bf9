import type { ConsoleMessage, Page } from "@playwright/test";

/**
 * Gathers what a page says on the console, and what it asks for beyond the site. A built file is
 * called by its address without the digest, as in "/assets/later.js".
 */
export function complaintsOf(page: Page, site: string): string[] {
  const complaints: string[] = [];
  // Without the stack of an error, which differs from one build to the next.
  const plainly = (text: string) =>
    text
      .replace(/\n +at [^]*$/, "")
      .replaceAll(site, "")
      .replaceAll(/(\/assets\/\w+)-[\w-]{8}\.js/g, "$1.js");
  page.on("console", (message) => {
    if (!isOfUnknownFeature(message)) complaints.push(plainly(message.text()));
  });
  page.on("pageerror", (error) => complaints.push(plainly(error.message)));
  page.on("request", (request) => {
    if (!request.url().startsWith(`${site}/`)) complaints.push(`asks ${request.url()}`);
  });
  return complaints;
}

/**
 * Whether the browser says that it does not know a feature by which the policy refuses it: an older or
 * a newer one than the policy was written for. A test of its own tells of it, in place of all others.
 */
export function isOfUnknownFeature(message: ConsoleMessage): boolean {
  return message.text().startsWith("Error with Permissions-Policy header: Unrecognized feature");
}
