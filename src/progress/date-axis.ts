import { monthName } from "../format/format-figures.ts";

/** A place on an axis of days, from 0 to 1. */
interface DateTick {
  readonly at: number;
  /** "Mar", "3 Mar", "2026". */
  readonly name: string;
}

export interface DateAxis {
  /** @param time in milliseconds since 1970 */
  readonly at: (time: number) => number;
  readonly ticks: readonly DateTick[];
}

const day = 86_400_000;
const fewestDays = 3;

/** Between two ticks, in days or months; the first that gives few enough is taken. */
const steps = [
  { days: 1 },
  { days: 2 },
  { days: 7 },
  { months: 1 },
  { months: 2 },
  { months: 3 },
  { months: 6 },
  { months: 12 },
  { months: 60 },
  { months: 600 },
] as const;

/**
 * An axis from a moment to a later one, by the days of the visitor's clock.
 *
 * @param most how many ticks there may be
 * @returns `null` for less than three days: there the order of the tests tells more.
 */
export function dateAxis(from: number, to: number, most: number): DateAxis | null {
  if (!(to - from >= fewestDays * day)) return null;
  const at = (time: number) => (time - from) / (to - from);
  for (const step of steps) {
    const isMany =
      "days" in step
        ? (to - from) / day / step.days > most
        : (to - from) / day / 30.4 / step.months > most;
    if (!isMany) {
      const ticks =
        "days" in step ? dayTicks(from, to, step.days) : monthTicks(from, to, step.months);
      return { at, ticks: ticks.map(({ time, name }) => ({ at: at(time), name })) };
    }
  }
  return { at, ticks: [] };
}

function dayTicks(from: number, to: number, days: number) {
  const first = new Date(from);
  const ticks: { time: number; name: string }[] = [];
  for (let count = 0; ; count += days) {
    const date = new Date(first.getFullYear(), first.getMonth(), first.getDate() + 1 + count);
    if (date.getTime() > to) return ticks;
    ticks.push({ time: date.getTime(), name: `${date.getDate()} ${shortMonth(date)}` });
  }
}

function monthTicks(from: number, to: number, months: number) {
  const first = new Date(from);
  const month = first.getFullYear() * 12 + first.getMonth();
  const ticks: { time: number; name: string }[] = [];
  for (let next = Math.ceil((month + 1) / months) * months; ; next += months) {
    const date = new Date(Math.floor(next / 12), next % 12, 1);
    if (date.getTime() > to) return ticks;
    const isYear = date.getMonth() === 0;
    ticks.push({ time: date.getTime(), name: isYear ? `${date.getFullYear()}` : shortMonth(date) });
  }
}

function shortMonth(date: Date): string {
  return monthName(date).slice(0, 3);
}
