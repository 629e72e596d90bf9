import { isBeyondChance, type Speed } from "../engine/metrics/likely-range.ts";
import { groupSizes } from "../engine/metrics/several-tests.ts";
import { countText, tenthsText, numberText, quoted, rangeText } from "../format/format-figures.ts";
import {
  bareSpeedText,
  rangeInUnit,
  speedDifferenceText,
  type SpeedUnit,
} from "../format/speed-unit.ts";
import { type ComparisonText, comparisonText } from "../format/comparison-text.ts";
import { bidiIsolated } from "../texts/right-to-left.ts";
import type { LetterChange } from "./letters-over-tests.ts";
import type { OpenedTests } from "../saved-tests/open-tests.ts";
import type { Average, KeyboardComparison, ProgressSummary } from "./progress.ts";

type Problem = OpenedTests["problems"][number];

/** A group of tests to choose: its value, and "Passage, easy (12)". */
export function groupChoice(value: string, { length }: readonly unknown[], name = value) {
  return [value, `${bidiIsolated(name)} (${numberText(length)})`] as const;
}

/** What is wrong with a file, or with some of its tests; follows its name. */
export function problemSentence({ name, problem, count }: Problem): string {
  if (problem === "notJson" && /\.csv$/i.test(name)) return problemSentences.table;
  return problemSentences[problem].replace("#", countText(count, "test"));
}

const problemSentences: Readonly<Record<Problem["problem"] | "table", string>> = {
  unreadable:
    "could not be read. It may have changed or be in use, or you may not have permission.",
  tooLarge: "is too large to open here.",
  notJson: "is not a file of saved tests, or is incomplete.",
  table: "is a table for spreadsheets. Open the file that ends in .json instead.",
  cut: "is incomplete. The part that could be read was opened.",
  empty: "contains no tests.",
  foreign: "is not a Keypace file.",
  plan: "is a plan. Plans open one at a time, from files whose names end in .keypace-plan.json.",
  notALog: "contains something that is not a Keypace test.",
  newer: "comes from a newer version of Keypace that this page cannot read (#).",
  damaged: "was changed or damaged (# ignored).",
  unfinished: "contains unfinished tests (# ignored).",
  tooLong: "contains tests that are too long to analyse (# ignored).",
};

/** Whether someone has become faster, and the evidence. */
export function progressVerdict(
  { points, change }: ProgressSummary,
  unit: SpeedUnit,
): ComparisonText {
  if (points.length < 2) {
    return {
      heading: points.length === 0 ? "Nothing to compare yet." : "Not enough tests yet.",
      sentence:
        "After two tests of the same kind, you will see here whether you are getting faster.",
    };
  }
  if (!change) {
    return { heading: "No likely range:", sentence: "these tests are too short to compare." };
  }
  const { earlier, later, isBeyondChance: isClear } = change;
  const speedsIn = (text: (speed: number) => string) =>
    [earlier, later].map((speed) => text(unit.perWord * speed));
  const whole = speedsIn(numberText);
  const [from, to] = isClear && whole[0] === whole[1] ? speedsIn(tenthsText) : whole;
  const { first, last } = groupSizes(points.length);
  const before = `the ${groupText("first", first)} ${first === 1 ? "test" : "tests"}`;
  const after = `the ${groupText("last", last)}`;
  const speeds =
    from === to
      ? `steady at ${to} ${unit.name} from ${before} to ${after}`
      : `from ${from} ${unit.name} in ${before} to ${to} in ${after}`;
  if (!isClear || from === to) {
    return {
      heading: "No real change so far:",
      sentence: `${speeds}.${from === to ? "" : " A difference like this may be chance."}`,
    };
  }
  return {
    heading: later > earlier ? "Faster:" : "Slower:",
    sentence: `${speeds}. That is more than chance alone would explain.`,
  };
}

/** Which of two keyboards is faster, or that it is too close to tell. */
export function keyboardsText({ keyboard, other, difference }: KeyboardComparison): ComparisonText {
  const { heading, sentence } = comparisonText(quoted(keyboard), difference, quoted(other));
  return { heading: `${heading}.`, sentence };
}

/** "+4, no real difference": the difference of a test from the one before, without its unit. */
export function changeText(point: Speed, before: Speed, unit: SpeedUnit): string {
  const [speed, earlier] = [point.wordsPerMinute, before.wordsPerMinute];
  const isClear = isBeyondChance(point, before);
  const difference = speedDifferenceText(speed, earlier, isClear, unit);
  const [sign, how] = speed < earlier ? ["−", "slower"] : ["+", "faster"];
  const isEqual = difference === "0";
  const change = isEqual ? difference : sign + difference;
  if (isClear === null) return `${change}, no range to compare`;
  return `${change}, ${isClear && !isEqual ? how : "no real difference"}`;
}

/** "first five", "last two", "first". */
function groupText(which: "first" | "last", size: number): string {
  return size === 1 ? which : `${which} ${counts[size] ?? size}`;
}

const counts = ["no", "one", "two", "three", "four", "five"];

/** "first five: 65, likely 58 to 73", without the unit. */
export function averageText(
  { of, from, to, wordsPerMinute, range }: Average,
  unit: SpeedUnit,
): string {
  const likely = rangeText(rangeInUnit(range, unit));
  return `${groupText(of, to - from)}: ${bareSpeedText(wordsPerMinute, unit)}, likely ${likely}`;
}

/** How many letters and pairs have changed, and those that changed most. */
export function lettersMeaning(changes: readonly LetterChange[]): string {
  if (changes.length === 0) {
    return "After six tests with the same letters, you will see here which of them have become faster.";
  }
  const changed = changes.filter((change) => change.isBeyondChance);
  const faster = changed.filter(({ timeRatio }) => timeRatio < 1);
  const slower = changed.filter(({ timeRatio }) => timeRatio >= 1).toReversed();
  const rest = changes.length - changed.length;
  const ofAll = ` of ${countText(changes.length, "letter or pair", "letters and pairs")}`;
  const parts = [
    `From the first half of these tests to the second, ${groupOfLetters(faster, `${ofAll} became faster`)}`,
    groupOfLetters(slower, " became slower"),
    ...(rest === 0 ? [] : [`${numberText(rest)} did not really change`]),
  ];
  return `${parts.join("; ")}.`;
}

const maxNamed = 5;

function groupOfLetters(group: readonly LetterChange[], change: string): string {
  if (group.length === 0) return `none${change}`;
  const named = group.slice(0, maxNamed).map(({ text }) => quoted(text));
  const more = group.length > named.length ? " and others" : "";
  return `${numberText(group.length)}${change} (${named.join(", ")}${more})`;
}

/**
 * Where the tests come from: "9 tests from 2 opened files, 3 from this visit."
 *
 * @param tests all of them
 * @param fromVisit tests of this visit that no file holds
 * @param files `null` if some of the opened files have only tests that are shown elsewhere
 * @param notCounted tests that were not typed throughout, and those without a speed
 */
export function sourceText({
  tests,
  files,
  fromVisit,
  notCounted,
  isSaving,
}: {
  tests: number;
  files: number | null;
  fromVisit: number;
  notCounted: number;
  /** Whether each test of the visit is saved to a file. */
  isSaving: boolean;
}): string {
  const rest =
    notCounted > 0
      ? ` ${numberText(notCounted)} not counted: some text was not typed, or there is no speed.`
      : "";
  // The opened files may have only tests of plans, which are counted among people.
  if (fromVisit === tests) {
    const until = isSaving ? "" : ", gone when you close or reload this page";
    return `${countText(tests, "test")} from this visit${until}.${rest}`;
  }
  const own = fromVisit > 0 ? `, ${numberText(fromVisit)} from this visit` : "";
  const source = files === null ? "opened files" : countText(files, "opened file");
  return `${countText(tests - fromVisit, "test")} from ${source}${own}.${rest} Your files are read in this page and not sent anywhere.`;
}
