import { expect, type Page } from "@playwright/test";
import { holdBack } from "./test-aids/hold-back.ts";
import { typeKeys } from "./test-aids/keys.ts";
import { illegibleTexts, scrolledSideways } from "./test-aids/legibility.ts";
import { planLink } from "../src/plans/plan-link.ts";
import type { Plan } from "../src/plans/plan.ts";
import { readyPlan, readyPlans } from "../src/plans/ready-plans.ts";
import { planJson, planLimits } from "../src/plans/plan.ts";
import { visitAboutAndReturn } from "./test-aids/open-page.ts";
import { logOf, openTestFiles, jsonFile } from "./test-aids/opened-tests.ts";
import { readCsv } from "./test-aids/read-csv.ts";
import { recomputedFigures, type StudyLog } from "./test-aids/recomputed-figures.ts";
import { advanceUntilFocused } from "./test-aids/stopped-clock.ts";
import { expectProblems, sharedClockTest as test } from "./test.ts";
import { openTest, shownPassage, typingField, completePassage } from "./test-aids/typing.ts";
import { modeButton } from "./test-aids/exercise-picker.ts";
import { violations } from "./test-aids/violations.ts";
import { savedBy } from "./test-aids/saved-by.ts";

const [classTest, jobTest, keyboards, study, weekly] = readyPlans;

test("a class test by its link: three timed tests, saved with the name and opened again", async ({
  page,
}) => {
  await openPlan(page, classTest, "Ann");
  await expect(page.getByRole("heading", { name: "3 tests, about 3 minutes" })).toBeVisible();
  // On a tablet too, the sentence ends where the card does.
  await page.setViewportSize({ width: 768, height: 1024 });
  const end = await page.getByText("Anyone can make a plan").evaluate((sentence) => {
    const row = sentence.parentElement?.getBoundingClientRect();
    return (row?.right ?? 0) - sentence.getBoundingClientRect().right;
  });
  expect(end).toBeLessThan(1);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  for (const number of [1, 2, 3]) {
    await advanceUntilFocused(page);
    await expect(page.getByRole("heading", { name: `Test ${number} of 3` })).toBeVisible();
    await typeForAMinute(page);
    if (number < 3) await goOn(page);
  }
  await expect(page.getByRole("heading", { name: "3 tests done" })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Average / })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });

  const saved = await download(page, "Save results");
  // The button says so for four seconds.
  await expect(page.getByRole("button", { name: "Saved", exact: true })).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(page.getByRole("button", { name: "Save results" })).toBeVisible();
  expect(saved.name).toMatch(/^keypace-Ann-\d{4}-\d\d-\d\d-\d{4}\.json$/);
  const { tests } = JSON.parse(saved.text) as { tests: { log: { plan: object } }[] };
  expect(tests.map(({ log }) => log.plan)).toMatchObject(
    [1, 2, 3].map((number) => ({ title: "Class test", typist: "Ann", test: number })),
  );
  const [second, third] = [1, 2].map((run) => saved.text.replaceAll(/"run":\d+/g, `"run":${run}`));
  await page.getByLabel("Open earlier runs").evaluate(
    (input: HTMLInputElement, texts) => {
      for (const text of texts) {
        const chosen = new DataTransfer();
        chosen.items.add(new File([text ?? ""], "earlier.json"));
        input.files = chosen.files;
        input.dispatchEvent(new Event("change", { bubbles: true }));
      }
    },
    [second, third],
  );
  await expect(
    page.getByText("These are 3 runs of this plan. Your results are saved"),
  ).toBeVisible();
  await page.getByRole("button", { name: "Leave the plan" }).click();
  await page.getByLabel("Open saved tests").setInputFiles(jsonFile("results.json", saved.text));
  await page.clock.resume();
  await expect(page.getByText("3 tests from 1 opened file")).toBeVisible();
});

test("a job test: no figures, no Backspace, errors deducted", async ({ page }) => {
  await openPlan(page, jobTest);
  await expect(page.getByText("The file contains the time of each key, which")).toBeVisible();
  const start = page.getByRole("button", { name: "Start", exact: true });
  await test.step("the start fits a small tablet", async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 640, height: 720 });
    expect.soft(await scrolledSideways(page)).toEqual([]);
    if (size) await page.setViewportSize(size);
  });
  await start.click();
  await expect(start).toBeVisible();
  await page.getByLabel("Your name").fill("  ");
  await start.click();
  await expect(start).toBeVisible();
  await page.getByLabel("Your name").fill("Ben");
  await page.keyboard.press("Enter");
  await advanceUntilFocused(page);
  await expect(page.getByText("Live stats are hidden.")).toBeVisible();
  const passage = await shownPassage(page);
  await page.keyboard.insertText(passage.slice(0, 190));
  await page.keyboard.type(`${passage.slice(190, 199)}#`);
  await page.keyboard.press("Backspace");
  await expect(typingField(page)).toHaveValue(`${passage.slice(0, 199)}#`);
  await expect(page.getByText("Corrections are off. 1 key blocked.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Restart" })).toBeHidden();
  await page.clock.fastForward(300_000);
  // 200 characters in five minutes are 8 WPM; the mistake takes a fifth.
  await expect(page.getByRole("row", { name: /^1 8 / })).toBeVisible();
  await expect(
    page.getByText("Test 1: some text was not typed, interrupted, 1 key blocked."),
  ).toBeVisible();
  const table = await download(page, "Save table");
  const [head = "", row = ""] = table.text.split("\r\n");
  expect(head).toMatch(/^Name,Date,Test,WPM,Accuracy \(%\),Errors,Plan,Run,Seed,/);
  expect(row).toMatch(/^Ben,[^,]*,"?300 seconds, medium"?,8,100,1,Job test,/);
});

test("two keyboards: B comes first for an even code, a rest between, and an answer at the end", async ({
  page,
}) => {
  await openPlan(page, withWidestTable(withTimes(keyboards, testsWithEach)), "P08");
  await expectToFitPhone(page);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await runKeyboards(page, "BA");
  await expect(page.getByRole("heading", { name: "Too close to tell" })).toBeVisible();
  await expectToFitPhone(page);
  await page.clock.resume();
  const first = await download(page, "Save results");
  const earlier = page.getByLabel("Open earlier runs");
  await earlier.setInputFiles(jsonFile("same.json", first.text));
  await expect(page.getByText("These files contain no other run of this plan.")).toBeVisible();
  const other = first.text.replaceAll(/"run":\d+/g, '"run":1');
  await earlier.setInputFiles(jsonFile("other.json", other));
  await expect(page.getByText("These are 2 runs of this plan.")).toBeVisible();
  await page.getByRole("button", { name: "Run it again" }).click();
  await expect(page.getByRole("heading", { name: /^4 tests, about \d minutes$/ })).toBeVisible();
});

test("a study: phrases with Enter between them, some for practice and others that count, with the figures of the literature", async ({
  page,
}) => {
  await openPlan(page, withTimes(study, 4, 2), "P1");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  const phrases = new Set<string>();
  for (let number = 1; number <= 6; number += 1) {
    const name = number <= 2 ? `Practice ${number} of 2` : `Test ${number - 2} of 4`;
    await expect(page.getByRole("heading", { name })).toBeVisible();
    await advanceUntilFocused(page);
    const phrase = await shownPassage(page);
    phrases.add(phrase);
    await typeWithMistakes(page, phrase, number);
    if (number === 1) {
      await expect(page.getByRole("heading", { name: "Practice finished." })).toBeVisible();
    }
    if (number === 2) await expect(page.getByText("That was the practice.")).toBeVisible();
    if (number < 6) await goOn(page);
  }
  expect(phrases.size).toBe(6);
  await expect(page.getByRole("heading", { name: "4 tests done" })).toBeVisible();
  const saved = await download(page, "Save results");
  const { tests } = JSON.parse(saved.text) as {
    tests: { log: StudyLog & { plan: { isPractice: boolean } } }[];
  };
  expect(tests.filter(({ log }) => log.plan.isPractice)).toHaveLength(2);
  expect(tests).toHaveLength(6);
  const rows = readCsv((await download(page, "Save table")).text);
  expect(rows).toHaveLength(6);
  for (const [index, { log }] of tests.entries()) {
    for (const [name, figure] of Object.entries(recomputedFigures(log))) {
      const difference = Math.abs(Number(rows[index]?.[name] || Number.NaN) - figure);
      expect(difference, `${name} of test ${index + 1}`).toBeLessThanOrEqual(1e-9 * figure);
    }
  }
});

test("a weekly check goes on where it was left: on another page, and after Leave the plan", async ({
  page,
}) => {
  const link = await openPlan(page, weekly, "", false);
  await expect(page.getByRole("button", { name: "Start", exact: true })).toBeFocused();
  expect.soft(await violations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  const passages = new Set([await typePlanPassage(page, 1)]);
  await expect(page.getByRole("heading", { name: "Test finished." })).toBeFocused();
  expect.soft(await violations(page)).toEqual([]);
  await visitAboutAndReturn(page);
  await expect(page.getByRole("heading", { name: "Test finished." })).toBeVisible();
  await page.getByRole("button", { name: "Leave the plan" }).click();
  await expect(page.getByRole("radio", { name: "Easy" })).toBeVisible();
  await page.evaluate((hash) => (location.hash = hash), link.slice(link.indexOf("#")));
  passages.add(await typePlanPassage(page, 2));
  await goOn(page, false);
  passages.add(await typePlanPassage(page, 3));
  expect(passages.size).toBe(3);
  await expect(page.getByRole("heading", { name: "3 tests done" })).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);
  const question = page.waitForEvent("dialog");
  const leaving = page.reload().catch(() => null);
  const dialog = await question;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
  await leaving;
});

test("a plan from a file opens where saved tests are dropped; a bad one says what is wrong, and of two the first opens", async ({
  page,
}) => {
  await page.goto("/");
  const bad = JSON.stringify({
    format: "keypace-plan",
    version: 1,
    title: "Bad",
    steps: [{ rest: 0 }],
  });
  const alert = page.getByRole("alert");
  await openTestFiles(page, jsonFile("bad.keypace-plan.json", bad));
  await expect(page.getByText("Step 1 must last 1 to 3,600 seconds.")).toBeVisible();
  // Screen readers announce it again for the same file, because its element is a new one.
  const first = await alert.elementHandle();
  await openTestFiles(page, jsonFile("bad.keypace-plan.json", bad));
  await expect.poll(() => alert.evaluate((now, before) => now !== before, first)).toBe(true);
  await expect(alert).toBeInViewport({ ratio: 1 });
  const title = "<img src=x onerror=alert(1)>";
  const plan = planJson(readyPlan({ title, steps: [{ text: "ab" }] }));
  const good = jsonFile("good.keypace-plan (1).json", plan);
  const log = JSON.stringify(logOf("a kettle sings", () => 150));
  await openTestFiles(page, [
    good,
    jsonFile("log.json", log),
    jsonFile("b.keypace-plan.json", plan),
  ]);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.goto("/#p=1");
  await expect(page.getByText("This link is incomplete or was changed.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.getByRole("button", { name: "Leave the plan" }).click();
  await expect(page.getByRole("radio", { name: "Easy" })).toBeVisible();
  await expect(typingField(page)).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("1 test from 1 opened file")).toBeVisible();
  await expect(page.getByText(/^b\.keypace-plan\.json is a plan\. Plans open one/)).toBeVisible();
});

test("a link for someone else opens a run of their own, and the first link continues the first", async ({
  page,
}) => {
  const plan = readyPlan({ title: "Shared", typist: "code", steps: [{ text: "ab" }] });
  const follow = async (typist: string) => page.goto(await linkOf(plan, typist));
  const code = page.getByLabel("Your code");
  await openPlan(page, plan, "P07", false);
  await follow("P08");
  await expect(code).toHaveValue("P08");
  await follow("P07");
  await expect(code).toHaveValue("P07");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(typingField(page)).toBeFocused();
  await page.keyboard.type("ab");
  await expect(page.getByText("P07. Nothing was sent.")).toBeVisible();
  await follow("P08");
  await expect(code).toHaveValue("P08");
  await follow("P07");
  await expect(page.getByText("P07. Nothing was sent.")).toBeVisible();
});

test("unsaved results of a run are asked for before the page is left, and saved with those of the next run, which the table also has", async ({
  page,
}) => {
  await openPlan(page, readyPlan({ title: "Again", steps: [{ text: "a kettle" }] }), "", false);
  const run = async () => {
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await expect(typingField(page)).toBeFocused();
    await page.keyboard.type("a kettle");
  };
  await run();
  await page.getByRole("button", { name: "Run it again" }).click();
  const question = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  await (await question).dismiss();
  await run();
  const runsIn = async () => {
    const { text } = await download(page, "Save results");
    return new Set(text.match(/"run":\d+/g)).size;
  };
  expect(await runsIn()).toBe(2);
  const rows = readCsv((await download(page, "Save table")).text);
  expect(new Set(rows.map((row) => row["Run"])).size).toBe(2);
  await page.getByRole("button", { name: "Run it again" }).click();
  await run();
  expect(await runsIn()).toBe(1);
});

test("a link that was left while a test ran opens no plan, and what was wrong with one goes with its link", async ({
  page,
}) => {
  await openTest(page);
  const passage = await shownPassage(page);
  await page.keyboard.type(passage.slice(0, 5));
  await page.goto(await linkOf(readyPlan({ title: "Left", steps: [{ text: "ab" }] })));
  await page.goBack();
  await typingField(page).focus();
  await completePassage(page, 5);
  await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
  await page.goto("/#p=1");
  await expect(page.getByText("This plan cannot be run.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Left" })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText("This plan cannot be run.")).toHaveCount(0);
  await page.goForward();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByText("This plan cannot be run.")).toHaveCount(0);
});

test("before the start, each step is listed, and that the steps are shuffled; a heading that wraps keeps clear of the header and of what is below it", async ({
  page,
}) => {
  const title = "A comparison of two keyboards for the office in spring";
  const steps = [{ text: "ab" }, { rest: 10 }, { rest: 60, skip: true }, { text: "cd" }];
  await openPlan(page, readyPlan({ title, order: "shuffled", steps }), "", false);
  await expect(page.getByRole("definition").first()).toHaveText(
    "Text: 1 test\nRest: 10 seconds\nRest: 60 seconds (can be skipped)\nText: 1 test",
    { useInnerText: true },
  );
  await expect(page.getByRole("definition").nth(1)).toHaveText("Shuffled");
  const heading = page.getByRole("heading", { level: 1, name: title });
  for (const width of [1280, 900, 700, 320]) {
    await page.setViewportSize({ width, height: 720 });
    const header = await page.getByRole("banner").boundingBox();
    const above = (header?.y ?? 0) + (header?.height ?? 0);
    expect((await heading.boundingBox())?.y, `${width} px`).toBeGreaterThanOrEqual(above + 8);
    const sentence = await page.getByText("Anyone can make a plan").boundingBox();
    const below = await page.getByRole("region", { name: "Plan" }).boundingBox();
    const end = (sentence?.y ?? 0) + (sentence?.height ?? 0);
    expect(below?.y, `${width} px`).toBeGreaterThanOrEqual(end + 8);
  }
});

for (const [from, ask] of [
  [
    "a link",
    async (page: Page, plan: Plan) => {
      const link = await linkOf(plan);
      await page.evaluate((address) => location.assign(address), link);
    },
  ],
  [
    "a file",
    (page: Page, plan: Plan) =>
      openTestFiles(page, jsonFile("waiting.keypace-plan.json", planJson(plan))),
  ],
] as const) {
  test(`a plan from ${from} that has loaded waits for the end of a test that began meanwhile`, async ({
    page,
  }) => {
    await openTest(page);
    const { release, arrived } = await holdPlans(page);
    await ask(page, readyPlan({ title: "Waiting", steps: [{ text: "ab" }] }));
    const passage = await shownPassage(page);
    await typingField(page).focus();
    await page.keyboard.type(passage.slice(0, 5));
    release();
    await arrived();
    await page.keyboard.type(passage.slice(5, 10), { delay: 40 });
    await expect(typingField(page)).toHaveValue(passage.slice(0, 10));
    await completePassage(page, 10);
    await expect(page.getByRole("heading", { level: 1, name: "Waiting" })).toBeVisible();
  });
}

test("a plan opened from a file ends a running test; one that is loading is withdrawn by a link to another test", async ({
  page,
}) => {
  const file = jsonFile(
    "class.keypace-plan.json",
    planJson(readyPlan({ title: "Filed", steps: [{ text: "ab" }] })),
  );
  const heading = page.getByRole("heading", { level: 1, name: "Filed" });
  await openTest(page);
  const { release, arrived } = await holdPlans(page);
  await openTestFiles(page, file);
  await page.evaluate(() => location.assign("#60-hard"));
  await expect(modeButton(page, "60 seconds")).toBeChecked();
  release();
  await arrived();
  await expect(page).toHaveURL(/#60-hard$/);
  await expect(heading).toHaveCount(0);

  await typingField(page).focus();
  await page.keyboard.type("Some");
  await openTestFiles(page, file);
  await expect(heading).toBeVisible();
  await expect(page.getByRole("textbox", { name: "passage", includeHidden: true })).toHaveValue("");
});

test("a link to another test ends a plan, and its options apply in place of the plan's rules", async ({
  page,
}) => {
  await openPlan(page, readyPlan({ title: "Left", steps: [{ text: "ab" }] }), "", false);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(typingField(page)).toBeVisible();
  await page.evaluate(() => location.assign("#15-stop-hidden"));
  await expect(page.getByRole("radio", { name: "15 seconds" })).toBeChecked();
  await page.getByRole("button", { name: "Options" }).click();
  await expect(page.getByLabel("Stop on mistakes")).toBeChecked();
  await expect(page.getByLabel("Hide live stats")).toBeChecked();
});

test("a plan whose link was left while it loaded is not reported if its code does not come", async ({
  page,
  problems,
}) => {
  await openTest(page);
  const gone = Promise.withResolvers<void>();
  await page.route("**/assets/late/plan-*.js", async (route) => {
    await gone.promise;
    await route.abort();
  });
  const requested = page.waitForRequest("**/assets/late/plan-*.js");
  const link = await linkOf(readyPlan({ title: "Gone", steps: [{ text: "ab" }] }));
  await page.evaluate((address) => location.assign(address), link);
  const file = await requested;
  await page.goBack();
  // Before the request fails, because a later import would repeat it.
  const importing = await page.evaluateHandle(
    (module) => ({ settled: import(module).catch(() => null) }),
    file.url(),
  );
  gone.resolve();
  await importing.evaluate(async ({ settled }) => {
    await settled;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
  expect(await page.getByText("The plan did not load").count()).toBe(0);
  await expectProblems(problems, ["Failed to load resource: net::ERR_FAILED"]);
});

test("the skip link does not cancel a plan that is loading", async ({ page }) => {
  const loaded = Promise.withResolvers<void>();
  await page.route("**/assets/late/plan-*.js", async (route) => {
    await loaded.promise;
    await route.continue();
  });
  const requested = page.waitForRequest("**/assets/late/plan-*.js");
  await page.goto(await linkOf(readyPlan({ title: "Loading", steps: [{ text: "ab" }] })));
  await requested;
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  loaded.resolve();
  await expect(page.getByRole("heading", { level: 1, name: "Loading" })).toBeVisible();
});

test("neither a double click nor Enter in a dialog continues past a second message", async ({
  page,
}) => {
  const steps = [{ message: "One." }, { message: "Two." }, { text: "ab" }];
  await page.clock.install();
  await openPlan(page, readyPlan({ title: "Messages", steps }), "", false);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "One." })).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).dblclick();
  await expect(page.getByRole("heading", { name: "Two." })).toBeVisible();
  await page.goto("/#make-a-plan");
  await page.getByLabel("Instructions").fill("First");
  // Enter continues half a second after a message has appeared.
  await page.clock.fastForward(600);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Instructions")).toHaveValue("First\n");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Two." })).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(typingField(page)).toBeFocused();
});

test("a test whose text does not load is not skipped, and is typed when the plan is opened again", async ({
  page,
  problems,
}) => {
  const { promise: failing, resolve: fail } = Promise.withResolvers<void>();
  await page.route("**/assets/languages/**", (route) => failing.then(() => route.abort()));
  const steps = [{ text: "ab" }, { type: "easy-de" }];
  const link = await openPlan(page, readyPlan({ title: "Two texts", steps }), "", false);
  await page.keyboard.press("Enter");
  await expect(typingField(page)).toBeFocused();
  await page.keyboard.type("ab");
  await goOn(page, false);
  const leave = page.getByRole("button", { name: "Leave the plan" });
  await leave.focus();
  fail();
  await expect(page.getByRole("alert")).toContainText(
    /^The text of this test did not load.* save them and reload the page/,
  );
  await expect(page.getByRole("heading", { name: "Test 2 of 2" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Next test" })).toHaveCount(0);
  await expect(leave).toBeFocused();
  await expectProblems(problems, ["Failed to load resource: net::ERR_FAILED"]);

  await page.unroute("**/assets/languages/**");
  await leave.click();
  await expect(page.getByRole("button", { name: "Save as one file" })).toBeVisible();
  await expect(page.getByText("Saved tests contain the time of each key, which")).toBeVisible();
  await page.evaluate((hash) => (location.hash = hash), link.slice(link.indexOf("#")));
  await expect(page.getByRole("heading", { name: "Test 2 of 2" })).toBeVisible();
  await expect(typingField(page)).toBeFocused();
});

test("going back from a plan opens the test of the link before it, and going forward the plan", async ({
  page,
}) => {
  await page.goto("/#30-easy");
  await expect(modeButton(page, "30 seconds")).toBeChecked();
  const heading = page.getByRole("heading", { level: 1, name: "Two texts" });
  const steps = [{ text: "ab" }, { text: "cd" }];
  await openPlan(page, readyPlan({ title: "Two texts", steps }), "", false);
  await page.goBack();
  await expect(heading).toHaveCount(0);
  await expect(modeButton(page, "30 seconds")).toBeChecked();
  await page.goForward();
  await expect(heading).toBeVisible();

  await page.goBack();
  await expect(modeButton(page, "30 seconds")).toBeChecked();
  await page.evaluate(() => location.assign("#make-a-plan"));
  await page.getByRole("button", { name: "Try it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Class test" })).toBeVisible();
  await page.goBack();
  await expect(modeButton(page, "30 seconds")).toBeVisible();
});

test("a plan whose only test was too long to keep ends without results, and reads from the left below a title from the right", async ({
  page,
}) => {
  await openPlan(page, readyPlan({ title: "قصير", steps: [{ text: "ab" }] }), "P07", false);
  await page.keyboard.press("Enter");
  await expect(typingField(page)).toBeFocused();
  await page.keyboard.insertText("cat ".repeat(5_000));
  await expect(page.getByRole("heading", { name: "0 tests done" })).toBeVisible();
  await expect(page.getByText("Nothing was sent.", { exact: true })).toHaveCSS("direction", "ltr");
});

/** The number of tests with each of the two keyboards: fewer than in the ready plan. */
const testsWithEach = 2;

/** A plan with fewer tests in its steps, so that it takes less time. */
function withTimes(plan: Plan | undefined, tests: number, practice = 1): Plan | undefined {
  return (
    plan && {
      ...plan,
      steps: plan.steps.map((step) =>
        step.kind === "test" ? { ...step, times: step.isPractice ? practice : tests } : step,
      ),
    }
  );
}

/** A plan whose conditions have the longest names, without spaces, and whose results all columns. */
function withWidestTable(plan: Plan | undefined): Plan | undefined {
  const names = ["W".repeat(planLimits.name), "M".repeat(planLimits.name)] as const;
  if (!plan?.conditions) return plan;
  return { ...plan, scoring: "keystrokes", conditions: { ...plan.conditions, names } };
}

/** On the narrowest phones nothing scrolls sideways and every text can be read. */
async function expectToFitPhone(page: Page) {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 568 });
  expect.soft(await scrolledSideways(page)).toEqual([]);
  expect.soft(await illegibleTexts(page)).toEqual([]);
  if (size) await page.setViewportSize(size);
}

/** Opens the link of a plan, by default with a stopped clock. */
async function openPlan(page: Page, plan: Plan | undefined, typist = "", isStopped = true) {
  if (!plan) throw new Error("There is no such plan.");
  const link = await linkOf(plan, typist);
  if (isStopped) await page.clock.install();
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: plan.title })).toBeVisible();
  if (isStopped) await page.clock.pauseAt(Date.now() + 3_600_000);
  return link;
}

/** Holds the code of plans back; `arrived` waits until the page has it. */
async function holdPlans(page: Page) {
  const release = await holdBack(page, "**/assets/late/plan-*.js");
  const requested = page.waitForRequest("**/assets/late/plan-*.js");
  const arrived = async () => {
    await page.evaluate(
      async (module) => {
        await import(module);
        await new Promise(requestAnimationFrame);
      },
      (await requested).url(),
    );
  };
  return { release, arrived };
}

async function linkOf(plan: Plan, typist = ""): Promise<string> {
  const link = await planLink(plan, "");
  if (!link) throw new Error("The plan has no link.");
  return typist === "" ? link : `${link}&who=${typist}`;
}

/** Types some of a timed test with real keys, and lets its time run out. */
async function typeForAMinute(page: Page, more = 0) {
  const passage = await shownPassage(page);
  for (const from of [0, 20, 40]) {
    await typeKeys(page, passage.slice(from, from + 20));
    await page.clock.fastForward(1_800);
  }
  await typeKeys(page, passage.slice(60, 60 + more));
  await page.clock.fastForward(60_000);
}

async function runKeyboards(page: Page, order: string) {
  for (const [half, letter] of [...order].entries()) {
    for (let number = 0; number <= testsWithEach; number += 1) {
      await advanceUntilFocused(page);
      const title =
        number === 0
          ? `Practice ${half + 1} of 2`
          : `Test ${testsWithEach * half + number} of ${2 * testsWithEach}`;
      await expect(
        page.getByRole("heading", { name: `${title} · keyboard ${letter}` }),
      ).toBeVisible();
      // Slightly faster in the second half, so that the axis of speeds has many numbers.
      await typeForAMinute(page, 4 * half);
      if (number < testsWithEach) await goOn(page);
    }
    if (half > 0) continue;
    await expect(page.getByRole("timer")).toHaveText("30");
    await page.clock.fastForward(10_000);
    await expect(page.getByRole("timer")).toHaveText("20");
    await page.clock.fastForward(20_200);
  }
}

/** Presses Enter once it can no longer belong to the test that ended. */
async function goOn(page: Page, isStopped = true) {
  const button = page.getByRole("button", { name: /^(?:Next test|Continue)/ });
  await expect(button).toBeVisible();
  if (isStopped) await page.clock.fastForward(600);
  // Enter is ignored for half a second, as visitors may type on.
  await expect(async () => {
    await page.keyboard.press("Enter");
    await expect(button).toBeHidden({ timeout: 200 });
  }).toPass();
}

async function typePlanPassage(page: Page, number: number): Promise<string> {
  await expect(page.getByRole("heading", { name: `Test ${number} of 3` })).toBeVisible();
  await expect(typingField(page)).toBeFocused();
  const passage = await shownPassage(page);
  await completePassage(page);
  return passage;
}

/** Corrects a wrong key in one phrase of three, and leaves one in every fourth. */
async function typeWithMistakes(page: Page, phrase: string, number: number) {
  if (number % 3 === 0) {
    await page.keyboard.type("#");
    await page.keyboard.press("Backspace");
  }
  await typeKeys(page, number % 4 === 0 ? `${phrase.slice(0, 7)}#${phrase.slice(8)}` : phrase);
}

async function download(page: Page, name: string) {
  const save = () => page.getByRole("button", { name, exact: true }).click();
  const saved = await savedBy(page, save);
  return { name: saved.name, text: saved.contents.toString() };
}
