import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { analyse } from "../../engine/analyse.ts";
import { finished, setValue, typeKeys } from "../../engine/test-aids/key-script.ts";
import { type Trial, newTrial } from "../../engine/trial/trial.ts";
import { savedResult } from "../../format/saved-result.ts";
import { Button } from "../../ui/Button.tsx";
import { notesOf } from "./notes.ts";
import { Result } from "./Result.tsx";

const heading = page.getByRole("heading", { level: 2 });
const tryAgain = page.getByRole("button", { name: "Try Again" });
const onTryAgain = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
  onTryAgain.mockReset();
});

test("a result shows speed, accuracy, time, both kinds of errors and the band", async () => {
  // 10 characters are 2 words; from the first to the last of 12 keys it is 11 times 300 ms.
  await render(<Result {...given(typeKeys("it is late", "ix<t is lat!", 300))} />);
  await expect.element(heading).toMatchTextContent(/^36 words per minute, 90 percent accuracy/);
  expect(figures()).toEqual({
    Accuracy: "90%",
    Time: "3 s",
    Errors: "1",
    "Wrong keystrokes": "2",
  });
  await expect.element(page.getByText("Intermediate: 20 to 40 WPM")).toBeInTheDocument();
  await expect.element(page.getByText("too short for a range")).toBeVisible();
  expect(page.getByText(/characters? w(?:as|ere)/).query()).toBeNull();
});

test("if a character is a syllable or a word, characters per minute come first, without bands", async () => {
  // 6 characters in the second from the first key to the last.
  const trial = typeKeys("こんにちは。", "こんにちは。", 200);
  await render(<Result {...given(trial)} isCompared={false} />);
  await expect
    .element(heading)
    .toMatchTextContent(/^360 characters per minute, 72 words per minute, 100 percent accuracy/);
  await expect.element(page.getByText(/for which there are no speed bands$/)).toBeVisible();
  await expect.element(page.getByText(/characters per minute tells you more/)).toBeVisible();
  expect(page.getByText(/largest study|Very Fast/).query()).toBeNull();
  expect(page.getByRole("link", { name: "Compare" }).query()).toBeNull();
});

test("text far longer than the passage has no replay and no parts of a report to lead to", async () => {
  const book = "it is late ".repeat(1_000);
  const trial = finished(setValue(newTrial("it is late"), book, 0, "pasted"));
  await render(<Result {...given(trial)} analysis={null} />);
  await expect.element(tryAgain).toBeVisible();
  expect(page.getByRole("button", { name: "Replay" }).query()).toBeNull();
  expect(page.getByRole("link").query()).toBeNull();
});

test("a test of a hundred characters and more has its likely range beside the speed, and what that means", async () => {
  // An even pace has no scatter of its own: v = 0.6 / 101 + 0.03², which reaches a factor of 1.26.
  const text = "x".repeat(101);
  await render(<Result {...given(typeKeys(text, text, 190))} />);
  // 101 characters in 100 intervals of 190 ms are 63.8 WPM.
  await expect.element(page.getByText("likely 50 to 81")).toBeVisible();
  await expect
    .element(page.getByText(/end within the likely range 19 times in 20\./))
    .toBeVisible();
});

test("the scale has marks of the study only for tests that are compared with it", async () => {
  const trial = typeKeys("it is late", "it is late", 190);
  const marks = page.getByText(/▲ in the largest study: 26 slowest tenth, 52\saverage/);
  const { rerender } = await render(<Result {...given(trial)} />);
  await expect.element(marks).toBeVisible();
  await rerender(<Result {...given(trial)} isCompared={false} />);
  await expect.element(marks).not.toBeInTheDocument();
});

test("what was not typed key by key is noted", async () => {
  const pasted = setValue(newTrial("it is late"), "it is ", 0, "pasted");
  const trial = setValue(pasted, "it is late", 1000, "inserted");
  const { container } = await render(<Result {...given(trial)} />);
  // No space is reserved for a sentence that will not come.
  expect(container.querySelector("p:empty")).toBeNull();
  await expect
    .element(page.getByText("6 characters were pasted, so this is not a measure of typing."))
    .toBeVisible();
  await expect.element(page.getByText("no range: some text was not typed")).toBeVisible();
  await expect
    .element(
      page.getByText(
        "4 characters were entered several at a time, for example by dictation or swiping.",
      ),
    )
    .toBeVisible();
});

test("a link to a part of the report that is not rendered yet leads there once it is", async () => {
  const result = <Result {...given(typeKeys("it is late", "it is late"))} />;
  const { rerender } = await render(result);
  await page.getByRole("link", { name: "Keys" }).click();
  await rerender(
    <>
      {result}
      <h3 id="keys">Where the keys are</h3>
    </>,
  );
  await expect.element(page.getByRole("heading", { name: "Where the keys are" })).toHaveFocus();
});

test("the heading takes focus after 400 ms, once", async () => {
  await renderResult();
  vi.advanceTimersByTime(399);
  await expect.element(heading).not.toHaveFocus();
  vi.advanceTimersByTime(1);
  await expect.element(heading).toHaveFocus();
  tryAgain.element().focus();
  vi.advanceTimersByTime(5000);
  await expect.element(tryAgain).toHaveFocus();
});

test("Space and Enter press nothing for 800 ms", async () => {
  await renderResult();
  vi.advanceTimersByTime(400);
  tryAgain.element().focus();
  await userEvent.keyboard(" {Enter}");
  vi.advanceTimersByTime(399);
  await userEvent.keyboard(" {Enter}");
  expect(onTryAgain).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await userEvent.keyboard("{Enter}");
  expect(onTryAgain).toHaveBeenCalledTimes(1);
});

test("for as long as letters keep coming, nothing is pressed", async () => {
  await renderResult();
  vi.advanceTimersByTime(400);
  for (let key = 0; key < 5; key += 1) {
    await userEvent.keyboard("a");
    vi.advanceTimersByTime(700);
    await userEvent.keyboard("{Enter}");
  }
  tryAgain.element().focus();
  await userEvent.keyboard("{Enter}");
  expect(onTryAgain).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  await userEvent.keyboard("{Enter}");
  expect(onTryAgain).toHaveBeenCalledTimes(1);
});

test("a skipped letter is named as the cause of many errors, before anything else", async () => {
  const comparison = {
    strong: "As fast as your previous test.",
    rest: "",
    aside: "",
    combined: null,
  };
  await render(<Result {...given(typeKeys("abcdefghij", "acdefghijx"))} comparison={comparison} />);
  await expect
    .element(page.getByText("9 positions differ because of one skipped letter: 1 mistake left."))
    .toBeVisible();
  expect(page.getByText(/As fast as/).query()).toBeNull();
  expect(figures()).toMatchObject({ Errors: "9", "Mistakes left": "1" });
});

test("accuracy is not 100% beside an error", async () => {
  const text = "x".repeat(250);
  await render(<Result {...given(typeKeys(text, `y${text.slice(1)}`))} />);
  expect(figures()).toMatchObject({ Accuracy: "99.6%", Errors: "1" });
});

test("one word per minute is spoken as one", async () => {
  await render(<Result {...given(typeKeys("it", "it", 24_000))} />);
  expect(heading.element().textContent).toMatch(/^1 word per minute, 100 percent accuracy/);
});

test("a pointer presses Try Again at once", async () => {
  await renderResult();
  await tryAgain.click();
  expect(onTryAgain).toHaveBeenCalledTimes(1);
});

function renderResult() {
  return render(<Result {...given(typeKeys("it is late", "it is late"))} />);
}

function given(trial: Trial) {
  const done = finished(trial);
  return {
    trial: done,
    result: savedResult(done, "Passage"),
    printedTitle: "Passage",
    notes: notesOf(done, {}),
    analysis: analyse(done),
    isOutOfStep: false,
    isCompared: true,
    comparison: null,
    drillOffer: null,
    actions: <Button onClick={onTryAgain}>Try Again</Button>,
  };
}

function figures() {
  return Object.fromEntries(
    page
      .getByRole("term")
      .elements()
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
}
