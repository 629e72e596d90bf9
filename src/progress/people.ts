import { quantile, sum } from "d3-array";
import { changeOverTime } from "../engine/metrics/several-tests.ts";
import { type ComparisonText, comparisonText } from "../format/comparison-text.ts";
import {
  countText,
  dateText,
  numberText,
  timeText,
  titleAndDay,
} from "../format/format-figures.ts";
import { bareSpeedText, type SpeedUnit } from "../format/speed-unit.ts";
import {
  conditionsCompared,
  isCounted,
  type Mean,
  meanOf,
  type PlanTest,
} from "../saved-tests/plan-test.ts";
import { type Column, csvText } from "../saved-tests/results-table.ts";
import { kindOfTest } from "../saved-tests/stored-test.ts";
import { groupChoice } from "./progress-text.ts";

/** All tests of one plan by one person. */
export interface Person {
  readonly key: string;
  /** Name or code; empty if the plan asked for none. */
  readonly name: string;
  readonly plan: string;
  /** Without practice, oldest first. */
  readonly tests: readonly PlanTest[];
  /** Their kinds, each once. */
  readonly kinds: readonly string[];
  readonly runs: number;
  /** How many tests the runs should have. */
  readonly planned: number;
  /** The mean of the tests typed throughout; `null` if there is none. */
  readonly mean: Mean | null;
  /** Why the mean may say less than others. */
  readonly notes: readonly string[];
}

/** Identifies the plan of a test. */
export function planOf({ plan: { digest, title } }: PlanTest): string {
  return `${digest} ${title}`;
}

/** The plans by their titles; those with the same title also have the day of their latest test. */
export function planChoices(
  plans: readonly (readonly [value: string, tests: readonly PlanTest[]])[],
) {
  const titleOf = (tests: readonly PlanTest[]) => tests[0]?.plan.title ?? "";
  return plans.map(([value, tests]) => {
    const title = titleOf(tests);
    const isAlone = plans.filter(([, others]) => titleOf(others) === title).length === 1;
    const name = isAlone ? title : titleAndDay(title, tests.at(-1)?.typedOn ?? null);
    return groupChoice(value, tests, name);
  });
}

/** " · 6 May 2026 to 9 May 2026": follows the title of a plan; empty if no test has a date. */
export function daysText(tests: readonly PlanTest[]): string {
  const days = tests.flatMap(({ typedOn }) => typedOn ?? []).map((day) => dateText(new Date(day)));
  return days.length === 0 ? "" : ` · ${[...new Set([days[0], days.at(-1)])].join(" to ")}`;
}

/** Without a name, each run is someone else's. */
function typistKey({ plan: { typist, run } }: PlanTest): string {
  return typist === "" ? `run ${run}` : `name ${typist.normalize()}`;
}

/** A row for each person and plan. */
export function peopleOf(
  tests: readonly PlanTest[],
  kind: string | null = null,
): readonly Person[] {
  const groups = Map.groupBy(tests, (test) => `${planOf(test)} ${typistKey(test)}`);
  return [...groups].flatMap(([key, all]) => personOf(key, all, kind) ?? []);
}

/** @returns `null` without a test of the kind */
function personOf(key: string, all: readonly PlanTest[], kind: string | null): Person | null {
  const [first] = all;
  const counted = all.filter(isCounted);
  const ofKind = counted.filter((test) => kind === null || kindOfTest(test) === kind);
  if (!first || (kind !== null && ofKind.length === 0)) return null;
  const runs = new Map(all.map(({ plan }) => [plan.run, plan.tests]));
  const planned = sum(runs.values());
  const kinds = [...new Set(ofKind.map(kindOfTest))];
  const isOneKind = kinds.length === 1;
  const notes = testNotes(ofKind);
  if (runs.size > 1) {
    notes.unshift(countText(runs.size, "run") + (isOneKind ? changeNote(ofKind) : ""));
  }
  if (counted.length < planned) {
    notes.unshift(`${numberText(counted.length)} of ${countText(planned, "test")}`);
  }
  return {
    key,
    name: first.plan.typist,
    plan: first.plan.title,
    tests: ofKind,
    kinds,
    runs: runs.size,
    planned,
    mean: meanOf(ofKind, isOneKind),
    notes,
  };
}

/** ", faster by more than chance": how the last tests of one kind differ from the first. */
function changeNote(tests: readonly PlanTest[]): string {
  const change = changeOverTime(tests.flatMap(({ point }) => point ?? []));
  if (!change) return "";
  if (!change.isBeyondChance) return ", no real change";
  return `, ${change.later > change.earlier ? "faster" : "slower"} by more than chance`;
}

function testNotes(tests: readonly PlanTest[]): string[] {
  const pasted = tests.filter(({ details }) => details.isPasted);
  const inserted = tests.filter(({ details }) => details.notTyped > 0 && !details.isPasted);
  const withoutSpeed = tests.filter(
    ({ details, point }) => details.notTyped === 0 && point === null,
  );
  const shifted = tests.filter(
    ({ details, point }) => point !== null && 2 * details.mistakes < details.errors,
  );
  const errors = sum(shifted, ({ details }) => details.errors);
  const mistakes = sum(shifted, ({ details }) => details.mistakes);
  const interrupted = tests.filter(({ details }) => details.interrupted > 0);
  const characters = sum(inserted, ({ details }) => details.notTyped);
  const away = sum(interrupted, ({ details }) => details.interrupted);
  const leftOut = "left out of the average";
  const note = (noted: readonly PlanTest[], what: string, more: string) =>
    noted.length === 0 ? [] : [`${what} in ${countText(noted.length, "test")} (${more})`];
  return [
    ...note(pasted, "Text pasted", leftOut),
    ...note(inserted, `${countText(characters, "character")} not typed`, leftOut),
    ...note(withoutSpeed, "No speed", leftOut),
    ...note(shifted, countText(errors, "error"), `from ${countText(mistakes, "mistake")}`),
    ...note(interrupted, "Interrupted", timeText(Math.max(1, away / 1000))),
  ];
}

/** How the conditions of a plan compare over all its runs, as at its end; `null` without tests in both. */
export function conditionsVerdict(tests: readonly PlanTest[]): ComparisonText | null {
  const difference = conditionsCompared(tests);
  return difference && comparisonText("Condition B", difference, "condition A");
}

/** What people can be sorted by, besides their names. */
const valuesOf = {
  tests: ({ mean }: Person) => mean?.tests ?? 0,
  speed: ({ mean }: Person) => mean?.wordsPerMinute,
  /** A share from 0 to 1 of all characters together. */
  accuracy: ({ mean }: Person) => mean && 1 - mean.errors / mean.characters,
  errors: ({ mean }: Person) => mean && mean.errors / mean.tests,
  notes: ({ notes }: Person) => notes.length,
};

export type PeopleColumn = "name" | keyof typeof valuesOf;

/** A column, and whether it begins with its largest value, or its last name. */
export interface PeopleOrder {
  readonly by: PeopleColumn;
  readonly isDescending: boolean;
}

/** Sorts people; those with equal values by name, those without a value last. */
export function inPeopleOrder(
  people: readonly Person[],
  { by, isDescending }: PeopleOrder,
): readonly Person[] {
  const names = new Intl.Collator("en", { numeric: true });
  const sign = isDescending ? -1 : 1;
  const byName = (one: Person, other: Person) => names.compare(one.name, other.name);
  if (by === "name") return people.toSorted((one, other) => sign * byName(one, other));
  const value = (person: Person) => valuesOf[by](person) ?? sign * Number.MAX_VALUE;
  return people.toSorted((one, other) => sign * (value(one) - value(other)) || byName(one, other));
}

/** The columns of the table of people, which docs/use/table.md explains. */
export const peopleColumns: readonly Column<Person>[] = [
  ["Name", ({ name }) => name],
  ["Plan", ({ plan }) => plan],
  ["Kind", ({ kinds }) => (kinds.length === 1 ? kinds[0] : null)],
  ["Runs", ({ runs }) => runs],
  ["Tests planned", ({ planned }) => planned],
  ["Tests averaged", valuesOf.tests],
  ["Average (WPM)", valuesOf.speed],
  ["Average likely from (WPM)", ({ mean }) => mean?.likelyMean?.low],
  ["Average likely to (WPM)", ({ mean }) => mean?.likelyMean?.high],
  ["Next likely from (WPM)", ({ mean }) => mean?.likelyNext?.low],
  ["Next likely to (WPM)", ({ mean }) => mean?.likelyNext?.high],
  ["Accuracy", valuesOf.accuracy],
  ["Errors per test", valuesOf.errors],
  ["Notes", ({ notes }) => notes.join("; ")],
];

/** A table in CSV, a row for each person and plan. */
export function peopleTable(people: readonly Person[]): string {
  const rows = people.map((person) => peopleColumns.map(([, value]) => value(person)));
  return csvText([peopleColumns.map(([head]) => head), ...rows]);
}

/** With fewer people, a quarter of them is less than one. */
const minForQuartiles = 4;

/** "Half of them type between 35 and 55 WPM, with a median of 45." */
export function quartilesSentence(speeds: readonly number[], unit: SpeedUnit): string {
  if (speeds.length < minForQuartiles) return "";
  const at = (share: number) => bareSpeedText(quantile(speeds, share) ?? 0, unit);
  return `Half of them type between ${at(0.25)} and ${at(0.75)} ${unit.name}, with a median of\u00A0${at(0.5)}.`;
}
