import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Half the size of the package's main file, and compiled in half the time. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** All rules that axe has for WCAG 2.0 to 2.2, with AAA, and best practices. */
const tags = [
  "wcag2a",
  "wcag2aa",
  "wcag2aaa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
] as const;

/** Experimental rules, which axe runs only on request. */
const experimental = [
  "css-orientation-lock",
  "focus-order-semantics",
  "label-content-name-mismatch",
  "table-fake-caption",
  "td-has-header",
] as const;

/** A rule, and the elements that break it. */
type Violation = readonly [rule: string, elements: readonly string[]];

/** The violations that axe finds in the page. */
export function violations(page: Page): Promise<readonly Violation[]> {
  const rules = Object.fromEntries(experimental.map((rule) => [rule, { enabled: true }]));
  return find(page, { runOnly: [...tags], rules });
}

/** The violations of the rules that depend on the theme. */
export function colorViolations(page: Page): Promise<readonly Violation[]> {
  const runOnly = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"];
  return find(page, { runOnly });
}

async function find(page: Page, options: axe.RunOptions): Promise<readonly Violation[]> {
  // Once a page, because loading axe takes longer than running it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(async (given) => {
    // Colours in a transition between themes belong to neither.
    const transitions = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    const results = await window.axe?.run(document, { ...given, resultTypes: ["violations"] });
    return (results?.violations ?? []).map(
      ({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const,
    );
  }, options);
}
