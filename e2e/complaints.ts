import type { Page } from "@playwright/test";

/** Gathers what a page says on the console, and what it asks for beyond the site. */
export function complaintsOf(page: Page, site: string): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    if (!request.url().startsWith(`${site}/`)) complaints.push(`asks ${request.url()}`);
  });
  return complaints;
}
