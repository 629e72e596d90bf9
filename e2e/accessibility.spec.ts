import { expect } from "@playwright/test";
import { states } from "./states.ts";
import { expectKindsOfComplaint, test } from "./test.ts";
import { violations } from "./violations.ts";

const themes = ["light", "dark"] as const;
const widths = [320, 390, 768, 1280] as const;

for (const { name, reach, complaints: expected = [], widest = Infinity } of states) {
  test(`${name}: axe finds nothing to mend, in both themes and at four widths`, async ({
    page,
    complaints,
  }) => {
    test.slow();
    await reach(page);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.locator("html.dark")).toHaveCount(theme === "dark" ? 1 : 0);
      for (const width of widths.filter((each) => each <= widest)) {
        await page.setViewportSize({ width, height: 720 });
        // A control that the header happens to cover can be scrolled clear of it.
        await page.evaluate(() => scrollTo(0, 0));
        expect(await violations(page), `${theme}, ${width} pixels wide`).toEqual([]);
      }
    }
    await expectKindsOfComplaint(complaints, expected);
  });
}
