/**
 * Has the screen reader Orca read the built site in Firefox, types a passage and runs a plan, and checks
 * and prints what it says: `npm run read-aloud`.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { passages } from "../src/content/passages.ts";
import { planLink } from "../src/plans/plan-link.ts";
import { emptyPlan } from "../src/plans/plan.ts";
import { orca } from "./browsers/browsers.ts";
import { folders } from "./project/folders.ts";
import {
  moveFocus,
  moveFocusTo,
  press,
  type Reader,
  typeUntil,
  waitForPhrase,
  walk,
} from "./read-aloud/reader.ts";
import { withScreenReader } from "./read-aloud/screen-reader.ts";
import { withBuiltSite } from "./server/with-built-site.ts";

/** What the tests of the plan have to type. */
const texts = ["one two", "three four"];

if (!orca.isInstalled()) {
  throw new Error(`${orca.name} must be installed: apt-get install ${orca.packages.join(" ")}.`);
}
await withBuiltSite(async (address) => {
  await withScreenReader(address, async (reader) => {
    const passage = await readPassage(reader);
    await waitUntilLoaded(reader);
    await typePassage(reader, passage);
    await walkReport(reader);
    await expectQuoted(reader);
  });
  await withScreenReader(await linkOfPlan(address), runPlan);
});

/** On arrival: the field's label and the passage. */
async function readPassage(reader: Reader): Promise<string> {
  await waitForPhrase(reader, /^Type the passage here entry/);
  const passage = await waitForPhrase(reader, /^.{100}/);
  if (!passages.easy.includes(passage)) throw new Error(`This is no passage: ${passage}`);
  await waitForPhrase(reader, "Focus mode");
  return passage;
}

/**
 * Moves to the button that is enabled once everything has loaded, and back to the field. Orca would leave a
 * field in which somebody types when the page finishes loading.
 */
async function waitUntilLoaded(reader: Reader): Promise<void> {
  // Until it is enabled, Tab leads from the button before it to the one after it.
  await moveFocusTo(reader, "Open saved tests push button.", (focused) =>
    focused.startsWith("Start Typing Test") ? "Shift+Tab" : "Tab",
  );
  await moveFocusTo(reader, "Type the passage here entry", () => "Shift+Tab");
  await waitForPhrase(reader, /^.{100}/);
  await waitForFocusMode(reader);
  // Orca says it on arrival or when the focus comes back.
  if (!reader.voice.said.includes("region Typing test")) throw new Error("The region is not said.");
}

/**
 * Waits until Orca passes keys on to the field. It does not if the page loads while the field gets the focus,
 * which then leaves the field and comes back. Orca may be in this mode since another control.
 */
async function waitForFocusMode(reader: Reader, attempts = 3): Promise<void> {
  try {
    await waitForPhrase(reader, "Focus mode", 15_000);
  } catch (problem) {
    if (attempts === 1) throw problem;
    for (const key of ["Tab", "Shift+Tab"] as const) await moveFocus(reader, key);
    const mode = reader.voice.said.findLast((text) => /^(?:Focus|Browse) mode$/.test(text));
    if (mode !== "Focus mode") await waitForFocusMode(reader, attempts - 1);
  }
}

/** Types the passage with one mistake, up to the result, and expects Orca to say nothing but keys. */
async function typePassage(reader: Reader, passage: string): Promise<void> {
  await typeUntil(
    reader,
    passage.replace(" the ", " t#e "),
    /^\d+ words per minute, [\d.]+ percent accuracy heading level 2/,
  );
}

async function walkReport(reader: Reader): Promise<void> {
  const parts = ["Mistakes", "Pace", "Keys", "Compare", "Replay", "How it was measured"];
  // The full stop ends it: nothing follows, such as "clickable".
  const headings = parts.map((name) => `${name} heading level 3.`);
  await walk(reader, "heading", headings);
  await walk(reader, "table", ["table with 2 rows 3 columns"]);
  await walk(reader, "button", [
    "Open saved tests push button.",
    "Try Again",
    "Share",
    "Save",
    "Replay",
  ]);
}

async function linkOfPlan(address: string): Promise<string> {
  const steps = texts.map((text) => ({
    kind: "test" as const,
    exercise: { kind: "text" as const, text },
    times: 1,
    isPractice: false,
    condition: null,
  }));
  const link = await planLink({ ...emptyPlan, title: "Words", steps }, new URL(address).origin);
  return link ?? address;
}

/** From Start through each test and its end to the table, row by row. */
async function runPlan(reader: Reader): Promise<void> {
  await waitForPhrase(reader, "Finished loading Keypace");
  await waitForStart(reader);
  for (const [index, text] of texts.entries()) {
    press(reader, "Enter");
    await waitForFocusMode(reader);
    const isLast = index === texts.length - 1;
    const heading = isLast ? /^2 tests done heading level 2/ : /^Test finished. heading level 2/;
    await typeUntil(reader, text, heading);
    await waitForPhrase(reader, "Browse mode");
    if (!isLast) await walk(reader, "button", ["Next test"]);
  }
  await walk(reader, "table", ["table with 4 rows 6 columns"]);
  for (const row of ["1.", "2.", "Aver\u00ADage of 2."]) {
    await goDownTo(reader, row);
    await waitForPhrase(reader, /^WPM column header \d+\.$/);
    await waitForPhrase(reader, /^Mis\u00ADtakes left column header /);
  }
}

/** Goes down to a row of a table. Orca may read the header's row before the first. */
async function goDownTo(reader: Reader, row: string, attempts = 3): Promise<void> {
  press(reader, "Down");
  try {
    await waitForPhrase(reader, row, 15_000);
  } catch (problem) {
    if (attempts === 1) throw problem;
    await goDownTo(reader, row, attempts - 1);
  }
}

/**
 * The plan takes the focus when it opens. Orca says so, unless the page loads meanwhile; then the focus leaves
 * Start and comes back. Orca's key for buttons would not do: Orca remembers which there were before.
 */
async function waitForStart(reader: Reader, attempts = 3): Promise<void> {
  const isStart = (said: string) => said.startsWith("Start push button");
  try {
    await waitForPhrase(reader, /^Start push button/, 15_000);
  } catch (problem) {
    if (isStart(await moveFocus(reader, "Tab")) || isStart(await moveFocus(reader, "Shift+Tab"))) {
      return;
    }
    if (attempts === 1) throw problem;
    await waitForStart(reader, attempts - 1);
  }
}

/** What the page about trust quotes must have been said, perhaps with other numbers. */
async function expectQuoted({ voice }: Reader): Promise<void> {
  const page = await readFile(join(folders.project, "docs/work/trust.md"), "utf8");
  const [, excerpt = ""] = page.split("## What Orca says")[1]?.split("```\n") ?? [];
  const withoutNumbers = (line: string) => line.replaceAll(/\d+(?:\.\d+)?/g, "#");
  const said = new Set(voice.said.map(withoutNumbers));
  // Except for the passage and its keys, which are shortened there.
  const quoted = excerpt.split("\n").filter((line) => !/[[…]/.test(line) && line !== "");
  const missing = quoted.filter((line) => !said.has(withoutNumbers(line)));
  if (quoted.length === 0) throw new Error("docs/work/trust.md quotes nothing.");
  if (missing.length > 0) throw new Error(`Quoted but not said: ${missing.join(" | ")}`);
}
