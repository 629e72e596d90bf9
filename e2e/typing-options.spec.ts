import { expect, type Locator, type Page } from "@playwright/test";
import type { Milliseconds } from "../src/engine/trial/edit.ts";
import { openTestWithStoppedClock } from "./test-aids/stopped-clock.ts";
import { sharedPageTest as test, sharedClockTest as clockTest } from "./test.ts";
import { colorViolations } from "./test-aids/violations.ts";
import { shortcuts } from "./test-aids/shortcuts.ts";
import {
  completePassage,
  expectFigures,
  openTenWords,
  openTest,
  shownPassage,
  typingField,
  tryAgain,
} from "./test-aids/typing.ts";
import { compose } from "./ways-to-type/input-method.ts";
import { beginOwnText } from "./test-aids/exercise-picker.ts";

clockTest(
  "two seconds of typing dim the page around the test; a pause, the pointer and the focus bring it back",
  async ({ page }) => {
    await openTestWithStoppedClock(page);
    const brightest = () => page.evaluate(brightTexts);
    const atRest = await brightest();
    await typeFor(page, 1_800);
    await page.clock.runFor(100);
    expect(await brightest()).toEqual(atRest);
    await typeFor(page, 600);
    await expect.poll(brightest).toEqual([]);
    const place = await page.getByTestId("passage").boundingBox();

    await page.clock.runFor(1_500);
    expect(await brightest()).toEqual([]);
    await page.clock.runFor(500);
    await expect.poll(brightest).toEqual(atRest);
    expect(await page.getByTestId("passage").boundingBox()).toEqual(place);

    const turns = [
      () => page.mouse.move(300, 300),
      () => page.mouse.wheel(0, 1),
      () => page.keyboard.press("Shift+Tab"),
    ];
    for (const turn of turns) {
      await typingField(page).focus();
      await typeFor(page, 2_400);
      await expect.poll(brightest).toEqual([]);
      await turn();
      await expect.poll(brightest).toEqual(atRest);
    }
    await typingField(page).focus();
    await typeFor(page, 2_400);
    await completePassage(page, (await typingField(page).inputValue()).length);
    // It comes back after the next frame.
    await page.clock.runFor(100);
    await expect.poll(brightest).toContain("Features");
  },
);

test("the dimmed page has enough contrast", async ({ page }) => {
  await openTest(page);
  // By hand, because axe takes longer than a pause.
  await page.evaluate(() => {
    document.documentElement.dataset["surroundings"] = "soft";
  });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await colorViolations(page, true, ["color-contrast"])).toEqual([]);
  }
});

clockTest(
  "nothing is dimmed if the option is off or the system asks for more contrast; focus mode fades nearly everything while typing",
  async ({ page }) => {
    await page.emulateMedia({ contrast: "more" });
    await openTestWithStoppedClock(page);
    const atRest = await page.evaluate(brightTexts);
    await typeFor(page, 2_400);
    expect(await page.evaluate(brightTexts)).toEqual(atRest);
    await page.emulateMedia({ contrast: "no-preference" });
    await expect.poll(() => page.evaluate(brightTexts)).toEqual([]);
    await page.getByRole("button", { name: "Options" }).click();
    await page.getByLabel("Dim the rest of the page while typing").uncheck();
    await typingField(page).focus();
    await typeFor(page, 2_400);
    expect(await page.evaluate(brightTexts)).toContain("Features");

    await choose(page, "Focus mode (hide almost everything else)");
    const hint = page.getByText("restarts.").locator("..");
    const opacities = () =>
      Promise.all(
        [
          page.getByRole("banner"),
          page.getByRole("contentinfo"),
          page.getByRole("region", { name: "Progress" }),
          page.getByText("Speed", { exact: true }).locator(".."),
          page.getByText("Time", { exact: true }).locator(".."),
          page.getByTestId("passage"),
          hint,
        ].map((part) => part.evaluate(shownOpacity)),
      );
    await typeFor(page, 2_400);
    const faded = 0.08;
    await expect.poll(opacities).toEqual([faded, faded, faded, faded, 1, 1, 1]);
    await page.clock.runFor(2_000);
    await expect.poll(opacities).toEqual([1, 1, 1, 1, 1, 1, 1]);
  },
);

test("the options open beside their button and move nothing; the next character is marked as the visitor chooses", async ({
  page,
}) => {
  await test.step("the options open beside their button without moving anything, in the window of a phone too", async () => {
    await openTest(page);
    const button = page.getByRole("button", { name: "Options" });
    const panel = page.locator(":popover-open");
    const place = await page.getByTestId("passage").boundingBox();
    await button.click();
    await expect(button).toBeFocused();
    await expect(panel).toBeInViewport({ ratio: 1 });
    expect(
      await panel.evaluate((options) => options.clientHeight / options.scrollHeight),
    ).toBeGreaterThan(0.6);
    expect(await page.getByTestId("passage").boundingBox()).toEqual(place);
    const right = async (box: Locator) =>
      box.evaluate((element) => Math.round(element.getBoundingClientRect().right));
    expect(await right(panel)).toBe(await right(button));

    // A choice keeps the focus; Escape returns it to the button.
    await page.getByLabel("Bar", { exact: true }).check();
    await expect(page.getByLabel("Bar", { exact: true })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.press("Enter");
    await page.getByLabel("Key sounds").focus();
    await typingField(page).focus();
    await expect(panel).toHaveCount(0);

    await page.setViewportSize({ width: 320, height: 568 });
    await button.click();
    const furthest = () =>
      panel.evaluate((options) =>
        Math.max(
          ...[...options.querySelectorAll("*")].map((part) => part.getBoundingClientRect().right),
        ),
      );
    expect(await furthest()).toBeLessThanOrEqual(320);
  });
  await test.step("the next character is marked as the visitor chooses", async () => {
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole("button", { name: "Options" }).click();
    const current = page.locator("[data-state=current]");
    for (const [name, shadow, isFilled] of [
      ["Underline", /0px -3px/, false],
      ["Bar", / 3px 0px/, false],
      ["Block", /0px -2px/, true],
    ] as const) {
      await page.getByLabel(name, { exact: true }).check();
      await expect(current).toHaveCSS("box-shadow", shadow);
      const ground = expect(current);
      const none = "rgba(0, 0, 0, 0)";
      await (isFilled ? ground.not : ground).toHaveCSS("background-color", none);
    }
    await page.keyboard.press("Escape");
  });
  await test.step("the mark glides from character to character, and hops if the system asks for less motion", async () => {
    await choose(page, "Smooth cursor");
    const passage = page.getByTestId("passage");
    await passage.evaluate((box) =>
      box.addEventListener("transitionrun", () => box.setAttribute("data-has-glided", "")),
    );
    await page.keyboard.type("T");
    await expect(passage).toHaveAttribute("data-has-glided");
    const distance = () =>
      passage.evaluate((box) => {
        const current =
          box.querySelector("[data-state=current]")?.getBoundingClientRect().left ?? 0;
        const mark = Number.parseFloat(getComputedStyle(box, "::after").left);
        return Math.round(current - box.getBoundingClientRect().left - mark);
      });
    await expect.poll(distance).toBe(0);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await passage.evaluate((box) => getComputedStyle(box, "::after").content)).toBe("none");
  });
});

test("stop at a mistake: what follows it is refused until it is removed, except a composition, and the result says so", async ({
  page,
}) => {
  await test.step("characters after it are refused until it is removed, and the result says what was refused", async () => {
    await openTest(page);
    await choose(page, "Stop on mistakes (except with an IME)");
    const passage = await shownPassage(page);
    const field = typingField(page);
    const [begun, wrong] = [passage.slice(0, 3), `${passage.slice(0, 3)}#`];
    const reminder = page.getByText("Delete the wrong character first.");
    await page.keyboard.type(`${begun}#`);
    await expect(reminder).toBeHidden();
    await page.keyboard.type("ab");
    await page.keyboard.press("Enter");
    await expect(reminder).toBeVisible();
    await expect(field).toHaveValue(wrong);
    // Typing before the mistake is allowed.
    await page.keyboard.press(shortcuts.startOfText);
    await page.keyboard.type("x");
    await page.keyboard.press("Backspace");
    await page.keyboard.press(shortcuts.endOfText);
    await expect(field).toHaveValue(wrong);
    await page.keyboard.press("Backspace");
    await expect(field).toHaveValue(begun);
    await expect(reminder).toBeHidden();
    await completePassage(page, 3);
    await expectFigures(page, { Errors: "0", "Wrong keystrokes": "2" });
    await expect(page.getByText("Stop on mistakes was on and blocked 3 keys.")).toBeVisible();
  });
  await test.step("a paste is refused after one and accepted without one, undo works, and a composition is accepted whole", async () => {
    await tryAgain(page);
    const field = typingField(page);
    await page.keyboard.type("#");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("ControlOrMeta+c");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ControlOrMeta+v");
    await expect(field).toHaveValue("#");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("ControlOrMeta+v");
    await expect(field).toHaveValue("#");

    await page.keyboard.press("ControlOrMeta+z");
    await expect(field).toHaveValue("");
    await page.keyboard.type("#ab");
    await expect(field).toHaveValue("#");
    await compose(page, { held: ["he"], committed: "he" });
    await expect(field).toHaveValue("#he");
    // As IBus does.
    await compose(page, { held: ["is", ""], committed: "is" });
    await expect(field).toHaveValue("#heis");
  });
});

test("if only the current word can be corrected, other keys are blocked, counted and reported; the rule restarts a running test", async ({
  page,
}) => {
  await openTest(page);
  await page.keyboard.type("#");
  await choose(page, "Current word");
  await expect(typingField(page)).toHaveValue("");
  const passage = await shownPassage(page);
  const field = typingField(page);
  const second = passage.indexOf(" ") + 1;
  const begun = passage.slice(0, second);
  await page.keyboard.type(`${begun}#@`);
  await page.keyboard.press("Backspace");
  await expect(field).toHaveValue(`${begun}#`);
  await page.keyboard.press("ControlOrMeta+Backspace");
  await expect(field).toHaveValue(begun);
  await page.keyboard.press("Backspace");
  await expect(field).toHaveValue(begun);
  await expect(page.getByText("Only the current word can be corrected. 1 key")).toBeVisible();
  // Deleting a word from a second space would take the word before it, too.
  await page.keyboard.type(" ");
  await page.keyboard.press(shortcuts.deleteWordBefore);
  await expect(field).toHaveValue(`${begun} `);
  await page.keyboard.press("Backspace");
  await expect(field).toHaveValue(begun);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.type("x");
  await page.keyboard.press("ControlOrMeta+z");
  await page.keyboard.press(shortcuts.startOfText);
  await page.keyboard.type("x");
  await page.keyboard.press(shortcuts.endOfText);
  await expect(field).toHaveValue(begun);
  await completePassage(page, second);
  await expectFigures(page, { Errors: "0", "Wrong keystrokes": "3" });
  await expect(page.getByText("6 keys were blocked because of this.")).toBeVisible();
});

test("if nothing can be corrected, a letter typed for a space stays, and stopping at mistakes is off", async ({
  page,
}) => {
  await openTenWords(page, "-nobackspace-stop");
  const field = typingField(page);
  await page.keyboard.type("#@");
  await page.keyboard.press("Backspace");
  await expect(field).toHaveValue("#@");
  await expect(page.getByText("Corrections are off. 1 key blocked.")).toBeVisible();
  await page.keyboard.type("x");
  await expect(field).toHaveValue("#@x");
});

test("keys sound if the option is on, a wrong one lower; a character that takes several keys, or is under composition, is not wrong on the way", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.pitches = [];
    window.OscillatorNode = class extends OscillatorNode {
      override start(when?: number) {
        window.pitches?.push(this.frequency.value > 400 ? "high" : "low");
        super.start(when);
      }
    };
  });
  const playedPitches = async () =>
    (await page.evaluate(() => window.pitches?.splice(0)))?.join(" ");
  await openTest(page);
  await page.keyboard.type("T");
  expect(await playedPitches()).toBe("");
  await choose(page, "Key sounds");
  await beginOwnText(page, "कि किसी");
  for (const key of "कु") await page.keyboard.insertText(key);
  await page.keyboard.press("Backspace");
  for (const key of "ि कि") await page.keyboard.insertText(key);
  expect(await playedPitches()).toBe("high low high high high high high");
  await beginOwnText(page, "日本語を書く。");
  await compose(page, { held: ["n", "に", "日本"], committed: "二本" });
  expect(await playedPitches()).toBe("high high high high low");
});

clockTest(
  "the audio device is released once no key has sounded for two seconds",
  async ({ page }) => {
    await page.addInitScript(() => {
      window.AudioContext = class extends AudioContext {
        constructor() {
          super();
          window.playingContext = this;
        }
      };
    });
    const state = () => page.evaluate(() => window.playingContext?.state);
    await openTestWithStoppedClock(page);
    await choose(page, "Key sounds");
    await page.keyboard.type("T");
    await expect.poll(state).toBe("running");
    await page.clock.runFor(1500);
    await page.keyboard.type("h");
    await page.clock.runFor(1999);
    expect(await state()).toBe("running");
    await page.clock.runFor(1);
    await expect.poll(state).toBe("suspended");
    await page.keyboard.type("e");
    await expect.poll(state).toBe("running");
  },
);

test("a warning says that Caps Lock is on, as long as it is", async ({ page }) => {
  await openTest(page);
  const press = (isOn: boolean) =>
    typingField(page).dispatchEvent("keydown", { key: "A", modifierCapsLock: isOn });
  await press(true);
  await expect(page.getByText("Caps Lock is on.")).toBeVisible();
  await press(false);
  await expect(page.getByText("Caps Lock is on.")).toBeHidden();
});

test("letters of another script than the text's bring a warning, which moves nothing, until its own are typed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openTest(page);
  const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const warning = page.getByText("Your keyboard is set to another language.");
  await page.keyboard.type("#é ");
  await expect(warning).toBeHidden();
  const height = await pageHeight();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("црут");
  await expect(warning).toBeVisible();
  expect(await pageHeight()).toBe(height);
  for (let times = 0; times < 4; times += 1) await page.keyboard.press("Backspace");
  await page.keyboard.type((await shownPassage(page)).slice(0, 3));
  await expect(warning).toBeHidden();
});

/** Types five keys a second by the page's clock. */
async function typeFor(page: Page, duration: Milliseconds) {
  const typed = (await typingField(page).inputValue()).length;
  const passage = await shownPassage(page);
  for (const key of passage.slice(typed, typed + duration / 200)) {
    await page.keyboard.type(key);
    await page.clock.fastForward(200);
  }
}

/** Runs in the page: the texts around the test that are not dimmed. */
function brightTexts(): readonly string[] {
  const soft = document.documentElement.classList.contains("dark")
    ? "rgb(138, 133, 123)"
    : "rgb(116, 111, 101)";
  const kept =
    "[data-testid=passage], form, section dl, p:has(kbd), noscript, .visually-hidden, [popover]";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const bright: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement?.checkVisibility() || parentElement.closest(kept)) continue;
    if (textContent?.trim() && getComputedStyle(parentElement).color !== soft) {
      bright.push(textContent.trim());
    }
  }
  return bright;
}

/** Runs in the page: the opacity of an element, with that of its ancestors. */
function shownOpacity(element: Element): number {
  let opacity = 1;
  for (let part: Element | null = element; part; part = part.parentElement) {
    opacity *= Number(getComputedStyle(part).opacity);
  }
  return opacity;
}

async function choose(page: Page, option: string) {
  await page.getByRole("button", { name: "Options" }).click();
  await page.getByLabel(option).check();
  await typingField(page).focus();
}

declare global {
  interface Window {
    playingContext?: AudioContext;
    pitches?: ("high" | "low")[];
  }
}
