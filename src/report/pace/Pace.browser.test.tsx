import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { analyse } from "../../engine/analyse.ts";
import { finished, typeKeys } from "../../engine/test-aids/key-script.ts";
import { wordUnit } from "../../format/speed-unit.ts";
import { Pace } from "./Pace.tsx";

const slider = page.getByRole("slider", { name: "Position in the text" });

// One key each 200 ms: an even 60 WPM, except that "rx<" is typed for the "r" at position 16, which takes
// 0.6 s instead of 0.2 s.
const text = "the quick brown rabbit jumps over dogs";
const keys = "the quick brown x<rabbit jumps over dogs";

beforeEach(async () => {
  const trial = finished(typeKeys(text, keys, 200));
  await render(<Pace analysis={analyse(trial)} unit={wordUnit} />);
  await page.getByText("Section by section").click();
});

test("the arrow keys, Home and End move through the text", async () => {
  await userEvent.tab();
  await expect.element(slider).toHaveFocus();
  await userEvent.keyboard("{Home}");
  await expect.element(slider).toHaveAttribute("aria-valuetext", "60 WPM · “the quick”");
  await userEvent.keyboard("{ArrowRight}".repeat(10));
  await expect.element(slider).toHaveAttribute("aria-valuetext", "55 WPM · “the quick brown”");
  await userEvent.keyboard("{End}");
  await expect.element(slider).toHaveAttribute("aria-valuetext", "60 WPM · “over dogs”");
});

test.each([1280, 288])("a mistake is described where it was made, %i px wide", async (width) => {
  await page.viewport(width, 800);
  slider.element().focus();
  await userEvent.keyboard(`{Home}${"{ArrowRight}".repeat(16)}`);
  const reading = page.getByText(/ WPM · “x” for “r”, corrected · “.*rabbit.*”$/);
  await expect.element(reading).toBeVisible();
  const { clientHeight, scrollHeight } = reading.element();
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight + 1);
  const end = page.getByText("7 s", { exact: true }).element().getBoundingClientRect();
  expect(end.right).toBeGreaterThan(width - 20);
  await expect
    .element(slider)
    .toHaveAttribute("aria-valuetext", expect.stringContaining("“x” for “r”, corrected"));
});

test("a pointer chooses the place below it, and the keys go on from there", async () => {
  const plot = slider.element().parentElement ?? document.body;
  const { width } = plot.getBoundingClientRect();
  await userEvent.click(plot, { position: { x: width / 2, y: 90 } });
  await expect.element(slider).toHaveFocus();
  const middle = Number((slider.element() as HTMLInputElement).value);
  expect(Math.abs(middle - (text.length - 1) / 2)).toBeLessThanOrEqual(1);
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(slider).toHaveValue(String(middle + 1));
});

test("the chart grows with the text, so that its words stay apart", async () => {
  const measured = () => {
    const [top = 0, next = 0] = page
      .getByText(/^\d+$/)
      .elements()
      .filter((element) => element.closest("svg"))
      .map((element) => element.getBoundingClientRect().top);
    const plot = slider.element().parentElement?.parentElement;
    return { apart: next - top, height: plot?.querySelector("svg")?.clientHeight };
  };
  const usual = measured();
  expect(usual.height).toBe(140);
  document.documentElement.style.fontSize = "32px";
  const large = measured();
  document.documentElement.style.fontSize = "";
  expect(large.height).toBe(280);
  expect(large.apart).toBeCloseTo(2 * usual.apart, 0);
});

test("a table has the same figures", async () => {
  const rows = page.getByRole("row");
  // 20 of 38 places, and the head.
  await expect.poll(() => rows.elements().length).toBe(21);
  await expect.element(page.getByRole("rowheader", { name: "0.0 s" })).toBeVisible();
  const mistakes = page
    .getByRole("row")
    .elements()
    .slice(1)
    .map((row) => Number(row.lastElementChild?.textContent));
  expect(mistakes.reduce((sum, count) => sum + count, 0)).toBe(1);
});
