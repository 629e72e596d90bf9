import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { analyse } from "../../engine/analyse.ts";
import { finished, typeKeys } from "../../engine/test-aids/key-script.ts";
import type { Trial } from "../../engine/trial/trial.ts";
import { Mistakes } from "./Mistakes.tsx";

test("without a mistake there is one sentence", async () => {
  await renderMistakes(typeKeys("it is late", "it is late"));
  await expect.element(page.getByText("You made no mistakes.")).toBeVisible();
  expect(page.getByRole("table").elements()).toHaveLength(0);
});

test("each kind of mistake is drawn, described and counted", async () => {
  const keys = "it os laate in hte du<im cod day.";
  await renderMistakes(typeKeys("it is late in the dim cold day.", keys));
  await expect.element(page.getByText("(“o” for “i”)")).toBeInTheDocument();
  await expect.element(page.getByText(/extra “a”/)).toBeInTheDocument();
  await expect.element(page.getByText(/“ht” for “th”, swapped/)).toBeInTheDocument();
  await expect.element(page.getByText(/“l” missing/)).toBeInTheDocument();
  await expect.element(page.getByText(/\(corrected\)/)).toBeInTheDocument();
  expect(countsByKind()).toEqual({
    Wrong: ["1", "1"],
    Missing: ["1", "0"],
    Extra: ["1", "0"],
    Swapped: ["1", "0"],
  });
});

test("the ends of a long text and the words around mistakes are drawn", async () => {
  const long = "a plain sentence that is typed without any trouble at all and goes on. ".repeat(20);
  await renderMistakes(typeKeys(long, `${long.slice(0, 700)}#${long.slice(701)}`));
  const drawn = page.getByText(/^a plain sentence that … .* … .*on\. $/);
  await expect.element(drawn).toBeVisible();
  expect(drawn.element().textContent.length).toBeLessThan(170);
});

test("a passage with more mistakes than are drawn ends with the words before the first of the others", async () => {
  const correct = "a plain sentence that is typed without any trouble at all and then it goes on ";
  const keys = `${"a# ".repeat(40)}${correct}a#`;
  await renderMistakes(typeKeys(keys.replaceAll("#", "b"), keys));
  await expect.element(page.getByText("1 more place not shown.")).toBeVisible();
  const drawn = page.getByText(/ sentence that … and then it goes on a$/);
  await expect.element(drawn).toBeVisible();
});

test("mistakes are listed by their cause, on the visitor's keyboard", async () => {
  await renderMistakes(typeKeys("the cat sat on the mat", "the cst sat on the Mat"));
  await userEvent.click(page.getByText("Likely causes", { exact: true }));
  for (const cause of [
    "Capital instead of a small letter, or the reverse",
    "Neighbouring key (a guess)",
  ]) {
    await expect.element(page.getByRole("rowheader", { name: cause })).toBeVisible();
  }
});

async function renderMistakes(typed: Trial) {
  const trial = finished(typed);
  await render(<Mistakes analysis={analyse(trial)} layout="qwerty" />);
}

/** Left and corrected, by the name of the kind, as the table has them. */
function countsByKind() {
  const table = page.getByRole("table", { name: /^Marked/ }).element();
  const rows = Array.from(table.querySelectorAll("tbody tr"), (row) =>
    Array.from(row.children, (cell) => (cell.lastElementChild ?? cell).textContent),
  );
  return Object.fromEntries(rows.map(([name = "", ...counts]) => [name, counts]));
}
