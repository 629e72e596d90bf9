import { monthName } from "../format/format-figures.ts";

const day = 86_400_000;
const fewestDays = 3;
/** Every other one fits on the narrowest phone. */
const mostTicks = 7;
/** On average. */
const daysOfMonth = 30.4;

/** The distance between two ticks; the first one with few enough ticks is taken. */
const steps: readonly Step[] = [
  ...[1, 2, 7, 14].map((days) => ({ days })),
  ...[1, 2, 3, 6, 12, 60, 600].map((months) => ({ months })),
];

type Step = { readonly days: number } | { readonly months: number };

/**
 * An axis from a moment to a later one, by the days of the visitor's clock: the share of it before a time,
 * from 0 to 1, and ticks ("Mar", "3 Mar", "2026"). Times are in milliseconds since 1970.
 *
 * @returns `null` for less than three days, where the order of the tests says more.
 */
export function dateAxis(from: number, to: number) {
  if (!(to - from >= fewestDays * day)) return null;
  const at = (time: number) => (time - from) / (to - from);
  const countOf = (step: Step) =>
    (to - from) / day / ("days" in step ? step.days : step.months * daysOfMonth);
  const step = steps.find((each) => countOf(each) <= mostTicks);
  if (!step) return { at, ticks: [] };
  // Months differ in length, so there may be one tick more than the average says.
  const dates = Array.from({ length: mostTicks + 1 }, (_, index) =>
    tickDate(new Date(from), step, index),
  );
  const ticks = dates
    .filter((date) => date.getTime() <= to)
    .map((date) => ({ at: at(date.getTime()), name: tickName(date, step) }));
  return { at, ticks };
}

/** The start of a day or month after `from`; an invalid date beyond the last that JavaScript knows. */
function tickDate(from: Date, step: Step, index: number): Date {
  const [year, month] = [from.getFullYear(), from.getMonth()];
  if ("days" in step) return new Date(year, month, from.getDate() + 1 + index * step.days);
  const before = Math.floor((year * 12 + month) / step.months);
  return new Date(0, (before + 1 + index) * step.months - 12 * 1900, 1);
}

function tickName(date: Date, step: Step): string {
  const month = monthName(date).slice(0, 3);
  if ("days" in step) return `${date.getDate()} ${month}`;
  return date.getMonth() === 0 ? `${date.getFullYear()}` : month;
}
