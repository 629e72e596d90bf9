import { expect, type Page } from "@playwright/test";

/** What is typed with is in the window, clear of the header: the caret's line, the next one and the field. */
export async function expectInView(page: Page, areFiguresIn: boolean) {
  await expect.poll(() => page.evaluate(outOfSight, areFiguresIn)).toEqual([]);
  await expect.poll(() => page.getByTestId("passage").evaluate(hasNextLine)).toBe(true);
}

/** Runs in the page: what is not wholly in the window, or under a header that stays. */
function outOfSight(areFiguresIn: boolean): readonly string[] {
  const header = document.querySelector("header");
  const isSticky = header && getComputedStyle(header).position === "sticky";
  const start = isSticky ? header.clientHeight : 0;
  const figures = "section dl:first-of-type dd";
  const parts = ["[data-state=current]", "textarea", ...(areFiguresIn ? [figures] : [])];
  return parts.filter((part) => {
    const boxes = Array.from(document.querySelectorAll(part));
    const isIn = boxes.every((box) => {
      const { top, bottom } = box.getBoundingClientRect();
      return top >= start - 1 && bottom <= innerHeight + 1;
    });
    return boxes.length === 0 || !isIn;
  });
}

/** Runs in the page: whether the line after the caret's stands in the box, where there is one. */
function hasNextLine(box: Element): boolean {
  const current = box.querySelector("[data-state=current]")?.getBoundingClientRect();
  if (!current) return true;
  const lineHeight = Number.parseFloat(getComputedStyle(box).lineHeight);
  if (current.top < box.getBoundingClientRect().top - 4) return false;
  const isLast = box.scrollTop + box.clientHeight + 2 >= box.scrollHeight;
  return isLast || current.bottom + lineHeight <= box.getBoundingClientRect().bottom + 4;
}

/** Types from one place of a text to another: all but the last key at once. */
export async function typeStretch(page: Page, text: string, start: number, end: number) {
  await page.keyboard.insertText(text.slice(start, end - 1));
  await page.keyboard.type(text.slice(end - 1, end));
}
