import type { FinishedTrial } from "../engine/trial/trial.ts";

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

/** Adds a test to the visit's; one that is there already is not added again. */
export function rememberTest(test: FinishedTest): void {
  if (!finishedTests.some(({ trial }) => trial === test.trial)) finishedTests.push(test);
}
