import { expect, type Locator, type Page } from "@playwright/test";
import { copied, recordCopies } from "./test-aids/copies.ts";
import { focusFaults } from "./test-aids/focus-stops.ts";
import { holdBack } from "./test-aids/hold-back.ts";
import { openPage } from "./test-aids/open-page.ts";
import { sharedPageTest as test } from "./test.ts";
import { violations } from "./test-aids/violations.ts";
import { savedBy } from "./test-aids/saved-by.ts";
import { jsonFile } from "./test-aids/opened-tests.ts";
import { tabTo } from "./test-aids/keys.ts";
import { completePassage, shownPassage, typingField } from "./test-aids/typing.ts";
import { openOwnText, ownTextDialog } from "./test-aids/exercise-picker.ts";

test("a plan of three steps is made by keyboard alone, while no test runs, and its link and its file are that plan", async ({
  page,
}) => {
  test.slow();
  await recordCopies(page);
  await openPage(page, "/");
  const dialog = builder(page);
  await page.keyboard.type("a");
  await expect(typingField(page)).toHaveValue("a");
  await tabTo(page, page.getByRole("button", { name: "Options" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("link", { name: "Make a plan" }));
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await expect(typingField(page)).toHaveValue("");

  await tabTo(page, dialog.getByLabel("Title"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await expect(dialog.getByText("The title is missing")).toBeVisible();
  await expect(dialog.getByLabel("Title")).toHaveAttribute("spellcheck", "false");
  await page.keyboard.type("Monday");
  await tabTo(page, step(page, "60 seconds, easy"));
  await page.keyboard.press("Enter");
  await tabTo(page, dialog.getByRole("button", { name: "Remove" }));
  await page.keyboard.press("Enter");
  for (const [button, name] of [
    ["Words", "50 words"],
    ["Rest", "Rest"],
    ["Message", "Message"],
  ] as const) {
    await tabTo(page, dialog.getByRole("button", { name: button, exact: true }));
    await page.keyboard.press("Enter");
    await expect(step(page, name)).toBeFocused();
    if (name !== "Message") continue;
    await tabTo(page, dialog.getByLabel("Message"));
    await page.keyboard.type("Well done.");
  }
  await tabTo(page, step(page, "Rest"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Message")).toBeHidden();
  const up = dialog.getByRole("button", { name: "Move up" });
  await tabTo(page, up);
  await page.keyboard.press("Enter");
  await expect(up).toBeFocused();
  await expect(dialog.getByText("Rest is now step 1 of 3.")).toBeAttached();
  await page.keyboard.press("Enter");
  await expect(up).toBeFocused();
  await tabTo(page, step(page, "50 words"));
  await page.keyboard.press("Enter");
  const count = dialog.getByLabel("Words", { exact: true });
  await tabTo(page, count);
  await page.keyboard.press("ControlOrMeta+a");
  // A thousand in German.
  await page.keyboard.type("1.000");
  await expect(count).toHaveValue("1.000");
  await page.keyboard.press("Enter");
  await expect(
    dialog.getByText("Step 2 does not name a passage, code or valid length"),
  ).toBeVisible();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("20");
  await expect(dialog.getByText("1 test, about 1 minute.")).toBeVisible();

  await tabTo(page, dialog.getByRole("button", { name: "Copy link" }));
  await page.keyboard.press("Enter");
  const link = await copied(page);
  await tabTo(page, dialog.getByRole("button", { name: "Save file" }), "Shift+Tab");
  const file = await savedBy(page, () => page.keyboard.press("Enter"));
  expect(file.name).toBe("monday.keypace-plan.json");
  const saved = file.contents.toString();
  expect(JSON.parse(saved)).toEqual({
    format: "keypace-plan",
    version: 1,
    title: "Monday",
    instructions: "Type quickly, but correct the mistakes you notice.",
    typist: "name",
    steps: [{ rest: 30, skip: true }, { type: "20words-medium" }, { message: "Well done." }],
  });

  await page.goto(link);
  await expect(dialog).toBeHidden();
  await expectStart(page);
  await openPage(page, "/faq");
  await page.getByRole("link", { name: "make a plan" }).click();
  await dialog.getByLabel("Open file").setInputFiles(jsonFile(file.name, saved));
  await expect(dialog.getByLabel("Title")).toHaveValue("Monday");
  await dialog.getByRole("button", { name: "Try it" }).click();
  await expect(dialog).toBeHidden();
  await expectStart(page);

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "FAQ" }).click();
  await page.getByRole("link", { name: "make a plan" }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expectStart(page);
});

test("steps are moved, conditions shared out, and the draft stays when the dialog closes", async ({
  page,
}) => {
  await openPage(page, "/#make-a-plan");
  const dialog = builder(page);
  await dialog.getByRole("button", { name: "Two keyboards" }).click();
  const rows = dialog.getByRole("listitem");
  await expect(rows).toContainText([
    "1 30 seconds, easy 1 practice test for each",
    "4 tests for each keyboard",
    "30 seconds between the two",
  ]);
  await step(page, "Rest").click();
  for (let press = 0; press < 2; press += 1) {
    await dialog.getByRole("button", { name: "Move up" }).click();
  }
  await expect(rows).toContainText(["Rest", "1 practice test for each", "4 tests"]);
  await dialog.getByLabel("Compare two conditions").uncheck();
  await expect(rows).toContainText(["Rest", "1 practice test", "4 tests"]);
  await expect(rows.nth(2)).not.toContainText("keyboard");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/#make-a-plan");
  await expect(rows).toContainText(["Rest", "practice", "4 tests"]);
  await dialog.getByRole("button", { name: "Job test" }).click();
  await expect(rows).toHaveCount(1);
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(rows).toHaveCount(3);
});

test("the link to the dialog works with what chat programs change in it and add to it", async ({
  page,
}) => {
  await openPage(page, "/#Make-a-plan.");
  await expect(builder(page)).toBeVisible();
  await page.goto("/#check-a-form&fbclid=x");
  await expect(page.getByRole("dialog", { name: "Check a form" })).toBeVisible();
  await expect(page.getByText("not recognised")).toHaveCount(0);
});

test("the dialog that a link opens waits for a test that began while it loaded; of that dialog and the one for the visitor's own text, the one requested last opens", async ({
  page,
}) => {
  await openPage(page, "/");
  const release = await holdBack(page, "**/assets/late/PlanBuilder-*.js");
  const follow = () => page.evaluate(() => location.assign("#make-a-plan"));
  const requested = page.waitForRequest("**/assets/late/PlanBuilder-*.js");
  await follow();
  const file = (await requested).url();
  await openOwnText(page);
  await expect(page).toHaveURL(/\/$/);
  await page.keyboard.press("Escape");
  await follow();
  await typingField(page).focus();
  const passage = await shownPassage(page);
  await page.keyboard.type(passage.slice(0, 3));
  release();
  await page.evaluate(async (module) => {
    await import(module);
    await new Promise(requestAnimationFrame);
  }, file);
  await expect(builder(page)).toHaveCount(0);
  await page.keyboard.type(passage.slice(3, 6));
  await expect(typingField(page)).toHaveValue(passage.slice(0, 6));
  await completePassage(page, 6);
  await expect(builder(page)).toBeVisible();

  await page.goBack();
  await openOwnText(page);
  await page.goForward();
  await expect(builder(page)).toBeVisible();
  await expect(ownTextDialog(page)).toHaveCount(0);
});

test("a plan too long for a link offers the file, and says so if none can be made; a file that is not a plan says so", async ({
  page,
}) => {
  await openPage(page, "/#make-a-plan");
  const dialog = builder(page);
  await dialog.getByRole("button", { name: "Your text" }).click();
  const text = Array.from({ length: 3_000 }, (_, index) => (index * 7919) % 9973).join(" ");
  await dialog.getByLabel("Text, typed line by line").fill(text);
  const sentence = "This plan is too long for a link. Save it as a file instead.";
  await expect(dialog.getByText(sentence)).toBeVisible();
  await dialog.getByRole("button", { name: "Copy link" }).click();
  await expect(dialog.getByText(sentence)).toHaveCount(2);
  const [outcome] = await dialog.getByRole("status").elementHandles();
  await dialog.getByLabel("Open file").setInputFiles(jsonFile("notes.json", "{}"));
  await expect(dialog.getByText("This is not a Keypace plan.")).toBeVisible();
  expect(await outcome?.textContent()).toBe("This is not a Keypace plan.");
  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error("refused");
    };
  });
  await dialog.getByRole("button", { name: "Save file" }).click();
  const refusal = "class-test.keypace-plan.json could not be created.";
  await expect(dialog.getByText(refusal)).toBeVisible();
});

test("a plan that cannot be handed out leads to the field at fault, in a dialog that can be read and used at any width", async ({
  page,
}) => {
  test.slow();
  await openPage(page, "/#make-a-plan");
  const dialog = builder(page);
  for (const name of ["Transcription study", "Two keyboards"]) {
    await dialog.getByRole("button", { name }).click();
  }
  for (const name of ["Timed", "Phrases"]) {
    await dialog.getByRole("button", { name, exact: true }).click();
  }
  await step(page, "Phrases").click();
  await expect(dialog.getByLabel("Phrases, one per line")).toBeHidden();
  await dialog.getByLabel("Title").fill("");
  for (const [missing, text] of [
    ["Title", "A plan"],
    ["Phrases, one per line", "A phrase"],
  ] as const) {
    await dialog.getByRole("button", { name: "Copy link" }).click();
    await expect(dialog.getByLabel(missing)).toBeFocused();
    await dialog.getByLabel(missing).fill(text);
  }
  await expect(dialog.getByRole("status").filter({ hasText: /./ })).toHaveCount(0);
  await dialog.getByRole("radio", { name: "None" }).check();
  await dialog.getByLabel("Stop on mistakes").check();
  // A problem of several fields, which the foot shows twice.
  await dialog.getByRole("button", { name: "Copy link" }).click();
  await expect(dialog.getByRole("status").last()).toHaveText(/./);
  for (const [width, height] of [
    [1280, 720],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await violations(page)).toEqual([]);
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect.soft(await focusFaults(page, "Tab")).toEqual([]);
  }
  // Opening the second closes the first, which moves what is below.
  for (const name of ["Words", "Message"]) {
    await dialog.getByRole("button", { name, exact: true }).press("Enter");
    await expect(dialog.locator("summary").last()).toBeInViewport({ ratio: 1 });
  }
});

function builder(page: Page): Locator {
  return page.getByRole("dialog", { name: "Make a plan" });
}

/** The name of a step, which opens its fields. */
function step(page: Page, name: string): Locator {
  return builder(page).locator("summary", { hasText: name });
}

async function expectStart(page: Page) {
  await expect(page.getByRole("heading", { level: 1, name: "Monday" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "1 test, about 1 minute" })).toBeVisible();
  await expect(page.getByLabel("Your name")).toBeVisible();
}
