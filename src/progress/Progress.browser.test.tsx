import { range as numbersTo } from "d3-array";
import { expect, test } from "vitest";
import { page as viewport, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { finished, setValue, typeKeys } from "../engine/test-aids/key-script.ts";
import { endAtLimit, newTrial, type Trial } from "../engine/trial/trial.ts";
import type { OpenedTests } from "../saved-tests/open-tests.ts";
import { type ProgressTest, progressTest } from "../saved-tests/progress-test.ts";
import { preloadAll } from "../ui/preloadable.ts";
import { createStore } from "../ui/store.ts";
import { thisVisit } from "../visit/this-visit.ts";
import { Progress } from "./Progress.tsx";
import { Letters } from "./Letters.tsx";
import { openInTurn } from "./ProgressContents.tsx";
import { ProgressReport } from "./ProgressReport.tsx";

test("the opening of files can be stopped, on a page that was left and shown again too", async () => {
  const reading = Promise.withResolvers<string>();
  const slow = Object.assign(new File(["{}"], "slow.json"), {
    slice: () => ({ text: () => reading.promise }),
  });
  const progress = <Progress visit={thisVisit} onFiles={() => [slow]} onDrill={() => null} />;
  const page = await render(progress);
  preloadAll();
  await expect.element(page.getByRole("button", { name: "Open saved tests" })).toBeEnabled();
  const input = page.container.querySelector("input[type=file]");
  if (!input) throw new Error("There is no file input.");
  await userEvent.upload(input, slow);
  const cancel = page.getByRole("button", { name: "Cancel opening" });
  await expect.element(cancel).toBeVisible();

  await page.unmount();
  const again = await render(progress);
  await again.getByRole("button", { name: "Cancel opening" }).click();
  await expect.element(again.getByRole("button", { name: "Cancel opening" })).toHaveFocus();
  reading.resolve("{}");
  await expect
    .element(again.getByRole("button", { name: "Cancel opening" }))
    .not.toBeInTheDocument();
  await expect.element(again.getByRole("button", { name: "Open saved tests" })).toHaveFocus();
});

test("files open after others that failed for an unexpected reason", async () => {
  const file = new File(["{}"], "no-test.json");
  const opened = createStore<OpenedTests | null>(null);
  const broken = {
    ...opened,
    getState() {
      throw new Error("Unexpected");
    },
  };
  const failing = openInTurn(broken, [file]);
  const opening = openInTurn(opened, [file]);
  await expect(failing).rejects.toThrow("Unexpected");
  await opening;
  expect(opened.getState()).not.toBeNull();
});

const text =
  "the bakers carried their crates across the square and told jokes in the dark. ".repeat(2);

/** A test of this day, and equal to no other. */
function testOf(trial: Trial, day: number, keyboardLabel?: string): ProgressTest {
  const kind = { title: "Passage", keyboardLabel };
  return { ...progressTest({ ...kind, typedOn: day, trial: finished(trial) }), key: `${day}` };
}

const reportOf = (tests: readonly ProgressTest[]) => (
  <ProgressReport tests={tests} files={1} fromVisit={0} isSaving={false} onDrill={() => null} />
);

test("tests without a date are not compared over time, because their order is unknown", async () => {
  const tests = [400, 400, 200, 200].map((interval, day) => ({
    ...testOf(typeKeys(text, text, interval), day),
    typedOn: null,
  }));
  const page = await render(reportOf(tests));
  await expect.element(page.getByText(/^Some of these tests have no date/)).toBeVisible();
  expect(page.getByText("Faster:").query()).toBeNull();
});

test("two keyboards as fast as the latest have a sentence each, also after another kind is chosen", async () => {
  const typed = typeKeys(text, text, 200);
  const tests = ["laptop", "laptop", "Ergodox", "phone"].map((keyboardLabel, day) =>
    testOf(typed, day, keyboardLabel),
  );
  const page = await render(reportOf(tests));
  const sentences = page.getByText("Too close to tell.");
  await expect.element(page.getByText("No real change so far:")).toBeVisible();
  expect(sentences.elements()).toHaveLength(2);
  await page.getByRole("combobox").selectOptions("Passage · phone");
  await expect.element(page.getByText("Not enough tests yet.")).toBeVisible();
  expect(sentences.elements()).toHaveLength(2);
});

test("a certificate at first covers the tests whose speed is shown, because those before a change say less", async () => {
  preloadAll();
  const [slow, fast] = [typeKeys(text, text, 200), typeKeys(text, text, 100)];
  const tests = [slow, slow, slow, fast, fast, fast].map((trial, day) => testOf(trial, day));
  const page = await render(reportOf(tests));
  await expect.element(page.getByText(/^121 WPM, likely .* \(last 3 tests\)\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Certificate" }).click();
  await expect.element(page.getByText("Certificate for 3 typing tests")).toBeVisible();
});

test("the chart has tests in order, or by their dates if days are between them, but none that was pasted", async () => {
  const [typed, pasted] = [typeKeys(text, text, 240), setValue(newTrial(text), text, 0, "pasted")];
  const tests = [pasted, typed, typed, pasted].map((trial, day) => testOf(trial, day));
  const page = await render(reportOf(tests));
  await expect.element(page.getByText("first test", { exact: true })).toBeVisible();
  // A band begins at its own line, unless that is below the chart.
  const lineBy = (name: string) =>
    page.getByText(name, { exact: true }).element().parentElement?.querySelector("line");
  const heightOf = (line?: Element | null) => line?.parentElement?.style.transform;
  expect(heightOf(lineBy("Fast"))).toBe(heightOf(lineBy("60")));
  expect(lineBy("Intermediate")).toBeNull();
  const dots = () => page.container.querySelector("path[class*=dotEdge]")?.getAttribute("d");
  expect(dots()).toMatch(/^M20 [\d.]+h0M980 [\d.]+h0$/);
  await page.getByText("Test by test").click();
  await expect
    .element(page.getByRole("row", { name: /^3 Passage/ }))
    .toMatchTextContent(/0, no real difference$/);

  const dates = [4, 6, 8].map((date) => new Date(2026, 4, date).getTime());
  await page.rerender(reportOf(dates.map((date) => testOf(typed, date))));
  await expect.element(page.getByText("4 May 2026", { exact: true }).first()).toBeVisible();
  // Half of the time has passed at the second.
  expect(dots()).toMatch(/^M20 [\d.]+h0M500 [\d.]+h0M980 /);
});

test("dots are smaller where they would overlap, on a phone sooner than on a wide screen", async () => {
  const typed = typeKeys(text, text, 200);
  const page = await render(reportOf(numbersTo(60).map((day) => testOf(typed, day))));
  const spaceBetweenDots = async (width: number) => {
    await viewport.viewport(width, 720);
    const chart = page.container.querySelector("[class*=plot]");
    const dot = page.container.querySelector("[class*=plot] path[class*=dotEdge]");
    if (!chart || !dot) throw new Error("There is no chart.");
    return chart.clientWidth / 60 - Number.parseFloat(getComputedStyle(dot).strokeWidth);
  };
  expect(await spaceBetweenDots(1280)).toBeGreaterThan(0);
  // Not apart, but each can be told from its neighbours.
  expect(await spaceBetweenDots(390)).toBeGreaterThan(-2);
});

test("the chart names the speed bands, but not beside Chinese texts, whose unit is characters", async () => {
  const reportOn = (typed: string) =>
    reportOf([1, 2].map((day) => testOf(typeKeys(typed, typed, 200), day)));
  const page = await render(reportOn(text));
  await expect.element(page.getByText("Fast", { exact: true })).toBeInTheDocument();
  await page.rerender(reportOn("我家门前有一条小河".repeat(12)));
  await expect.element(page.getByText("Fast", { exact: true })).not.toBeInTheDocument();
  await expect
    .element(
      page.getByText(/steady at 303 characters per minute from the first test to the last\./),
    )
    .toBeVisible();
  await expect.element(page.getByText("300", { exact: true })).toBeInTheDocument();
});

test("the legend names likely ranges only if a test has one, which short ones have not", async () => {
  const short = text.slice(0, 60);
  const tests = [1, 2].map((day) => testOf(typeKeys(short, short, 200), day));
  const page = await render(reportOf(tests));
  await expect.element(page.getByText("one test", { exact: true })).toBeVisible();
  await page.rerender(reportOf([...tests, testOf(typeKeys(text, text, 200), 3)]));
  await expect.element(page.getByText("one test and its likely range")).toBeVisible();
});

test("a test whose text was all deleted is said to have no speed", async () => {
  const deleted = setValue(setValue(newTrial(text, 15_000), "t", 0), "", 200, "deleted");
  const page = await render(reportOf([testOf(endAtLimit(deleted, 15_000), 0)]));
  await expect
    .element(page.getByText(/1 not counted: some text was not typed, or there is no speed/))
    .toBeVisible();
  await page.getByText("Test by test").click();
  await expect.element(page.getByRole("row", { name: /no speed/ })).toBeVisible();
});

test("the reason for no drill refers to the tests so far, and disappears with the next test", async () => {
  const [one, other] = [1, 2].map((day) => testOf(typeKeys(text, text, 200), day));
  if (!one || !other) throw new Error("There are no tests.");
  const letters = (tests: readonly ProgressTest[]) => (
    <Letters tests={tests} isOneKind onDrill={() => "Take another test first."} />
  );
  const page = await render(letters([one]));
  await page.getByRole("button", { name: "Practise the weakest" }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent("Take another test first.");
  await page.rerender(letters([one, other]));
  await expect.element(page.getByRole("status")).toBeEmptyDOMElement();
});

test("a test with an error has no accuracy of 100% in the table, as in its result", async () => {
  const long = text.repeat(2);
  const page = await render(reportOf([testOf(typeKeys(long, `#${long.slice(1)}`, 200), 0)]));
  await page.getByText("Test by test").click();
  await expect.element(page.getByRole("row", { name: /^1 Passage/ })).toMatchTextContent(/99\.7%/);
});

test("when the last tests are shown, the first of them takes the focus of the removed button", async () => {
  const typed = typeKeys(text, text, 200);
  const page = await render(reportOf(Array.from({ length: 51 }, (_, day) => testOf(typed, day))));
  await page.getByText("Test by test").click();
  await page.getByRole("button", { name: "Show earlier tests" }).click();
  await expect.element(page.getByRole("row", { name: /^1 Passage/ })).toHaveFocus();
});
