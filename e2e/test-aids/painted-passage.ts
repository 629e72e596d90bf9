import { expect, type Page } from "@playwright/test";
import { areaInPage, type Area, runsInPage } from "./marks-in-page.ts";
import { shownPassage, typingField } from "./typing.ts";

/** The painted runs of the passage, each as its state and its text. */
export function paintedRuns(page: Page): Promise<readonly (readonly [string, string])[]> {
  return page.evaluate(runsInPage);
}

/** The box of the character to type next. */
export async function currentArea(page: Page): Promise<Area> {
  const area = await page.evaluate(areaInPage, "current");
  if (!area) throw new Error("No character of the passage is marked as the next.");
  return area;
}

/** Whether the next character is entirely in the passage's box, and that part of the box in the window. */
export async function isCurrentInView(page: Page): Promise<boolean> {
  const { top, bottom } = await currentArea(page);
  const box = await page.getByTestId("passage").boundingBox();
  if (!box) return false;
  const isIn = top >= box.y - 1 && bottom <= box.y + box.height + 1;
  return isIn && top >= 0 && bottom <= (page.viewportSize()?.height ?? 0);
}

/** Expects each character of the passage to be painted as the field's text requires. */
export async function expectPaintedLikeField(page: Page): Promise<void> {
  const typed = await typingField(page).inputValue();
  const passage = await shownPassage(page);
  const expected = Array.from(passage, (character, index) => {
    if (index === typed.length) return signs.current;
    if (index > typed.length) return signs.pending;
    return character === typed[index] ? signs.correct : signs.wrong;
  });
  await expect.poll(() => paintedSigns(page), typed).toBe(expected.join(""));
}

/** One sign for each character of the passage: `=` right, `x` wrong, `|` to type next, `.` after that. */
export async function paintedSigns(page: Page): Promise<string> {
  const runs = await paintedRuns(page);
  return runs.map(([state, text]) => (signs[state] ?? "?").repeat(text.length)).join("");
}

const signs: Readonly<Record<string, string>> = {
  correct: "=",
  wrong: "x",
  current: "|",
  pending: ".",
};
