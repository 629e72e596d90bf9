import { expect, type Page } from "@playwright/test";
import { shownPassage, typingField } from "./typing.ts";

/** The runs of the passage as they are painted, each as its state and its text. */
export function paintedRuns(page: Page): Promise<readonly (readonly [string, string])[]> {
  return page
    .getByTestId("passage")
    .locator("[data-state]")
    .evaluateAll((runs) =>
      runs.map((run) => [run.getAttribute("data-state") ?? "", run.textContent] as const),
    );
}

/** Each character of the passage is painted as what stands in the field calls for. */
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
