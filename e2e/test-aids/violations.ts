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
  "focus-order-semantics",
  "label-content-name-mismatch",
  "table-fake-caption",
  "td-has-header",
] as const;

/** A rule, and the elements that break it. */
type Violation = readonly [rule: string, elements: readonly string[]];

/**
 * The violations that axe finds in the page, or in its open dialog: the page behind that is inert.
 *
 * @param isWhole whether header and footer are included, which are the same on every page
 */
export function violations(page: Page, isWhole = false): Promise<readonly Violation[]> {
  const rules = Object.fromEntries([
    ...experimental.map((rule) => [rule, { enabled: true }] as const),
    // Reads all styles, which are the same in every state of a page.
    ["css-orientation-lock", { enabled: isWhole }],
    // All that it finds, color-contrast-enhanced finds too.
    ["color-contrast", { enabled: false }],
  ]);
  return find(page, { runOnly: [...tags], rules }, isWhole);
}

/** The violations of the rules that depend on the theme. */
export function colorViolations(
  page: Page,
  isWhole = false,
  runOnly: readonly string[] = ["color-contrast-enhanced", "link-in-text-block"],
): Promise<readonly Violation[]> {
  return find(page, { runOnly: [...runOnly] }, isWhole);
}

async function find(
  page: Page,
  options: axe.RunOptions,
  isWhole: boolean,
): Promise<readonly Violation[]> {
  // Once a page, because loading axe takes longer than running it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async ([given, isAll]) => {
      // Colours in a transition between themes belong to neither.
      const transitions = document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
      const dialog = document.querySelector("dialog:modal");
      const context = dialog ?? { exclude: isAll ? [] : [["header"], ["footer"]] };
      const results = await window.axe?.run(context, { ...given, resultTypes: ["violations"] });
      return (results?.violations ?? []).map(
        ({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const,
      );
    },
    [options, isWhole] as const,
  );
}
