import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { analyse } from "../../engine/analyse.ts";
import { setValue, typeKeys } from "../../engine/test-aids/key-script.ts";
import { type FinishedTrial, type Trial, newTrial } from "../../engine/trial/trial.ts";
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

test("a result tells speed, accuracy, time, both kinds of errors and the band", async () => {
  // 10 characters are 2 words; from the first to the last of 12 keys it is 11 times 300 ms.
  await render(<Result {...given(typeKeys("it is late", "ix<t is lat!", 300))} />);
  await expect.element(heading).toMatchTextContent(/^36 words per minute, 90 percent accuracy/);
  expect(figures()).toEqual({
    Accuracy: "90%",
    Time: "3 s",
    Errors: "1",
    "Wrong keystrokes": "2",
    "Mistakes left": "1",
  });
  await expect.element(page.getByText("Intermediate: 20 to 40 WPM")).toBeInTheDocument();
  await expect.element(page.getByText("too short for a range")).toBeVisible();
  expect(page.getByText(/characters? w(?:as|ere)/).query()).toBeNull();
});

test("where a character holds a syllable or a word, characters per minute stand beside the words, and why", async () => {
  // 6 characters in the second from the first key to the last.
  const trial = typeKeys("こんにちは。", "こんにちは。", 200);
  await render(<Result {...given(trial)} languageInCharacters="Japanese" />);
  await expect.element(heading).toMatchTextContent(/^72 words per minute/);
  expect(figures()).toMatchObject({ "Characters per minute": "360" });
  await expect.element(page.getByText(/In Japanese a character holds/)).toBeVisible();
});

test("a test of a hundred characters and more has its likely range beside the speed", async () => {
  // An even pace has no scatter, so that the range is the speed itself, rounded outward.
  const text = "x".repeat(101);
  await render(<Result {...given(typeKeys(text, text, 190))} />);
  // 101 characters in 100 intervals of 190 ms are 63.8 WPM.
  await expect.element(page.getByText("likely 63 to 64")).toBeVisible();
});

test("what was not typed key by key is noted", async () => {
  const pasted = setValue(newTrial("it is late"), "it is ", 0, "pasted");
  const trial = setValue(pasted, "it is late", 1000, "inserted");
  await render(<Result {...given(trial)} />);
  await expect
    .element(page.getByText("6 characters were pasted, so this is not a measure of typing."))
    .toBeVisible();
  await expect.element(page.getByText("no range: not all was typed")).toBeVisible();
  await expect
    .element(
      page.getByText("4 characters were put in several at once, as by dictation or a swipe."),
    )
    .toBeVisible();
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

test("a letter skipped is told as the cause of many errors", async () => {
  await render(<Result {...given(typeKeys("abcdefghij", "acdefghijx"))} />);
  await expect
    .element(page.getByText(/^9 places differ because of one skipped letter: 2 mistakes left\./))
    .toBeVisible();
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
    title: "Passage",
    analysis: analyse(done),
    practise: null,
    languageInCharacters: null,
    onTryAgain,
  };
}

function finished(trial: Trial): FinishedTrial {
  if (trial.phase !== "finished") throw new Error("The keys do not complete the passage.");
  return trial;
}

function figures() {
  return Object.fromEntries(
    page
      .getByRole("term")
      .elements()
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
}
