import { useLayoutEffect, useRef, useState } from "react";
import { type Run, runsOf } from "../engine/trial/runs.ts";
import type { DeferredParts } from "./deferred/deferred-parts.ts";
import { paintPassage } from "../typing-test/view/paint-passage.ts";
import { longestWhole, paintedSegment } from "../typing-test/view/painted-segment.ts";
import { painted } from "../ui/painted.ts";
import { paintedText } from "../typing-test/view/painted-text.ts";
import states from "../styles/character-states.module.css";
import styles from "./Passage.module.css";
import type { TestStore } from "../visit/test-store.ts";
import { textDirection } from "../typing-test/text-direction.ts";
import { useTest } from "../visit/use-store.ts";

/** What describes the field: the presented text, of a long one its beginning. */
export const passageTextId = "passage-text";

/**
 * The presented text, twice: whole for screen readers, and coloured for the eye. React makes the runs
 * that stand at first, each one element; from then on they are painted without it.
 */
export function Passage({
  test,
  later,
  look,
}: {
  test: TestStore;
  later: DeferredParts | null;
  /** Names what lines break by besides the width, and the shape of the mark: by others it is painted anew. */
  look: string;
}) {
  const presented = useTest(test, ({ trial }) => trial.presented);
  const language = useTest(test, (state) => state.exercise.language) ?? undefined;
  const rival = useTest(test, ({ exercise }) => exercise.rival);
  const box = useRef<HTMLParagraphElement>(null);
  const [firstRuns] = useState(() => {
    const { from, to } = paintedSegment(presented.length, 0, []);
    return runsOf(test.getState().trial, from, to);
  });

  // Before it is seen, and before any key.
  useLayoutEffect(
    () => (box.current ? paintPassage(box.current, test, later) : undefined),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- paints anew what looks otherwise
    [test, later, look],
  );

  const isWhole = presented.length <= longestWhole;
  const text = presented.join("");
  // Of the whole text, for the painted stretch may begin with a word that runs the other way.
  const direction = textDirection(text);
  return (
    <div className={styles.slip}>
      <div
        className={isWhole ? styles.frame : styles.longFrame}
        dir={direction}
        lang={language}
        translate="no"
      >
        <p
          id={isWhole ? passageTextId : undefined}
          className={isWhole ? styles.text : "visually-hidden"}
          dir={direction}
        >
          {text}
        </p>
        {/* Read out with the field, each time that it gets the focus. */}
        {!isWhole && (
          <p id={passageTextId} hidden>
            {presented.slice(0, 200).join("")} …
          </p>
        )}
        <p
          ref={box}
          className={styles.passage}
          data-testid="passage"
          aria-hidden="true"
          dir={direction}
          {...painted(firstRuns.map(elementOf))}
        />
        {rival && later && <later.RivalMark test={test} rival={rival} box={box} />}
      </div>
    </div>
  );
}

function elementOf({ state, start, text }: Run) {
  return (
    <span key={start} data-state={state} className={states[state]}>
      {paintedText(text)}
    </span>
  );
}
