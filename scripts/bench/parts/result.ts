import { type BenchPage, throttle } from "../browser/bench-browser.ts";
import { typeKeysApart } from "../browser/type-keys.ts";
import { atMost, type Part, type Reading } from "../part.ts";
import type { Subject } from "../subject.ts";
import { benchTexts } from "../texts.ts";
import { keyCosts, mainThreadTasks, totalOf } from "../trace/main-thread.ts";
import { recordTrace } from "../trace/record-trace.ts";

declare global {
  interface Window {
    /** The number of frames from the last key until one shows the result; `null` before. */
    framesToResult: number | null;
  }
}

const lengths = [
  {
    name: "300 characters",
    text: benchTexts.long.slice(0, 300),
    slowdown: 1,
    max: 17,
    longest: 50,
  },
  {
    name: "300 characters",
    text: benchTexts.long.slice(0, 300),
    slowdown: 6,
    max: 100,
    longest: null,
  },
  { name: "100,000 characters", text: benchTexts.long, slowdown: 1, max: 300, longest: 50 },
] as const;

/** From the last key of a test to the frame that shows its result, and the work after it. */
export const resultPart: Part = {
  name: "result",
  title: "The last key of a test, to its result",
  rounds: 3,
  async measure(subject, { withPage }) {
    const readings: Reading[] = [];
    for (const length of lengths) {
      readings.push(...(await withPage((opened) => lastKey(opened, subject, length))));
    }
    return readings;
  },
};

async function lastKey(
  { page, session }: BenchPage,
  subject: Subject,
  { name, text, slowdown, max, longest }: (typeof lengths)[number],
): Promise<readonly Reading[]> {
  if (!(await subject.chooseText(page, text))) return [];
  await session.send("Input.insertText", { text: text.slice(0, -20) });
  await typeKeysApart(session, text.slice(-20, -1), 20);
  await page.evaluate(watchForResult);
  await throttle(session, slowdown);
  const trace = await recordTrace(session, async () => {
    await typeKeysApart(session, text.slice(-1), 0);
    await page.waitForFunction(() => window.framesToResult !== null);
    // The work after it, including the report.
    await page.waitForTimeout(2000);
  });
  const frames = (await page.evaluate(() => window.framesToResult)) ?? 0;
  const tasks = mainThreadTasks(trace);
  const at = `${name}, ${slowdown}×:`;
  return [
    { measure: `${at} frames from the key to the result`, value: frames, target: atMost(1) },
    {
      measure: `${at} key to paint (ms)`,
      value: keyCosts(tasks).map(totalOf).at(0) ?? 0,
      target: atMost(max),
    },
    {
      measure: `${at} longest task from the key on (ms)`,
      value: Math.max(0, ...tasks.map(({ work }) => totalOf(work))),
      ...(longest !== null && { target: atMost(longest) }),
    },
  ];
}

/** Counts frames from a key until one shows the result. */
function watchForResult(): void {
  window.framesToResult = null;
  let frames = 0;
  const look = () => {
    frames += 1;
    const isShown = /words per minute/.test(document.querySelector("h2")?.textContent ?? "");
    if (isShown) window.framesToResult = frames;
    else requestAnimationFrame(look);
  };
  addEventListener("keydown", () => requestAnimationFrame(look), { capture: true, once: true });
}
