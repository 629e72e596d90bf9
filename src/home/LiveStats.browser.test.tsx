import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import "../styles/fonts.css";
import "../styles/base.css";
import "../styles/tokens.css";
import { exerciseOfPassage } from "../exercises/passage-exercise.ts";
import { typed } from "../typing-test/test-aids/typed.ts";
import { createTypingTest } from "../typing-test/typing-test.ts";
import { LiveStats } from "./LiveStats.tsx";

test("a speed of four digits stays in its narrow column, without its unit if that does not fit", async () => {
  await page.viewport(844, 600);
  const store = createTypingTest(exerciseOfPassage("easy", "The"));
  await render(
    <div data-running style={{ inlineSize: "6rem" }}>
      <LiveStats test={store} />
    </div>,
  );
  const speed = page.getByRole("definition").first();
  store.dispatch(typed("T", 0));
  store.dispatch(typed("The", 30));
  store.dispatch({ kind: "tick", now: 30 });
  // Three characters are 0.6 words.
  await expect.element(speed).toHaveTextContent("1200 WPM");
  const { right, bottom } = speed.element().getBoundingClientRect();
  const seen = document.createRange();
  seen.selectNodeContents(speed.element());
  const onLine = [...seen.getClientRects()].filter(({ top }) => top < bottom - 2);
  expect(onLine.length).toBeGreaterThan(0);
  for (const rect of onLine) expect(rect.right).toBeLessThanOrEqual(right);
});
