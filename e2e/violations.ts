import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** By axe, which has its AAA contrast and its target sizes switched off unless asked. */
export async function expectNoViolation(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({
      rules: { "color-contrast-enhanced": { enabled: true }, "target-size": { enabled: true } },
    })
    .analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect(found).toEqual([]);
}

/** How wide the page is that would have to be scrolled sideways on a narrower screen. */
export function widthNeeded(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}
