import { setTimeout as wait } from "node:timers/promises";
import type { Browser, CDPSession } from "playwright";
import { typeKeysInPage } from "../browser/type-keys.ts";
import { atMost, type Part, type Reading } from "../part.ts";
import { recordTrace } from "../trace/record-trace.ts";

/** The processor time of the page while nobody types. */
export const restPart: Part = {
  name: "rest",
  title: "No keys",
  hasFloor: true,
  rounds: 1,
  measure: async (subject, { browser, withPage }, isQuick) => {
    if (isQuick && subject.project === null) return [];
    return withPage(async ({ page, session }) => {
      const seconds = isQuick ? 2 : 10;
      // The browser counts in hundredths of a second, and an idle page uses few of them.
      const secondsAtRest = isQuick ? 2 : 60;
      const text = await subject.openPassage(page);
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      });
      await wait(3000);
      const atRest = await processorShare(browser, secondsAtRest);
      const timers = await timersInThreeSeconds(session);

      await page.locator("textarea").first().focus();
      await wait(500);
      const focused = await processorShare(browser, seconds);
      await typeKeysInPage(session, text.slice(0, 20), 100);
      const running = await processorShare(browser, seconds);
      const readings: Reading[] = [
        {
          measure: "at rest: timers and animation frames in 3 s",
          value: timers,
          target: atMost(0),
        },
        {
          measure: "at rest: processor (%)",
          value: atRest,
          // An empty page takes as much as the floor, and the browser counts in steps of a twelfth of that.
          target: { of: "times the floor", max: 1.25 },
        },
        { measure: "caret in the field: processor (%)", value: focused },
        { measure: "test running, no keys: processor (%)", value: running },
      ];
      if (isQuick || subject.project === null) return readings;
      await typeKeysInPage(session, text.slice(20), 30);
      await wait(5000);
      readings.push({
        measure: "with a result and its report: timers and animation frames in 3 s",
        value: await timersInThreeSeconds(session),
        target: atMost(0),
      });
      return readings;
    });
  },
};

async function timersInThreeSeconds(session: CDPSession): Promise<number> {
  const trace = await recordTrace(session, () => wait(3000));
  return trace.filter(({ name }) => name === "TimerFire" || name === "FireAnimationFrame").length;
}

/** The share of one processor that all pages of the browser take over some seconds, in percent. */
async function processorShare(browser: Browser, seconds: number): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const pagesTime = async () => {
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    return processInfo
      .filter(({ type }) => type === "renderer")
      .reduce((total, { cpuTime }) => total + cpuTime, 0);
  };
  const before = await pagesTime();
  await wait(seconds * 1000);
  const share = ((await pagesTime()) - before) / seconds;
  await session.detach();
  return share * 100;
}
