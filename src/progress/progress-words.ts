import { groupSizes, type SpeedTogether } from "../engine/metrics/several-tests.ts";
import { quoted } from "../format/character-name.ts";
import { countText, dateText, numberText, rangeText } from "../format/format-figures.ts";
import type { OpenedTests } from "../test-files/open-tests.ts";
import type { LetterChange } from "../test-files/letters-over-tests.ts";
import type { Progress } from "../test-files/progress.ts";

type Problem = OpenedTests["problems"][number];

/** What is told of a file that was not understood, or not all of it. */
export function problemSentence({ problem, count }: Problem): string {
  return problemSentences[problem](countText(count, "test"), count === 1);
}

const problemSentences: Readonly<
  Record<Problem["problem"], (tests: string, isOne: boolean) => string>
> = {
  unreadable: () => "could not be read: it may have changed, be in use or not be yours to open.",
  tooLarge: () => "is too large for this page to read.",
  notJson: () => "is no JSON file, or was cut off.",
  cut: () => "was cut off: what is left of it was read.",
  empty: () => "has no test in it.",
  notALog: (_, isOne) =>
    isOne ? "is no file of this site." : "has things in it that are no tests of this site.",
  newer: (tests) => `is of a newer version of this site, which this page cannot read (${tests}).`,
  damaged: (tests) => `was changed or damaged (${tests} passed over).`,
  unfinished: (tests) => `has tests that do not come to an end (${tests} passed over).`,
  tooLong: (tests) => `has tests too long to be worked out (${tests} passed over).`,
};

/** Whether someone has become faster: the verdict, then what it rests on. */
export function progressVerdict({ points, change }: Progress): {
  readonly verdict: string;
  readonly grounds: string;
} {
  if (!change) {
    return {
      verdict: points.length === 0 ? "Nothing to compare yet:" : "Too few tests yet:",
      grounds: "from two typed tests on, you read here whether you have become faster.",
    };
  }
  const { earlier, later, isBeyondNoise } = change;
  const speeds = `from ${numberText(earlier)} to ${numberText(later)} WPM${sinceText(points[0]?.typedOn)}`;
  const groups = `${groupText("first", points.length)} against ${groupText("last", points.length).replace(/ tests?$/, "")}`;
  if (!isBeyondNoise) {
    return {
      verdict: "No change beyond the noise:",
      grounds: `${speeds}, ${groups}. Your tests differ by as much from one to the next.`,
    };
  }
  return {
    verdict: later > earlier ? "You have become faster:" : "You have become slower:",
    grounds: `${speeds}, ${groups}. That is more than the noise.`,
  };
}

/** What is told of tests whose day is yet to come: a clock was wrong, here or there. */
export function futureSentence(
  tests: readonly { readonly typedOn: number | null }[],
  now: number,
): string | null {
  const count = tests.filter(({ typedOn }) => (typedOn ?? 0) > now + day).length;
  if (count === 0) return null;
  const are = count === 1 ? "is" : "are";
  return `${countText(count, "test")} ${are} dated in the future, as by a clock that was wrong; the order goes by those dates.`;
}

const day = 86_400_000;

function sinceText(typedOn: number | null | undefined): string {
  return typeof typedOn === "number" ? ` since ${dateText(new Date(typedOn))}` : "";
}

/** "first five tests", "last two tests", "first test", of so many tests. */
export function groupText(which: "first" | "last", tests: number): string {
  const size = groupSizes(tests)[which];
  return size === 1 ? `${which} test` : `${which} ${counts[size] ?? size} tests`;
}

const counts = ["no", "one", "two", "three", "four", "five"];

/** How many letters and pairs have changed, and which the most. */
export function lettersMeaning(changes: readonly LetterChange[]): string {
  if (changes.length === 0) {
    return "From six tests with the same letters on, you read here which of them have become quicker.";
  }
  const changed = changes.filter(({ isBeyondNoise }) => isBeyondNoise);
  const quicker = changed.filter(({ earlier, later }) => later < earlier);
  const slower = changed.filter(({ earlier, later }) => later >= earlier).toReversed();
  const rest = changes.length - changed.length;
  return [
    `From the earlier half of these tests to the later, ${groupOfLetters(quicker, "quicker")}`,
    groupOfLetters(slower, "slower"),
    `${rest === 0 ? "none" : numberText(rest)} ${rest > 1 ? "differ" : "differs"} by no more than the noise.`,
  ].join("; ");
}

const mostNamed = 5;

function groupOfLetters(group: readonly LetterChange[], how: "quicker" | "slower"): string {
  if (group.length === 0) return `none has become ${how} by more than the noise`;
  const named = group.slice(0, mostNamed).map(({ text }) => quoted(text));
  const more = group.length > named.length ? " and others" : "";
  const have = group.length === 1 ? "has" : "have";
  return `${numberText(group.length)} ${have} become ${how} by more than the noise: ${named.join(", ")}${more}`;
}

/**
 * Where the tests come from: "12 tests from 2 opened files, 3 of this visit."
 *
 * @param ofVisit tests of this visit that no file holds
 * @param passedOver tests that were not typed throughout
 */
export function sourceText({
  tests,
  files,
  ofVisit,
  passedOver,
}: Readonly<Record<"tests" | "files" | "ofVisit" | "passedOver", number>>): string {
  const opened = files > 0 ? ` from ${countText(files, "opened file")}` : "";
  const typed = ofVisit > 0 ? `, ${numberText(ofVisit)} of this visit` : "";
  const source = `${countText(tests, "test")}${opened}${typed}.`;
  if (passedOver === 0) return `${source} They stay in this page.`;
  return `${source} ${numberText(passedOver)} not typed throughout, so not shown. They stay in this page.`;
}

/** "first five: 65, likely 58 to 73", in WPM. */
export function pooledText(group: string, { wordsPerMinute, ...range }: SpeedTogether): string {
  return `${group.replace(/ tests?$/, "")}: ${numberText(wordsPerMinute)}, likely ${rangeText(range)}`;
}
