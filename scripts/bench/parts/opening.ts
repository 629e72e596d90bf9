import type { Page } from "playwright";
import { throttle } from "../browser/bench-browser.ts";
import { atMost, type Part } from "../part.ts";
import { benchTexts } from "../texts.ts";

declare global {
  interface Window {
    /** The times of the last click, and of the end of the first frame that showed the text. */
    openedText: { clickedAt: number; shownAt: number | null };
  }
}

/** Opens a long text, from the click to the frame that shows it. */
export const openingPart: Part = {
  name: "opening",
  title: "Opening a text of 100,000 characters, 4×",
  rounds: 3,
  measure: (subject, { withPage }) =>
    withPage(async ({ page, session }) => {
      await page.goto(subject.address);
      const ownText = page.getByRole("radio", { name: "Your text" });
      if ((await ownText.count()) === 0) return [];
      await ownText.click();
      await page.getByRole("textbox", { name: "Your text" }).focus();
      await throttle(session, 4);
      const pasted = await pasteTime(page, () =>
        session.send("Input.insertText", { text: benchTexts.long }),
      );
      await watchForText(page, benchTexts.long.slice(0, 60));
      await page.getByRole("button", { name: "Type this text" }).click();
      await page.waitForFunction(() => window.openedText.shownAt !== null);
      const { clickedAt, shownAt } = await page.evaluate(() => window.openedText);
      return [
        { measure: "pasted into the dialog, shown (ms)", value: pasted },
        { measure: "click to shown (ms)", value: (shownAt ?? 0) - clickedAt, target: atMost(500) },
      ];
    }),
};

async function pasteTime(page: Page, paste: () => Promise<unknown>): Promise<number> {
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const note = ({ timeStamp }: Event) =>
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
        addEventListener("input", note, { capture: true, once: true });
      }),
  );
  await page.waitForTimeout(200);
  await paste();
  return shown;
}

/** Waits for the frame in which the passage begins with a text after a click. */
function watchForText(page: Page, start: string): Promise<void> {
  return page.evaluate((expected) => {
    window.openedText = { clickedAt: 0, shownAt: null };
    const note = ({ timeStamp }: Event) => {
      window.openedText.clickedAt = timeStamp;
      requestAnimationFrame(look);
    };
    const look = () => {
      const passage = document.querySelector("[data-testid=passage]");
      if (!passage?.textContent.startsWith(expected)) return void requestAnimationFrame(look);
      return void setTimeout(() => {
        window.openedText.shownAt = performance.now();
      });
    };
    addEventListener("click", note, { capture: true, once: true });
  }, start);
}
