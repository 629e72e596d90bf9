import { expect, test } from "vitest";
import { finished, setValue, typeKeys } from "../../engine/test-aids/key-script.ts";
import { interrupt } from "../../engine/trial/interruptions.ts";
import { scoringRule } from "../../format/score.ts";
import { readSavedTest } from "../../saved-tests/read-log.ts";
import type { DecodedTest } from "../../saved-tests/stored-test.ts";
import { checkForm, type FormEntries, type OpenedLog } from "./check-form.ts";
import { logFileOf, sha256, supervisedFormOf } from "./supervised-form.ts";

const text = "the bakers carried their crates across the square and told jokes in the dark.";
const typed: DecodedTest = {
  title: "60 seconds, medium",
  typedOn: new Date(2026, 10, 23, 20, 1).getTime(),
  trial: finished(typeKeys(text, `x${text.slice(1)}`, 200)),
};
// 77 characters in 76 times 200 ms: 15.4 words in 15.2 s are 60.8 WPM, and with a word less 56.8.
const [gross, netOfOneWord] = ["60.8", "56.8"];
const none: FormEntries = { digest: "", gross: "", score: "" };

async function opened(file: File): Promise<OpenedLog> {
  return {
    name: file.name,
    digest: await sha256(file),
    test: readSavedTest(await file.text()),
  };
}

test("the log of a test is the same each time, and its digest is SHA-256", async () => {
  const log = logFileOf(typed);
  // The example of NIST for FIPS 180-4.
  const example = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  expect(await sha256(new Blob(["abc"]))).toBe(example);
  expect(await logFileOf(typed).text()).toBe(await log.text());
  expect(log.name).toBe("keypace-form-2026-11-23-2001.json");
});

test("the form has the figures of the rule, worked out", () => {
  const form = supervisedFormOf(typed, scoringRule("net-1"));
  expect(form).toMatchObject({ score: netOfOneWord });
  expect(form.figures.map(({ name, value }) => `${name} ${value}`)).toEqual([
    `Gross ${gross} WPM`,
    "Errors 1",
    "Mistakes left 1",
    "Accuracy 99%",
    "Duration 15.2 s",
  ]);
  expect(Object.fromEntries(form.rows.map(({ name, value }) => [name, value]))).toMatchObject({
    Date: "23 November 2026, 20:01",
    Calculation: "(77 ÷ 5 − 1) ÷ 0.2533 = 56.8",
    Input: expect.stringContaining("77 characters typed, none pasted") as string,
  });
});

test("the form says what autocorrect entered, what a rule blocked, and that the clock ran while the page was hidden", () => {
  const interruption = { kind: "hidden", from: 300, to: 2_400 } as const;
  const begun = interrupt(typeKeys("it was late", "ti", 200), interruption);
  const replaced = setValue(begun, "it", 2_500, "replaced");
  const trial = finished(setValue(replaced, "it was late", 3_000));
  const corrections = { limit: "nobackspace", refusals: 3 } as const;
  const form = supervisedFormOf({ ...typed, trial, corrections }, scoringRule("keypace"));
  expect(Object.fromEntries(form.rows.map(({ name, value }) => [name, value]))).toMatchObject({
    "Set in the options": "no corrections allowed, 3 keys blocked",
    Input:
      "11 characters typed, none pasted; 2 entered by autocorrect; no key presses recorded; page hidden or frozen for 2.1 s (the clock kept running)",
  });
});

test("a log and a form agree by digest and figures, whatever the spaces and capitals", async () => {
  const log = await opened(logFileOf(typed));
  const digest = ` ${log.digest?.replaceAll(/.{8}/g, "$& ").toUpperCase()}\n`;
  const check = checkForm({ digest, gross, score: netOfOneWord }, log);
  expect(check).toEqual({
    verdict: "The form and the log match.",
    details: [
      "The digest matches: this is the file that was saved with the form, unchanged.",
      "Gross: 60.8 WPM on the form and in the log.",
      "Speed: matches the log under the rule “Net WPM, minus one word for each mistake left”.",
    ],
  });
  expect(checkForm({ digest: "", gross: "75", score: "none" }, log)).toEqual({
    verdict: "The form and the log do not match.",
    details: [
      "Gross: the log gives 60.8 WPM.",
      "Speed: does not match the log under any rule.",
      "Not checked: digest.",
    ],
  });
  expect(checkForm({ ...none, gross: "60,8 WPM" }, log)).toEqual({
    verdict: "What you entered matches.",
    details: ["Gross: 60.8 WPM on the form and in the log.", "Not checked: digest, large figure."],
  });
  expect(checkForm(none, log).verdict).toMatch(/^Nothing has been checked yet\./);
});

test("without mistakes the large figure matches under each net rule by words or by speed", async () => {
  const right = { ...typed, trial: finished(typeKeys(text, text, 200)) };
  const { score } = supervisedFormOf(right, scoringRule("speed-2"));
  const { details } = checkForm({ ...none, score }, await opened(logFileOf(right)));
  expect(details[0]).toBe(
    "Speed: matches the log under each of the rules “Net WPM, minus one word for each mistake left”, “Net WPM, minus two words for each mistake left”, “Net WPM, minus 1 WPM for each mistake left”, “Net WPM, minus 2 WPM for each mistake left”.",
  );
});

test("one changed byte is noticed", async () => {
  const digest = await sha256(logFileOf(typed));
  const changed = (await logFileOf(typed).text()).replace("medium", "mediun");
  const log = await opened(new File([changed], "changed.json"));
  expect(checkForm({ digest, gross, score: "" }, log)).toEqual({
    verdict: "The form and the log do not match.",
    details: [
      "The digest does not match. It was mistyped, or this is another file, or a changed one.",
      "Gross: 60.8 WPM on the form and in the log.",
      "Not checked: large figure.",
    ],
  });
  const foreign = await opened(new File(["{}"], "foreign.json"));
  const problem = "This file is not the log of a single test, or it was damaged.";
  expect(checkForm({ ...none, digest }, foreign).verdict).toBe(problem);
  // An agreeing digest does not make up for the speeds that were not checked.
  const own = checkForm({ digest: foreign.digest ?? "", gross: "999", score: "" }, foreign);
  expect(own.verdict).toBe(problem);
  expect(own.details.at(-1)).toBe("Not checked: gross speed, large figure.");
});

test.each(["17,220", "17 220", "17\u202f220", "17220"])(
  "keystrokes per hour are read from %s",
  async (score) => {
    // 287 characters a minute.
    const fast = { ...typed, trial: finished(typeKeys(text, text, ((60_000 / 287) * 77) / 76)) };
    const { details } = checkForm({ ...none, score }, await opened(logFileOf(fast)));
    expect(details[0]).toMatch(/^Speed: matches/);
  },
);
