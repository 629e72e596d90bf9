import { expect } from "@playwright/test";
import { passages } from "../../src/content/passages.ts";
import { runCommands } from "./field-inputs.ts";
import { field, figures, focused, runsOnScreen, passageOnScreen } from "./on-screen.ts";
import { test } from "./test.ts";
import type { Visitor } from "./visitor.ts";

const atRest = { Speed: "0 WPM", Accuracy: "100 %", Time: "0 s", Errors: "0" };

test("right, wrong, next and untyped characters look different, and a correction shows", async ({
  visitor,
}) => {
  const passage = await openTest(visitor);
  await visitor.type(`${passage.slice(0, 4)}##`);
  await expect
    .poll(() => runsOnScreen(visitor))
    .toEqual([
      ["correct", passage.slice(0, 4)],
      ["wrong", passage.slice(4, 6)],
      ["current", passage.slice(6, 7)],
      ["pending", passage.slice(7)],
    ]);
  // Two of six are wrong.
  await expect.poll(() => figures(visitor)).toMatchObject({ Accuracy: "67 %", Errors: "2" });
  await visitor.press("Backspace", "Backspace");
  await expect
    .poll(() => runsOnScreen(visitor))
    .toEqual([
      ["correct", passage.slice(0, 4)],
      ["current", passage.slice(4, 5)],
      ["pending", passage.slice(5)],
    ]);
  await expect.poll(() => figures(visitor)).toMatchObject({ Accuracy: "100 %", Errors: "0" });
});

test("a passage typed to its end comes to a result, and Try Again begins the next one", async ({
  visitor,
}) => {
  const passage = await openTest(visitor);
  expect(await figures(visitor)).toEqual(atRest);
  await visitor.type(`##${passage.slice(2)}`);
  const accuracy = Math.round(((passage.length - 2) / passage.length) * 100);
  await expect
    .poll(() => focused(visitor))
    .toMatch(new RegExp(`^[\\d,]+ words per minute, ${accuracy} percent accuracy`));
  expect(await figures(visitor)).toMatchObject({
    Accuracy: `${accuracy}%`,
    Errors: "2",
    "Wrong keystrokes": "2",
  });
  expect(await field(visitor)).toMatchObject({ value: `##${passage.slice(2)}`, isDisabled: true });

  await visitor.click("button", "Try Again");
  await expectReady(visitor);
  const next = await passageOnScreen(visitor);
  expect(passages.easy).toContain(next);
  expect(next).not.toBe(passage);
});

test("after a long passage, the end of what was typed is in view beside its end", async ({
  visitor,
}) => {
  await visitor.narrowTo(660);
  await openTest(visitor);
  await visitor.run(() => document.querySelector<HTMLElement>("input[value=hard]")?.click());
  await expectReady(visitor);
  const text = await passageOnScreen(visitor);
  await runCommands(visitor, [{ command: "insertText", text }]);
  await expect.poll(() => field(visitor)).toMatchObject({ isDisabled: true });
  const hidden = () =>
    visitor.run(() =>
      Array.from(
        document.querySelectorAll("textarea, [data-testid=passage]"),
        ({ scrollTop, clientHeight, scrollHeight }) => ({
          isAbove: scrollTop > 10,
          isBelow: scrollHeight - clientHeight - scrollTop > 10,
        }),
      ),
    );
  const atEnd = { isAbove: true, isBelow: false };
  await expect.poll(hidden).toEqual([atEnd, atEnd]);
});

test("the button restarts a running test, and so do Tab and Enter; an arrow key among the levels starts the test of another level", async ({
  visitor,
}) => {
  let passage = await openTest(visitor);
  const restarts = [
    () => visitor.press("Tab", "Enter"),
    () => visitor.click("button", "Restart"),
  ] as const;
  for (const restart of restarts) {
    await visitor.type("Some words");
    await expect.poll(() => field(visitor)).toMatchObject({ value: "Some words" });
    await restart();
    await expectReady(visitor);
    const next = await passageOnScreen(visitor);
    expect(next).not.toBe(passage);
    passage = next;
  }
  await visitor.type("Some words");
  await visitor.run(() => document.querySelector<HTMLElement>("input[value=easy]")?.focus());
  await visitor.press("ArrowRight");
  await expectReady(visitor, false);
  // The focus stays on the levels, so that arrow keys can go on.
  const level = () => document.querySelector("input[name=level]:focus")?.getAttribute("value");
  expect(await visitor.run(level)).toBe("medium");
  expect(passages.medium).toContain(await passageOnScreen(visitor));
});

/** Opens the test with its field focused; returns the passage. */
async function openTest(visitor: Visitor): Promise<string> {
  await visitor.open("/");
  await visitor.click("textbox", "Type the passage here");
  return passageOnScreen(visitor);
}

/** Expects an empty field and nothing of the test before. */
async function expectReady(visitor: Visitor, isFocused = true): Promise<void> {
  await expect.poll(() => field(visitor)).toEqual({ value: "", isDisabled: false, isFocused });
  await expect.poll(() => figures(visitor)).toEqual(atRest);
}
