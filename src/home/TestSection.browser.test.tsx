import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { lengthExercise } from "../exercises/length-exercise.ts";
import { english, exerciseOfPassage } from "../exercises/passage-exercise.ts";
import { wholeSource } from "../exercises/recipe-exercise.ts";
import { defaultLength } from "../texts/recipe.ts";
import { createTypingTest } from "../typing-test/typing-test.ts";
import { newVisit } from "../visit/visit.ts";
import { TestSection } from "./TestSection.tsx";
import { preloadAll } from "../ui/preloadable.ts";

const openVisit = () => newVisit(createTypingTest(exerciseOfPassage("easy", "It is late.")));

const field = page.getByRole("textbox", { name: "Type the passage here" });

test("what the browser put into the field before hydration counts as prefilled, before the clock starts", async () => {
  const visit = openVisit();
  const container = document.body.appendChild(document.createElement("div"));
  const html = renderToString(<TestSection visit={visit} />);
  container.append(document.createRange().createContextualFragment(html));
  const passage = container.querySelector("#passage-text")?.textContent ?? "";
  const restored = container.querySelector("textarea");
  if (restored) restored.value = passage.slice(0, 2);

  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const root = hydrateRoot(
    container,
    <StrictMode>
      <TestSection visit={visit} />
    </StrictMode>,
    { onRecoverableError },
  );
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });

  const correct = () => container.querySelector("[data-state='correct']")?.textContent;
  await expect.poll(correct).toBe(passage.slice(0, 2));
  await expect.element(field).toHaveValue(passage.slice(0, 2));
  expect(onRecoverableError).not.toHaveBeenCalled();

  await field.click();
  await userEvent.keyboard(passage.slice(2));
  await expect
    .element(page.getByText("2 characters were already in the field before the clock started."))
    .toBeVisible();
});

test("StrictMode, which does everything twice, counts every key once", async () => {
  const visit = openVisit();
  await render(
    <StrictMode>
      <TestSection visit={visit} />
    </StrictMode>,
  );
  const passage = page.getByTestId("passage").element().textContent;
  await field.click();
  await userEvent.keyboard(`##{Backspace}${passage.slice(1)}`);
  await expect.element(page.getByText("Wrong keystrokes")).toBeVisible();
  const figure = (name: string) =>
    page.getByText(name, { exact: true }).element().nextElementSibling?.textContent;
  expect(figure("Errors")).toBe("1");
  expect(figure("Wrong keystrokes")).toBe("2");
  // The edits of the replay: both mistakes, the deletion, and the rest of the passage.
  const edits = new RegExp(`^${passage.length + 2} keystrokes in `);
  await expect.element(page.getByText(edits)).toBeVisible();
});

test("the field is described by the passage and turns writing aids off", async () => {
  await render(<TestSection visit={openVisit()} />);
  const shown = page.getByTestId("passage").element().textContent;
  await expect.element(field).toHaveAccessibleDescription(shown);
  for (const [name, value] of [
    ["spellcheck", "false"],
    ["autocomplete", "off"],
    ["autocorrect", "off"],
    ["autocapitalize", "off"],
    ["writingsuggestions", "false"],
    ["translate", "no"],
    ["data-gramm", "false"],
  ] as const) {
    await expect.element(field).toHaveAttribute(name, value);
  }
});

test("a language that is still loading holds for a level, a mode and a length chosen meanwhile", async () => {
  const visit = openVisit();
  const { container } = await render(<TestSection visit={visit} />);
  preloadAll();
  const french = page.getByRole("option", { name: "Français" });
  await expect.element(french).toBeInTheDocument();
  /** In one task, so that the language cannot load between the two. */
  const choose = (language: string, then: string) => {
    const select = container.querySelector("select");
    if (select) select.value = language;
    select?.dispatchEvent(new Event("change", { bubbles: true }));
    container.querySelector<HTMLInputElement>(`input[value="${then}"]`)?.click();
  };
  const state = () => {
    const { exercise, exerciseRequest } = visit.test.getState();
    return [exercise.language, exercise.level, exercise.title, exerciseRequest];
  };
  choose("de", "hard");
  await expect.poll(state).toEqual(["de", "hard", "Passage", null]);
  choose("fr", "30");
  await expect.poll(state).toEqual(["fr", "hard", "30 seconds", null]);
  choose("es", "length");
  await page.getByRole("button", { name: "Start" }).click();
  await expect.poll(state).toEqual(["es", "hard", "50 words", null]);
  choose("it", "length");
  await userEvent.keyboard("{Escape}");
  await expect.poll(state).toEqual(["it", "hard", "50 words", null]);
  choose("pt", "passage");
  await expect.poll(state).toEqual(["pt", "hard", "Passage", null]);
  choose("nl", "own");
  container.querySelector<HTMLInputElement>('input[value="easy"]')?.click();
  await userEvent.keyboard("{Escape}");
  await expect.poll(state).toEqual(["nl", "easy", "Passage", null]);
  // An arrow key that passes Custom length leaves a hint in place of a dialog.
  const passed = { mode: "length", language: "sv", keepsFocus: true, obstacle: null } as const;
  visit.test.dispatch({ kind: "request", exerciseRequest: passed });
  await expect.element(page.getByText("Press Enter to set a custom length.")).toBeVisible();
  container.querySelector<HTMLInputElement>('input[value="hard"]')?.click();
  container.querySelector<HTMLInputElement>('input[value="passage"]')?.click();
  await expect.poll(state).toEqual(["sv", "hard", "Passage", null]);
  // The language of what follows the code.
  choose("pl", "code");
  await expect.poll(state).toEqual([null, null, expect.stringMatching(/^Code: /), null]);
  expect(visit.test.getState().source.language).toBe("pl");
});

test("an endless practice can be ended from its first key on", async () => {
  const length = { ...defaultLength, unit: "endless", amount: 0 } as const;
  const exercise = lengthExercise("easy", length, wholeSource(english));
  await render(<TestSection visit={newVisit(createTypingTest(exercise))} />);
  preloadAll();
  const end = page.getByRole("button", { name: "End practice" });
  await expect.element(end).toBeDisabled();
  await field.click();
  await userEvent.keyboard("a");
  await end.click();
  await expect.element(field).toBeDisabled();
});

test("a dialog that was left by going back is not open when its page is shown again", async () => {
  const visit = openVisit();
  const screen = await render(<TestSection visit={visit} />);
  preloadAll();
  screen.container.querySelector<HTMLInputElement>("input[value=own]")?.click();
  await expect.element(page.getByRole("dialog", { name: "Your text" })).toBeVisible();
  await screen.unmount();
  await render(<TestSection visit={visit} />);
  await expect.element(page.getByRole("radio", { name: "Passage" })).toBeChecked();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});
