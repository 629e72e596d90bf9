import type { LayoutName } from "../content/keyboard-layouts.ts";
import type { Analysis } from "../engine/analyse.ts";
import { type FinishedTrial, isAnalysable } from "../engine/trial/trial.ts";
import type { DrillOffer } from "../exercises/drill-exercise.ts";
import type { GrowingFile } from "../saved-tests/add-to-file.ts";
import type { OpenedTests } from "../saved-tests/open-tests.ts";
import type { DecodedTest } from "../saved-tests/stored-test.ts";
import type { TextLength } from "../texts/recipe.ts";
import type { Exercise } from "../exercises/exercise.ts";
import { createStore } from "../ui/store.ts";
import { subscribeToEnd } from "../typing-test/store.ts";
import type { TypingTest } from "../typing-test/api.ts";

/** A test finished in this visit, which can be raced again. */
export interface VisitTest extends Omit<DecodedTest, "title"> {
  readonly typedOn: number;
  readonly exercise: Exercise;
}

/** What the result and the report explain about a trial, beyond its figures. */
export interface Explained {
  readonly trial: FinishedTrial;
  readonly analysis: Analysis;
  /** `null` if no letter or pair stands out as weak. */
  readonly drillOffer: DrillOffer | null;
}

/** What the parts of the site share as long as the tab lives. It is only in memory. */
export type Visit = Readonly<ReturnType<typeof newVisit>>;

/** @param test the test on Home, also while another page is shown */
export function newVisit(test: TypingTest) {
  /** The finished tests that can be analysed, oldest first. */
  const finishedTests = createStore<readonly VisitTest[]>([]);
  subscribeToEnd(test, (exercise, trial) => {
    if (!isAnalysable(trial)) return;
    const { refusals, corrections } = test.getState();
    const { keyboardLabel } = test.options.getState();
    const before = finishedTests.getState();
    // A clock that was set back does not change the order.
    const typedOn = Math.max(Date.now(), before.at(-1)?.typedOn ?? 0);
    finishedTests.setState([
      ...before,
      { typedOn, trial, refusals, corrections, keyboardLabel, exercise },
    ]);
  });
  return {
    test,
    finishedTests,
    /** The explanation of the latest of them, once it has been computed. */
    explained: createStore<Explained | null>(null),
    /** The tests from files; `null` until some were opened. */
    openedTests: createStore<OpenedTests | null>(null),
    /** The file to which each finished test is added; `null` if none was chosen. */
    growingFile: createStore<GrowingFile | null>(null),
    /** The visitor's own text, as it stood when it was last edited. */
    ownText: createStore(""),
    /** Whether its lines and their indentation stay; `null` to decide by whether it looks like code. */
    keepsLines: createStore<boolean | null>(null),
    /** The length chosen last under Custom length. */
    customLength: createStore<TextLength | null>(null),
    /** The keyboard that the report is to draw; `null` for the one that the keys show. */
    layout: createStore<LayoutName | null>(null),
  };
}
