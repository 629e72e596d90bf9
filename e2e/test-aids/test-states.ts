import { expect } from "@playwright/test";
import { typeKeys } from "./keys.ts";
import type { State, Visit } from "./states.ts";
import {
  completePassage,
  expectResultFocused,
  openTenWords,
  openTest,
  shownPassage,
  typingField,
  restart,
} from "./typing.ts";
import {
  beginOwnText,
  chooseMode,
  modeButton,
  openOwnText,
  ownTextDialog,
  ownTextField,
  pressMode,
} from "./exercise-picker.ts";
import { choose } from "./result-lists.ts";
import { unfoldReport } from "./whole-report.ts";

const secondResult: State = {
  name: "the second result of a visit, with notes and all that its report unfolds",
  isWideTabbed: true,
  reach: async (page) => {
    await chooseMode(page, "Passage");
    const passage = await shownPassage(page);
    await page.keyboard.insertText("Several");
    await typeKeys(page, `#${passage.slice(9, 80)}`);
    await page.keyboard.insertText(passage.slice(80, -5));
    await typeKeys(page, `${passage.slice(-5)}#`);
    await expectResultFocused(page);
    const report = await unfoldReport(page);
    // The replay may have played by itself.
    await report.getByRole("slider", { name: "Position in the replay" }).press("End");
    await report.getByRole("button", { name: "Previous key" }).click();
  },
};

export const dialogStates: readonly State[] = [
  {
    name: "the dialog for one's own text, with its problem shown, above why there is no drill yet",
    reach: async (page) => {
      await openTest(page);
      await modeButton(page, "Weak spots").click();
      await expect(
        page.getByText(/^Take a test first\. The drill is built from what you type/),
      ).toBeVisible();
      await openOwnText(page);
      await ownTextDialog(page).getByRole("button", { name: "Type this text" }).click();
      await expect(ownTextDialog(page).getByRole("status")).toHaveText(/./);
    },
  },
  {
    name: "the dialog for one's own text, with the preview of a text",
    reach: async (page) => {
      await ownTextField(page).fill(`A\ttidied text,\u00a0the  preview.\n${"W".repeat(80)}`);
      await expect(ownTextDialog(page).getByRole("status")).toBeEmpty();
    },
  },
  {
    name: "the dialog for a length of one's own",
    reach: async (page) => {
      await page.keyboard.press("Escape");
      await pressMode(page, "Custom length");
      await expect(page.getByRole("dialog", { name: "Custom length" })).toBeVisible();
    },
  },
  {
    name: "endless practice under way",
    reach: async (page) => {
      await page.getByLabel("Until I stop").check();
      await page.getByRole("button", { name: "Start", exact: true }).click();
      await expect(typingField(page)).toBeFocused();
      await page.keyboard.type("Some words");
    },
  },
];

/** The running test, its results, and the dialogs that choose a text. */
export const testVisits: readonly Visit[] = [
  {
    name: "a running test, and the dialogs that choose a text",
    states: [
      {
        name: "a test typed on the passage, with a wrong letter named",
        reach: async (page) => {
          await openTenWords(page, "-overlay");
          await page.keyboard.type("#");
          await expect(page.getByText(/^You typed “#”/)).toBeVisible();
        },
      },
      {
        name: "a test under way with errors",
        isWideTabbed: true,
        reach: async (page) => {
          await openTest(page);
          await page.keyboard.insertText(`T## words ${"W".repeat(80)}`);
        },
      },
      ...dialogStates,
    ],
  },
  {
    name: "results, a certificate, options and a drill",
    states: [
      {
        name: "the end of a race that an address asked for",
        reach: async (page) => {
          await openTenWords(page, "-pace70-hrad");
          // At a speed that has no more digits than a person's.
          await page.keyboard.type(await shownPassage(page), { delay: 10 });
          await expectResultFocused(page);
        },
      },
      {
        name: "a certificate",
        reach: async (page) => {
          await choose(page, "Save", "Certificate");
          await expect(page.getByRole("dialog", { name: "Certificate" })).toBeVisible();
        },
      },
      {
        ...secondResult,
        reach: async (page) => {
          await page.getByRole("button", { name: "Close" }).click();
          await page.getByRole("button", { name: "Leave the race" }).click();
          await secondResult.reach(page);
        },
      },
      {
        name: "a test with its options open and used",
        reach: async (page) => {
          await restart(page);
          await page.getByRole("button", { name: "Options" }).click();
          await page.getByLabel("Hide live stats").check();
          await page.getByLabel("Larger").check();
          await page.getByLabel("System font").check();
        },
      },
      {
        name: "a drill and its reason",
        reach: async (page) => {
          await page.keyboard.press("Escape");
          await beginOwnText(page, "the other three there ".repeat(8));
          await typeKeys(page, "xhe other three there ".repeat(8));
          await expectResultFocused(page);
          await chooseMode(page, "Weak spots");
          await expect(
            page.getByText(/^Words with .*, which (?:slowed you down|you missed)/),
          ).toBeVisible();
        },
      },
    ],
  },
  {
    name: "a missing file",
    states: [
      {
        name: "a result whose report could not be loaded",
        reach: async (page) => {
          await page.route("**/assets/Report-*.js", (route) => route.abort());
          await openTest(page);
          await completePassage(page);
          await expectResultFocused(page);
          await expect(page.getByRole("button", { name: "Reload to continue" })).toBeVisible();
        },
        problems: ["Failed to load resource: net::ERR_FAILED"],
      },
    ],
  },
];
