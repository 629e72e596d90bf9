import { expect, type Page } from "@playwright/test";
import { type Area, areaInPage } from "./marks-in-page.ts";

/**
 * The caret's line, the next one and the field are in the window and not under the header, and the passage
 * shows no part of a line that is scrolled away.
 */
export async function expectInView(page: Page, areFiguresIn: boolean) {
  const current = () => page.evaluate(areaInPage, "current");
  const outside = async () => page.evaluate(outOfView, { areFiguresIn, current: await current() });
  await expect.poll(outside).toEqual([]);
  const hasNext = async () => page.getByTestId("passage").evaluate(hasNextLine, await current());
  await expect.poll(hasNext).toBe(true);
  await expect.poll(() => page.getByTestId("passage").evaluate(partOfLineAbove)).toBeLessThan(2);
}

/** Runs in the page: which of them is not entirely in the window, or is under the sticky header. */
function outOfView({
  areFiguresIn,
  current,
}: {
  areFiguresIn: boolean;
  current: Area | null;
}): readonly string[] {
  const header = document.querySelector("header");
  const isSticky = header && getComputedStyle(header).position === "sticky";
  const start = isSticky ? header.clientHeight : 0;
  const figures = "section dl:first-of-type dd";
  const isOutside = ({ top, bottom }: Area) => top < start - 1 || bottom > innerHeight + 1;
  const parts = ["textarea", ...(areFiguresIn ? [figures] : [])].filter((part) => {
    const areas = Array.from(document.querySelectorAll(part), (box) => box.getBoundingClientRect());
    return areas.length === 0 || areas.some(isOutside);
  });
  return !current || isOutside(current) ? ["the next character", ...parts] : parts;
}

/** Runs in the page: whether the line after the caret's, if there is one, is in the box. */
function hasNextLine(box: Element, current: Area | null): boolean {
  if (!current) return true;
  const lineHeight = Number.parseFloat(getComputedStyle(box).lineHeight);
  if (current.top < box.getBoundingClientRect().top - 4) return false;
  const isLast = box.scrollTop + box.clientHeight + 2 >= box.scrollHeight;
  return isLast || current.bottom + lineHeight <= box.getBoundingClientRect().bottom + 4;
}

/** Runs in the page: how much of the line above the first whole one is in the box, in pixels. */
function partOfLineAbove(box: Element): number {
  const lineHeight = Number.parseFloat(getComputedStyle(box).lineHeight);
  return (Math.ceil(box.scrollTop / lineHeight) * lineHeight - box.scrollTop) % lineHeight;
}

/** Types a part of a text: all but the last character at once. */
export async function typePart(page: Page, text: string, start: number, end: number) {
  await page.keyboard.insertText(text.slice(start, end - 1));
  await page.keyboard.type(text.slice(end - 1, end));
}
