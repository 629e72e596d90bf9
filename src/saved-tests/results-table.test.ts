import { expect, test } from "vitest";
import { examplePlace } from "../engine/test-aids/example-place.ts";
import { finished, typeKeys } from "../engine/test-aids/key-script.ts";
import { runToEnd } from "../engine/work.ts";
import { csvText, figuresByColumn, figuresInSteps, resultsTableInSteps } from "./results-table.ts";
import type { StoredTest } from "./stored-test.ts";

test("the figures are those worked out by hand", () => {
  // "it is late" with "o" for "i" corrected, "s" left for "e": 12 keys, 300 ms apart.
  const trial = finished(typeKeys("it is late", "o<it is lats", 300));
  expect(figuresByColumn(runToEnd(figuresInSteps(trial)))).toEqual({
    Characters: 10,
    "Characters per minute": 182,
    "Wrong keystrokes": 2,
    "Characters inserted at once": 0,
    "Characters replaced": 0,
    "Characters pasted": 0,
    "Characters dropped": 0,
    "Characters undone or redone": 0,
    "Characters prefilled": 0,
    "Characters to type": 10,
    // 2 words in 3.3 seconds.
    "Speed not rounded (WPM)": 120 / 3.3,
    "Half-width of log speed": null,
    "Likely from (WPM)": null,
    "Likely to (WPM)": null,
    "Typed throughout": "yes",
    "Time (s)": 3.3,
    "Mistakes left": 1,
    "Left substituted": 1,
    "Left omitted": 0,
    "Left inserted": 0,
    "Left swapped": 0,
    // 2 words less 1, and less 2; then 1 and 2 WPM less; and 10 characters in 3.3 s.
    "Score by net-1 (WPM)": expect.closeTo(60 / 3.3, 9) as number,
    "Score by net-2 (WPM)": 0,
    "Score by speed-1 (WPM)": expect.closeTo(120 / 3.3 - 1, 9) as number,
    "Score by speed-2 (WPM)": expect.closeTo(120 / 3.3 - 2, 9) as number,
    "Score by keystrokes": expect.closeTo(36_000 / 3.3, 9) as number,
    "Mistakes corrected": 1,
    "Correct characters erased": 0,
    // 9 characters are 1.8 words.
    "Entry rate (WPM)": expect.closeTo(108 / 3.3, 9) as number,
    // The first letter took no time, its Backspace 300 ms: 2 words in the other 3 seconds.
    "Speed without corrections (WPM)": 40,
    "Time spent correcting (s)": 0.3,
    "Minimum string distance": 1,
    "MSD error rate": 1 / 10,
    "Correct (C)": 9,
    "Incorrect not fixed (INF)": 1,
    "Incorrect fixed (IF)": 1,
    "Fixes (F)": 1,
    "Uncorrected error rate": 1 / 11,
    "Corrected error rate": 1 / 11,
    "Total error rate": 2 / 11,
    Keystrokes: 12,
    "Keystrokes per character": 1.2,
    // Of 9 + 1 + 1 + 1 keystrokes; one character erased by one key; one of two.
    "Utilised bandwidth": 9 / 12,
    "Wasted bandwidth": 3 / 12,
    "Correction efficiency": 1,
    "Participant conscientiousness": 1 / 2,
    // "s" for "e" is the only way to align the two.
    "Optimal alignments": 1,
    "Mean alignment length": 10,
    "Averaged error rate": 1 / 10,
    "Averaged substitutions": 1,
    "Averaged omissions": 0,
    "Averaged insertions": 0,
    // H(Y) of 4.2370 bits, less H(Y|X) of 0.9390 for one substitution in ten: 10 characters in 3.3 s.
    "Throughput (bits/s)": expect.closeTo((3.298 * 10) / 3.3, 3) as number,
    Intervals: 11,
    "Median interval (ms)": 300,
    "Variation of intervals": 0,
    "Dwell time (ms)": null,
    "Rollover share": null,
    "First letters attempted": 4,
    "First letters missed": 1,
    "Mean time into a word (ms)": null,
    "Edits with a key": 0,
    "Page delay, median (ms)": null,
    "Page delay, worst (ms)": null,
    "Clock resolution (ms)": null,
    Pauses: 0,
    Interruptions: 0,
    "Interrupted (s)": 0,
  });
});

test("a row has the place in a plan and the settings, and no text becomes a formula", () => {
  const trial = finished(typeKeys("cat", "cat"));
  const changed = { title: "+1", typist: "=Bea", run: 7, seed: 8, test: 2 };
  const plan = { ...examplePlace, ...changed, condition: "B" } as const;
  const corrections = { limit: "wordonly", refusals: 3 } as const;
  const tests: readonly StoredTest[] = [
    { typedOn: null, title: "=1", trial },
    { typedOn: null, title: "A, B", trial, plan, corrections, layout: "dvorak" },
  ];
  const [head = "", first = "", second = ""] = table("Ann", tests).split("\r\n");
  expect(head).toMatch(/^Name,Date,Test,WPM,Accuracy \(%\),Errors,Plan,Run,.*Practice,Characters,/);
  expect(first).toMatch(/^Ann,,'=1,180,100,0,,,,,,,3,.*,,,,$/);
  expect(second).toMatch(/^'=Bea,,"A, B",180,100,0,'\+1,7,8,2,B,no,3,.*,,wordonly,3,dvorak$/);
  const onKeyboard = tests.map((each) => ({ ...each, keyboardLabel: "=desk" }));
  expect(head).not.toContain("Keyboard");
  expect(table("Ann", [...tests, ...onKeyboard.slice(1)]).split("\r\n")).toMatchObject([
    `${head},Keyboard`,
    `${first},`,
    `${second},`,
    `${second},'=desk`,
    "",
  ]);
  expect(table("Ann", tests.slice(0, 1))).toMatch(/^[^\n]*Errors,Characters,/);
});

test.each([..."=+-@＝＋－＠"])("a text that begins with %s is no formula", (sign) => {
  expect(csvText([[`${sign}1`]])).toContain(`'${sign}1`);
});

test("a table begins with a byte order mark only if it has letters beyond ASCII", () => {
  const ofName = (name: string) => csvText([["Name"], [name]]);
  expect(ofName("Jose")).toBe("Name\r\nJose\r\n");
  expect(ofName("José")).toBe("\uFEFFName\r\nJosé\r\n");
});

function table(name: string, tests: readonly StoredTest[]): string {
  return runToEnd(resultsTableInSteps(name, tests));
}
