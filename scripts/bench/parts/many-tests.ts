import type { CDPSession, Page } from "playwright";
import { sizeOfPage } from "../browser/bench-browser.ts";
import { pressKey } from "../browser/type-keys.ts";
import { atMost, type Part } from "../part.ts";
import { fieldSelector } from "../subject.ts";

/** Short, because this measures what tests leave behind; `growth` measures what their keys leave behind. */
const text = "typed again";

/** In the JSON of a log. */
const bytesOfKey = 140;

/** Measures what test after test leaves behind in one visit. */
export const manyTestsPart: Part = {
  name: "many-tests",
  title: "Many tests in one visit",
  rounds: 1,
  measure: (subject, { withPage }, isQuick) =>
    withPage(async ({ page, session }) => {
      if (!(await subject.chooseText(page, text))) return [];
      const [tests, last] = isQuick ? [20, 5] : [500, 100];
      await typeTests(page, session, tests - 2 * last);
      const sizes = [await sizeOfPage(session)];
      for (let times = 0; times < 2; times += 1) {
        await typeTests(page, session, last);
        sizes.push(await sizeOfPage(session));
      }
      const [before, after] = sizes.slice(-2);
      if (!before || !after) return [];
      return [
        { measure: "tests", value: tests },
        { measure: "heap a test (bytes)", value: (after.heap - before.heap) / last },
        { measure: "buffers a test (bytes)", value: (after.buffers - before.buffers) / last },
        {
          // A visit stores the logs of its finished tests, because later tests are compared with them.
          measure: `heap and buffers after the last ${last} without their logs, over before (×)`,
          value:
            (after.heap + after.buffers - last * text.length * bytesOfKey) /
            (before.heap + before.buffers),
          target: atMost(1.02),
        },
        {
          measure: `nodes after the last ${last}, over before (×)`,
          value: after.nodes / before.nodes,
          target: atMost(1.02),
        },
        {
          measure: `event listeners after the last ${last}, over before (×)`,
          value: after.listeners / before.listeners,
          target: atMost(1.02),
        },
      ];
    }),
};

/** Types whole tests, each started by Try Again as soon as the last result is visible. */
async function typeTests(page: Page, session: CDPSession, tests: number): Promise<void> {
  for (let done = 0; done < tests; done += 1) {
    for (const key of text) await pressKey(session, key);
    await page.getByRole("button", { name: "Try Again" }).click();
    await page.waitForFunction(
      (selector) => document.activeElement?.matches(selector),
      fieldSelector,
    );
  }
}
