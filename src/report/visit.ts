import type { FinishedTrial } from "../engine/trial/trial.ts";
import { hasReport } from "./has-report.ts";

/** A test finished since the page was opened. */
export interface FinishedTest {
  /** What was typed, as the menu calls it. */
  readonly title: string;
  readonly trial: FinishedTrial;
}

/** In memory alone: it goes with the tab. */
const finishedTests: FinishedTest[] = [];

/** This visit's tests, oldest first. */
export function testsOfVisit(): readonly FinishedTest[] {
  return finishedTests;
}

/** Adds a test that has a report to the visit's; one that is there already is not added again. */
export function rememberTest(test: FinishedTest): void {
  const isKnown = finishedTests.some(({ trial }) => trial === test.trial);
  if (!isKnown && hasReport(test.trial)) finishedTests.push(test);
}
