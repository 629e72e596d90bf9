import { expect, type Page } from "@playwright/test";
import { typeKeys } from "./test-aids/keys.ts";
import { currentArea } from "./test-aids/painted-passage.ts";
import { sharedPageTest as test } from "./test.ts";
import { openTest, shownPassage, typingField, restart } from "./test-aids/typing.ts";
import {
  beginOwnText,
  openFile,
  openOwnText,
  ownTextDialog,
  typeThisText,
} from "./test-aids/exercise-picker.ts";
import { recordVisibleLines, visibleLines } from "./test-aids/visible-lines.ts";

/** Returns different words of three to eight letters, so that no two lines are equal. */
function differentWords(count: number, letters = "etaoinshrdlucmfwypvbgk"): string {
  const words = Array.from({ length: count }, (_, index) => {
    let word = "";
    for (let rest = index + 500; rest > 0; rest = Math.floor(rest / letters.length)) {
      word += letters[rest % letters.length];
    }
    return word + (letters[index % 3] ?? "").repeat(index % 5);
  });
  return words.join(" ");
}

const text = differentWords(1000);

test("of 100,000 characters only a segment is in the page, and pasting them all finishes them", async ({
  page,
}) => {
  const longest = "word ".repeat(20_000).trim();
  await openTest(page);
  await openOwnText(page);
  await openFile(page, Buffer.from(`${longest} and more`));
  await expect(ownTextDialog(page).getByRole("status")).toHaveText(
    "Texts are limited to 100,000 characters, so only the beginning was kept.",
  );
  await typeThisText(page);
  await expectSegment(page);
  // The field's description for screen readers.
  await expect(typingField(page)).toHaveAccessibleDescription(`${"word ".repeat(40)}…`);
  // A line for each word would take the browser most of the time in which the text opens.
  const whole = page.locator("p.visually-hidden", { hasText: longest.slice(0, 1_500) });
  expect(await whole.evaluate((element) => element.scrollHeight)).toBeLessThan(100);

  await page.keyboard.insertText(longest.slice(0, 60_000));
  await expectSegment(page);
  await expectSecondLine(page);
  // So close to the end that the segment contains the rest.
  await page.keyboard.insertText(longest.slice(60_000, 99_500));
  await expectSegment(page);
  await expectSecondLine(page);
  await page.keyboard.insertText(longest.slice(99_500));
  await expect(page.getByRole("heading", { name: / words per minute, 100 percent/ })).toBeVisible();
  await expectSegment(page);
});

for (const [name, width, atOnce] of [
  // The narrower the lines, the fewer characters are typed at once.
  ["a phone", 390, 16],
  ["a wide screen", 1280, 48],
] as const) {
  test(`on ${name}, typing through a long text and going back never breaks a line elsewhere`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openTest(page);
    await beginOwnText(page, text);
    await recordVisibleLines(page);
    for (let start = 0; start < 1296; start += atOnce) {
      await page.keyboard.insertText(text.slice(start, start + atOnce));
    }
    await expectSecondLine(page);
    for (let words = 0; words < 20; words += 1) {
      await page.keyboard.press("ControlOrMeta+Backspace");
    }
    await expectSecondLine(page);
    const { length } = await typingField(page).inputValue();
    expect(length).toBeLessThan(1200);
    await typeKeys(page, text.slice(length, length + 30));
    await expectSecondLine(page);

    const linesSeen = new Map<number, string>();
    for (const lines of await visibleLines(page)) {
      expect(lines.length).toBeGreaterThanOrEqual(4);
      expect(text).toContain(lines.join(""));
      for (const line of lines) {
        const start = text.indexOf(line);
        expect(linesSeen.get(start) ?? line).toBe(line);
        linesSeen.set(start, line);
      }
    }
    // No line in view at any time overlaps another.
    let end = 0;
    for (const [start, line] of [...linesSeen].toSorted(([one], [other]) => one - other)) {
      expect(start).toBeGreaterThanOrEqual(end);
      end = start + line.length;
    }
  });
}

/** The field is scrolled to the last line. */
async function expectFieldAtEnd(page: Page) {
  const below = () =>
    typingField(page).evaluate(
      ({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop,
    );
  await expect.poll(below).toBeLessThan(2);
}

test("another width or text size breaks lines as in the whole text and keeps the caret's line second, here and further back, and last in the field", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openTest(page);
  await beginOwnText(page, text);
  await page.keyboard.insertText(text.slice(0, 1500));
  await expectSecondLine(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await expectSecondLine(page);
  await expectFieldAtEnd(page);
  await expectWholeTextsLine(page, 1500);
  await page.getByRole("button", { name: "Options" }).click();
  for (const size of ["Larger", "Normal"]) {
    await page.getByLabel(size).check();
    await expectSecondLine(page);
    await expectFieldAtEnd(page);
    await expectWholeTextsLine(page, 1500);
  }
  await page.getByLabel("System font").check();
  await expectSecondLine(page);
  await expectFieldAtEnd(page);
  await typingField(page).focus();
  for (let times = 0; times < 6; times += 1) {
    for (let lines = 0; lines < 3; lines += 1) await page.keyboard.press("Shift+ArrowUp");
    await page.keyboard.press("Backspace");
    await expectSecondLine(page);
    await expectSegment(page);
  }
  expect((await typingField(page).inputValue()).length).toBeLessThan(1000);
});

test("a text from right to left keeps its side if a segment begins with another script", async ({
  page,
}) => {
  const hebrew = differentWords(600, "אבגדהוזחטיכלמנסעפצקרשת").replaceAll(/(\S+ \S+ )/g, "$1word ");
  await page.setViewportSize({ width: 1280, height: 900 });
  await openTest(page);
  await beginOwnText(page, hebrew);
  for (let start = 0; start < 2000; start += 200) {
    await page.keyboard.insertText(hebrew.slice(start, start + 200));
    if (start > 200) await expectSecondLine(page);
    await expect(page.getByTestId("passage")).toHaveCSS("direction", "rtl");
  }
});

test("Restart leads back to the start of a long text", async ({ page }) => {
  await openTest(page);
  await beginOwnText(page, text);
  await page.keyboard.insertText(text.slice(0, 3000));
  await expectSecondLine(page);
  await restart(page);
  await expect.poll(() => page.getByTestId("passage").evaluate((box) => box.scrollTop)).toBe(0);
  expect(text).toContain((await shownPassage(page)).slice(0, 900));
  expect(await shownPassage(page)).toMatch(new RegExp(`^${text.slice(0, 40)}`));
});

/** Expects only the text around the caret to be in the page. */
async function expectSegment(page: Page) {
  await expect.poll(async () => (await shownPassage(page)).length).toBeLessThan(2000);
}

/** Expects the next character as far into its line as in the whole text, by which the field breaks its lines. */
async function expectWholeTextsLine(page: Page, position: number) {
  const inWholeText = () =>
    page.getByTestId("passage").evaluate(
      (box, [whole, start]) => {
        const copy = box.cloneNode() as HTMLElement;
        copy.append(whole);
        box.after(copy);
        const range = document.createRange();
        range.setStart(copy.firstChild ?? copy, start);
        range.setEnd(copy.firstChild ?? copy, start + 1);
        const { left } = range.getBoundingClientRect();
        copy.remove();
        return left;
      },
      [text, position] as const,
    );
  await expect
    .poll(async () => Math.abs((await currentArea(page)).left - (await inWholeText())))
    .toBeLessThan(1);
}

/** Expects the next character in the second line of the passage's box. */
async function expectSecondLine(page: Page) {
  await expect
    .poll(async () => {
      const { top, bottom } = await currentArea(page);
      return page.getByTestId("passage").evaluate(
        (box, middle) => {
          const lineHeight = Number.parseFloat(getComputedStyle(box).lineHeight);
          return Math.floor((middle - box.getBoundingClientRect().top) / lineHeight) + 1;
        },
        (top + bottom) / 2,
      );
    })
    .toBe(2);
}
