import { isRecord } from "../project/is-record.ts";

/** How many checks or tests passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export function total(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/**
 * The tests of a report as Vitest and Playwright write it with their reporter `json`.
 *
 * @param isSuccess whether the runner ended well. Where it did not, at least one failure is counted,
 * for a file that does not load fails without a test that does.
 */
export function tallyOf(report: unknown, isSuccess: boolean): Tally {
  const { passed, failed } = vitestTally(report) ?? playwrightTally(report) ?? nothing;
  return { passed, failed: isSuccess ? failed : Math.max(failed, 1) };
}

export const nothing: Tally = { passed: 0, failed: 0 };

function vitestTally(report: unknown): Tally | undefined {
  const passed = numberIn(report, "numPassedTests");
  const failed = numberIn(report, "numFailedTests");
  return passed === undefined || failed === undefined ? undefined : { passed, failed };
}

function playwrightTally(report: unknown): Tally | undefined {
  const stats = isRecord(report) ? report["stats"] : undefined;
  const passed = numberIn(stats, "expected");
  const failed = numberIn(stats, "unexpected");
  const flaky = numberIn(stats, "flaky") ?? 0;
  return passed === undefined || failed === undefined
    ? undefined
    : { passed, failed: failed + flaky };
}

function numberIn(record: unknown, name: string): number | undefined {
  const value = isRecord(record) ? record[name] : undefined;
  return typeof value === "number" ? value : undefined;
}
