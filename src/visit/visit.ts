import type { LayoutName } from "../content/keyboard-layouts.ts";
import type { Analysis } from "../engine/analyse.ts";
import { isAnalysable } from "../engine/is-analysable.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import type { Practise } from "../report/keys/PractiseThese.tsx";
import type { GrowingFile } from "../saved-tests/add-to-file.ts";
import type { OpenedTests } from "../saved-tests/opened-tests.ts";
import type { FinishedTest } from "../saved-tests/saved-tests.ts";
import type { OwnLength } from "../texts/own-length.ts";
import type { Exercise } from "./exercises/exercise.ts";
import { kept, type Kept } from "./kept.ts";
import { defaultOptions, type Options } from "./options.ts";
import { followEnds, testStore, type TestStore } from "./test-store.ts";

/** A test finished in this visit, which can be raced again. */
export interface VisitTest extends FinishedTest {
  readonly exercise: Exercise;
}

/** What result and report tell of a trial beyond its figures. */
export interface Explained {
  readonly trial: FinishedTrial;
  readonly analysis: Analysis;
  /** `null` where no letter or pair stands out as weak. */
  readonly practise: Practise | null;
}

/** All that lives as long as the tab. In memory alone: it goes with the tab. */
export interface Visit {
  /** The test on screen, or on the page that shows it. */
  readonly test: TestStore;
  /** Those that can be analysed, oldest first. */
  readonly finishedTests: Kept<readonly VisitTest[]>;
  /** What there is to tell of the latest of them, once it is made. */
  readonly explained: Kept<Explained | null>;
  /** Those from files; `null` until some were opened. */
  readonly openedTests: Kept<OpenedTests | null>;
  /** The file that each finished test is added to; `null` where none was asked for. */
  readonly addedTo: Kept<GrowingFile | null>;
  readonly options: Kept<Options>;
  /** How often the test on screen refused a key at a mistake; `null` where that was not asked for. */
  readonly refusals: Kept<number | null>;
  /** Whether the last thing that was typed was refused so. */
  readonly isRefused: Kept<boolean>;
  /** The visitor's own text, as it stood when it was last edited. */
  readonly ownText: Kept<string>;
  /** Whether it keeps its lines and their indentation; `null` for what the text looks like. */
  readonly keepsLines: Kept<boolean | null>;
  /** What a test of one's own length was set to last. */
  readonly ownLength: Kept<OwnLength | null>;
  /** The keyboard that the report is to draw; `null` for that of the text's language. */
  readonly layout: Kept<LayoutName | null>;
}

export function newVisit(opening: Exercise): Visit {
  const test = testStore(opening);
  const finishedTests = kept<readonly VisitTest[]>([]);
  const refusals = kept<number | null>(null);
  followEnds(test, (exercise, trial) => {
    if (!isAnalysable(trial)) return;
    const { title } = exercise;
    const count = refusals.state();
    const ended = {
      title,
      typedOn: Date.now(),
      kept: { trial },
      ...(count !== null && { refusals: count }),
    };
    finishedTests.set([...finishedTests.state(), { ...ended, exercise }]);
  });
  return {
    test,
    finishedTests,
    explained: kept<Explained | null>(null),
    openedTests: kept<OpenedTests | null>(null),
    addedTo: kept<GrowingFile | null>(null),
    options: kept(defaultOptions),
    refusals,
    isRefused: kept(false),
    ownText: kept(""),
    keepsLines: kept<boolean | null>(null),
    ownLength: kept<OwnLength | null>(null),
    layout: kept<LayoutName | null>(null),
  };
}
