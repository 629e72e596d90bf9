import { expect } from "@playwright/test";
import type { State } from "./states.ts";
import {
  completePassage,
  openTenWords,
  openTest,
  resultHeading,
  shownPassage,
  typePassage,
  typingField,
} from "./typing.ts";
import {
  beginOwnText,
  chooseMode,
  modeKey,
  pressMode,
  openOwnText,
  ownTextDialog,
  ownTextField,
} from "./what-to-type.ts";
import { choose } from "./result-lists.ts";
import { unfoldReport } from "./whole-report.ts";

const missingFile = "Failed to load resource: net::ERR_FAILED";

/** The running test, its results, and the dialogs that choose a text. */
export const testStates: readonly State[] = [
  {
    name: "a test under way with errors",
    isWideTabbed: true,
    reach: async (page) => {
      await openTest(page);
      await page.keyboard.insertText(`T## words ${"W".repeat(80)}`);
    },
  },
  {
    name: "a test typed on the passage, with a wrong letter named",
    reach: async (page) => {
      await openTenWords(page, "-overlay");
      await page.keyboard.type("#");
      await expect(page.getByText(/^You typed #/)).toBeVisible();
    },
  },
  {
    name: "a test with its options open and used",
    isVisited: true,
    reach: async (page) => {
      await openTest(page);
      await completePassage(page);
      await page.getByRole("button", { name: "Restart" }).click();
      await expect(typingField(page)).toBeFocused();
      await page.getByText("Options", { exact: true }).click();
      await page.getByLabel("Hide live stats").check();
      await page.getByLabel("Larger").check();
      await page.getByLabel("System font").check();
    },
  },
  {
    name: "the second result of a visit, with notes and all that its report unfolds",
    isWideTabbed: true,
    reach: async (page) => {
      await openTest(page);
      await completePassage(page);
      await expect(resultHeading(page)).toBeFocused();
      await page.getByRole("button", { name: "Restart" }).click();
      await expect(typingField(page)).toBeFocused();
      const passage = await shownPassage(page);
      await page.keyboard.insertText("Several");
      await page.keyboard.type(`#${passage.slice(9, 80)}`);
      await page.keyboard.insertText(passage.slice(80, -5));
      await page.keyboard.type(`${passage.slice(-5)}#`);
      await expect(resultHeading(page)).toBeFocused();
      const report = await unfoldReport(page);
      // The replay may have played by itself.
      await report.getByRole("slider", { name: "Position in the replay" }).press("End");
      await report.getByRole("button", { name: "Previous key" }).click();
    },
  },
  {
    name: "the end of a race that an address asked for",
    isVisited: true,
    reach: async (page) => {
      await openTenWords(page, "-pace70-hrad");
      await typePassage(page);
      await expect(resultHeading(page)).toBeFocused();
    },
  },
  {
    name: "a certificate",
    isVisited: true,
    reach: async (page) => {
      await openTenWords(page);
      await typePassage(page);
      await choose(page, "Save", "Certificate");
      await expect(page.getByRole("dialog", { name: "Certificate" })).toBeVisible();
    },
  },
  {
    name: "a result whose report could not be loaded",
    reach: async (page) => {
      await page.route("**/assets/Report-*.js", (route) => route.abort());
      await openTest(page);
      await completePassage(page);
      await expect(resultHeading(page)).toBeFocused();
      await expect(page.getByRole("button", { name: "Reload to continue" })).toBeVisible();
    },
    complaints: [missingFile],
  },
  {
    name: "the dialog for one's own text, with its problem told, above what keeps from a drill",
    reach: async (page) => {
      await openTest(page);
      await modeKey(page, "Weak spots").click();
      await expect(page.getByText(/^Take one test first, then we can build a drill/)).toBeVisible();
      await openOwnText(page);
      await ownTextDialog(page).getByRole("button", { name: "Type this text" }).click();
      await expect(ownTextDialog(page).getByRole("status")).toHaveText(/./);
    },
  },
  {
    name: "the dialog for one's own text, with the preview of a text",
    isVisited: true,
    reach: async (page) => {
      await openTest(page);
      await openOwnText(page);
      await ownTextField(page).fill(`A\ttidied text,\u00a0the  preview.\n${"W".repeat(80)}`);
    },
  },
  {
    name: "the dialog for a length of one's own, with its problem told",
    reach: async (page) => {
      await openTest(page);
      await pressMode(page, "Custom length");
      await page.getByRole("spinbutton", { name: "Number of words" }).fill("9");
      await page.getByRole("button", { name: "Start", exact: true }).click();
      await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "endless practice under way",
    reach: async (page) => {
      await openTest(page);
      await pressMode(page, "Custom length");
      await page.getByLabel("Until I stop").check();
      await page.getByRole("button", { name: "Start", exact: true }).click();
      await expect(typingField(page)).toBeFocused();
      await page.keyboard.type("Some words");
    },
  },
  {
    name: "a drill and its reason",
    isVisited: true,
    reach: async (page) => {
      await openTest(page);
      await beginOwnText(page, "the other three there ".repeat(8));
      await page.keyboard.type("xhe other three there ".repeat(8));
      await expect(resultHeading(page)).toBeFocused();
      await chooseMode(page, "Weak spots");
      await expect(
        page.getByText(/^Words with .*, which (?:slowed you down|you missed)/),
      ).toBeVisible();
    },
  },
];
