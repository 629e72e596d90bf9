import { runsOf } from "../../engine/trial/runs.ts";
import type { Misalignment } from "../../engine/alignment/misalignment.ts";
import type { Trial } from "../../engine/trial/trial.ts";
import type { KnownLineStarts } from "./line-starts.ts";
import type { followCaret } from "./follow-caret.ts";
import type { highlighterOf } from "./highlighter.ts";
import { withMisalignment, paintRuns } from "./paint-runs.ts";
import { paintedSegment } from "./painted-segment.ts";
import type { TestStore } from "../../visit/test-store.ts";

/** What a passage shows. */
interface Painted {
  readonly trial: Trial;
  readonly misalignment: Misalignment | null;
  /** The first position that is painted. */
  readonly from: number;
}

/** What loads after the first paint and improves the painting. */
interface PaintingParts {
  readonly followCaret: typeof followCaret;
  readonly highlighterOf: typeof highlighterOf;
}

/**
 * Keeps the coloured passage as its test is, without React, which takes longer to find out what a key
 * changes than the change takes (decision 4).
 *
 * @param later what keeps the caret in view, and what paints without elements, once their code is here
 * @returns what ends it
 */
export function paintPassage(
  box: HTMLElement,
  test: TestStore,
  later: PaintingParts | null,
): () => void {
  // Spelled out, so that finding them is not fetched before it is needed.
  let lineStarts: KnownLineStarts = { layout: null, positions: [] };
  let painted: Painted | null = null;

  const paint = () => {
    const { trial, misalignment } = test.getState();
    const { presented, transcribed, errors } = trial;
    const caret = transcribed.graphemes.length;
    const stretch = paintedSegment(presented.length, caret, lineStarts.positions);
    const { from, to } = stretch;
    if (painted?.trial === trial && painted.from === from) return;
    // With the number of errors the figures change in three places, and the passage should in one.
    const isElsewhere = painted?.from !== from;
    const isAnew =
      isElsewhere || painted?.trial.errors !== errors || painted.misalignment !== misalignment;
    painted = { trial, misalignment, from };
    if (isElsewhere && from > 0) box.dataset["from"] = `${from}`;
    else if (isElsewhere) delete box.dataset["from"];
    if (!highlighter?.paint(trial, stretch, misalignment)) {
      paintRuns(box, withMisalignment(runsOf(trial, from, to), misalignment), isAnew);
    }
    follower?.look(presented, caret, stretch);
  };

  const follower = later?.followCaret(box, (change) => {
    lineStarts = change(lineStarts);
    paint();
  });
  const highlighter = later?.highlighterOf(box, () => {
    painted = null;
    paint();
  });
  const stop = test.subscribe(paint);
  paint();
  return () => {
    stop();
    follower?.stop();
    highlighter?.stop();
  };
}
