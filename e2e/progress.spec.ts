import { expect } from "@playwright/test";
import { widenSpacing } from "./test-aids/legibility.ts";
import { openPage, visitAboutAndReturn } from "./test-aids/open-page.ts";
import { logOf, openTestFiles, progressSection, jsonFile } from "./test-aids/opened-tests.ts";
import { sharedPageTest as test, sharedClockTest as clockTest } from "./test.ts";
import { choose } from "./test-aids/result-lists.ts";
import {
  completePassage,
  openTest,
  expectResultFocused,
  resultHeading,
  typePassage,
  typePassageAsPerson,
  typingField,
  restart,
} from "./test-aids/typing.ts";
import { savedBy } from "./test-aids/saved-by.ts";
import { violations } from "./test-aids/violations.ts";

clockTest(
  "a visit that was saved is opened on a fresh page with the same figures",
  async ({ page }) => {
    await openTest(page);
    await typePassageAsPerson(page);
    await expectResultFocused(page);
    const speed = /^[\d,]+/.exec((await resultHeading(page).textContent()) ?? "")?.[0] ?? "none";
    const likely = await page
      .getByText(/^likely \d+ to \d+$/)
      .first()
      .textContent();

    const { name, path } = await savedBy(page, () => choose(page, "Save", "This visit"));
    expect(name).toMatch(/^keypace-\d{4}-\d{2}-\d{2}-\d{4}\.json$/);

    await openPage(page, "/");
    const choosing = page.waitForEvent("filechooser");
    await progressSection(page).getByRole("button", { name: "Open saved tests" }).click();
    await (await choosing).setFiles(path);
    const progress = progressSection(page);
    await expect(progress.getByText("1 test from 1 opened file.")).toBeVisible();
    // Under the pointer, which has not moved.
    await expect(progress.locator("button:hover")).toHaveText("Open more files");
    await expect(progress.getByRole("alert")).toHaveText("1 test opened so far.");
    await progress.getByText("Test by test").click();
    const row = progress.getByRole("row", { name: /^1 Passage, easy/ });
    await expect(row).toContainText(`${speed}, ${likely?.replace("likely ", "")}`);

    await openTestFiles(page, path);
    await expect(
      progress.getByText("1 test was already open and counted only once."),
    ).toBeVisible();
    await visitAboutAndReturn(page);
    await expect(progress.getByRole("alert")).toHaveText(
      "1 test was already open and counted only once.",
    );

    await typingField(page).focus();
    await typePassage(page);
    await expect(page.getByText(/^[\d,]+\sWPM faster than your previous test/)).toBeVisible();
  },
);

test("tests are compared within their kind, and one that was changed is reported", async ({
  page,
}) => {
  await openPage(page, "/");
  const log = (interval: number) =>
    logOf("there the other three are here. ".repeat(3), () => interval);
  const titles = ["Passage, easy", "60 seconds, hard, German", "Code: Rust", "Passage, easy"];
  const entries = titles.map((title, index) => JSON.stringify({ title, log: log(180 + index) }));
  const changed = `{"title":"Weak spots","log":${JSON.stringify(log(170))},"more":"5,"keys":[]}"}`;
  const lines = [...entries, changed].join(",\n");
  await openTestFiles(
    page,
    jsonFile("kinds.json", `{"format":"keypace-saved-tests","version":1,"tests":[\n${lines}\n]}\n`),
  );
  const progress = progressSection(page);
  await expect(progress.getByText("4 tests from 1 opened file.")).toBeVisible();
  await progress.getByText("Test by test").click();
  const names = progress.getByRole("button", { name: /^\d+ \S/ });
  // The chart first shows the latest kind that has several tests.
  await expect(names).toHaveText(["2 Passage, easy", "1 Passage, easy"]);
  await expect(progress.getByText("kinds.json was changed or damaged")).toBeVisible();
  for (const [kind, shown] of [
    ["60 seconds, hard, German", ["1 60 seconds, hard, German"]],
    ["Code: Rust", ["1 Code: Rust"]],
    ["Passage, easy", ["2 Passage, easy", "1 Passage, easy"]],
  ] as const) {
    await progress.getByLabel("Kind of test").selectOption(kind);
    await expect(names).toHaveText([...shown]);
  }
  const [laptop, ergodox] = ["laptop", "Ergodox"].map((keyboardLabel, index) =>
    JSON.stringify({ ...log(150 - 50 * index), title: "Code: Rust", keyboardLabel }),
  );
  await openTestFiles(page, jsonFile("keyboards.json", `[${laptop},${ergodox}]`));
  const kinds = progress.getByLabel("Kind of test");
  await kinds.selectOption("Code: Rust · Ergodox");
  await expect(names).toHaveText(["1 Code: Rust · Ergodox"]);
  await expect(progress.getByText(/^“Ergodox”: 50% faster than “laptop”, likely /)).toBeVisible();

  await progress.getByLabel("Kind of test").selectOption("All kinds (6)");
  await expect(names).toHaveCount(6);
  await expect(progress.getByText("Choose one kind to compare like with like.")).toBeVisible();
  await expect(progress.getByRole("button", { name: "Certificate" })).toHaveCount(0);
  await page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error("refused");
    };
  });
  await progress.getByRole("button", { name: "Save as one file" }).click();
  await expect(
    progress.getByText(/^keypace-\d{4}-\d{2}-\d{2}-\d{4}\.json could not be created\.$/),
  ).toBeVisible();
});

test("files without a test are named with what is wrong, some of a great many, and nothing in them is markup", async ({
  page,
}) => {
  await openPage(page, "/");
  const hostile =
    '{"title":"<img src=x onerror=alert(1)>","format":"keypace-keystroke-log","version":99}';
  await openTestFiles(page, [
    jsonFile("cut.json", '{"format":"keypace-saved-te'),
    jsonFile("deep.json", "[".repeat(100_000)),
    jsonFile("<b>new</b>.json", hostile),
    jsonFile("other.json", '{"name":"another program"}'),
  ]);
  const problems = progressSection(page).getByRole("alert");
  await expect(problems).toContainText("cut.json is not a file of saved tests, or is incomplete.");
  await expect(problems).toContainText("deep.json is not a file of saved tests, or is incomplete.");
  await expect(problems).toContainText("<b>new</b>.json comes from a newer version of Keypace");
  await expect(problems).toContainText("other.json is not a Keypace file.");
  await expect(progressSection(page).getByText("Open saved tests")).toBeVisible();
  await expect(progressSection(page).getByRole("img")).toHaveCount(0);

  // In several folders, so that the files have the same name.
  await openTestFiles(
    page,
    Array.from({ length: 200 }, () => jsonFile("holiday.json", "no test")),
  );
  await expect(
    problems.getByText("holiday.json is not a file of saved tests, or is incomplete."),
  ).toHaveCount(20);
  await expect(problems).toContainText("180 more problems in these files.");
  await openTestFiles(page, jsonFile("empty.json", "[]"));
  await expect(problems).toHaveText("empty.json contains no tests.");
});

test("a file may be dropped anywhere on the page, also while others are being opened, or pasted outside a text field", async ({
  page,
}) => {
  await openPage(page, "/");
  await expect(progressSection(page).locator("input[type=file]")).toBeEnabled();
  await page.evaluate(
    dropFiles,
    ["there are", "these were"].map((text) => JSON.stringify(logOf(text, () => 150))),
  );
  await expect(progressSection(page).getByText("2 tests from 2 opened files.")).toBeVisible();
  await page.evaluate(dropFiles, ["[]"]);
  const problems = progressSection(page).getByRole("alert");
  await expect(problems).toContainText("dropped.json contains no tests.");
  await page.evaluate(() => {
    const carried = new DataTransfer();
    carried.setData("text/plain", '{"from": "elsewhere"}');
    document.body.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: carried, bubbles: true }),
    );
  });
  await expect(problems).toContainText("Pasted text is not a Keypace file.");
});

test("each opened test has its report and its replay, and their letters are compared and drilled", async ({
  page,
}) => {
  await openPage(page, "/");
  const text = "there the other three are here, the rather large tree stands there. ".repeat(2);
  // Each faster than the one before, except for r, which is slow in all.
  const tests = [220, 218, 222, 150, 152, 148].map((interval, day) => ({
    typedOn: new Date(2026, 4, 1 + day, 12).toISOString(),
    title: "Passage",
    log: logOf(text, (letter) => (letter === "r" ? 700 : interval)),
  }));
  await openTestFiles(page, jsonFile("may.json", JSON.stringify(tests)));

  await progressSection(page).getByText("Test by test").click();
  await progressSection(page).getByRole("button", { name: "6 Passage" }).click();
  const dialog = page.getByRole("dialog", { name: "Saved test" });
  const heading = dialog.getByRole("heading", { level: 2 });
  await expect(heading).toHaveText("Passage, 6 May 2026");
  // A title of another direction does not reverse the date.
  await expect(heading.locator("bdi")).toHaveText("Passage");
  await expect(dialog.getByText("136 keystrokes in 31 s.")).toBeVisible();
  // A note as under a fresh result; these logs name no keys.
  await expect(dialog.getByText(/^No key presses were recorded/)).toBeVisible();
  await test.step("with the text spacing of WCAG, the sentence about the pace ends before the name of its disclosure", async () => {
    const resetSpacing = await widenSpacing(page);
    const sentence = dialog.getByText(/^You were slowest around/);
    const fold = dialog.getByText("Section by section");
    const [words, name] = [await sentence.boundingBox(), await fold.boundingBox()];
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(name?.x ?? 0);
    await resetSpacing();
  });
  await dialog.getByText("Watch the replay").click();
  await dialog.getByRole("button", { name: "Next key" }).click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(progressSection(page).getByRole("button", { name: "6 Passage" })).toBeFocused();

  await progressSection(page).getByText("Letters and pairs", { exact: true }).click();
  await expect(
    progressSection(page).getByText(/^From the first half of these tests/),
  ).toContainText(/ became faster .* none became slower; \d+ did not really change/);
  expect.soft(await violations(page)).toEqual([]);
  await progressSection(page).getByRole("button", { name: "Practise the weakest" }).click();
  await expect(page.getByText(/^Words with .*, which slowed you down/)).toBeVisible();
});

test("a letter of a hundred characters, as only a made-up log has, does not widen the page", async ({
  page,
}) => {
  await openPage(page, "/");
  const log = logOf("ab".repeat(20), () => 200);
  const widened = (text: string) => text.replaceAll("a", "w".repeat(100));
  const edits = log.edits.map((edit) => {
    const inserted = widened(edit.inserted);
    return { ...edit, inserted, lengths: [inserted.length] };
  });
  const lengths = edits.flatMap((edit) => edit.lengths);
  const made = { ...log, presented: widened(log.presented), lengths, edits };
  await openTestFiles(page, jsonFile("made.json", JSON.stringify(made)));
  await progressSection(page).getByText("Letters and pairs", { exact: true }).click();
  await expect(progressSection(page).getByText("w".repeat(100), { exact: true })).toBeVisible();
  const widths = () => [document.documentElement.scrollWidth, document.documentElement.clientWidth];
  const [content, visible] = await page.evaluate(widths);
  expect(content).toBe(visible);
});

test("a file of an earlier day is continued: it keeps its tests, and each finished test is added until the visitor stops it", async ({
  page,
}) => {
  const earlier = JSON.stringify({ title: "Passage, easy", log: logOf("it was", () => 150) });
  // Replaces the browser's dialogs, which no test can reach. As in Chromium, saving empties an
  // existing file, and an opened file cannot be written before the page asks for permission.
  await page.addInitScript((line) => {
    const fileOfFolder = async () =>
      (await navigator.storage.getDirectory()).getFileHandle("tests.json", { create: true });
    const write = async (text: string) => {
      const stream = await (await fileOfFolder()).createWritable();
      await stream.write(text);
      await stream.close();
    };
    Object.assign(window, {
      showSaveFilePicker: async () => {
        await write("");
        return fileOfFolder();
      },
      showOpenFilePicker: async () => {
        await write(`{"format":"keypace-saved-tests","version":1,"tests":[\n${line}\n]}\n`);
        const handle = await fileOfFolder();
        const createWritable = handle.createWritable.bind(handle);
        return [
          Object.assign(handle, {
            createWritable: () => Promise.reject(new DOMException("", "NotAllowedError")),
            requestPermission: () => {
              Object.assign(handle, { createWritable });
              return Promise.resolve("granted");
            },
          }),
        ];
      },
    });
  }, earlier);
  const testsInFile = () =>
    page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory();
      const file = await (await folder.getFileHandle("tests.json")).getFile();
      return (await file.text()).split("\n").filter((line) => line.includes('"log"')).length;
    });
  const saveEach = progressSection(page).getByRole("group", { name: "Save each test to a file" });
  await openTest(page);
  // Hidden until there is something to save.
  await expect(saveEach).toHaveCount(0);
  await completePassage(page);
  await saveEach.getByRole("button", { name: "Add to an existing file" }).click();
  await expect(saveEach.getByRole("status")).toHaveText(
    "Every test of this visit is saved to tests.json, including those already finished.",
  );
  await expect.poll(testsInFile).toBe(2);

  await restart(page);
  await completePassage(page);
  await expectResultFocused(page);
  await expect.poll(testsInFile).toBe(3);
  await saveEach.getByRole("button", { name: "Stop saving" }).click();
  await expect(saveEach.getByRole("status")).toHaveText(
    "Your next tests will not be saved to the file.",
  );
});

/** Runs in the page: drops files on it, one right after the other. */
function dropFiles(contents: readonly string[]): void {
  for (const text of contents) {
    const carried = new DataTransfer();
    carried.items.add(new File([text], "dropped.json", { type: "application/json" }));
    const on = document.querySelector("h1");
    on?.dispatchEvent(
      new DragEvent("drop", { dataTransfer: carried, bubbles: true, cancelable: true }),
    );
  }
}
