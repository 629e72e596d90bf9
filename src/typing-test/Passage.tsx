import { useMemo, useRef, useState } from "react";
import { runsOf } from "../engine/trial/runs.ts";
import type { Trial } from "../engine/trial/trial.ts";
import { noLineStarts } from "./known-line-starts.ts";
import type { Later } from "./later.ts";
import { longestWhole, paintedStretch } from "./painted-stretch.ts";
import { paintedText } from "./painted-text.ts";
import states from "../styles/character-states.module.css";
import styles from "./Passage.module.css";
import { textDirection } from "./text-direction.ts";

export const passageTextId = "passage-text";

/**
 * The presented text, twice: whole for screen readers, and coloured for the eye.
 *
 * A run of equal state is one element, so a key changes three texts: the run before the caret, the
 * character under it, the rest. Where a run begins or ends all are made anew, which the document
 * takes as two changes, however many there are; and so they are where the number of errors changes,
 * since the figures then change in three places, too.
 */
export function Passage({ trial, later }: { trial: Trial; later: Later | null }) {
  const { presented, transcribed, errors } = trial;
  const box = useRef<HTMLParagraphElement>(null);
  const [lineStarts, setLineStarts] = useState(noLineStarts);
  const caret = transcribed.graphemes.length;
  const stretch = paintedStretch(presented.length, caret, lineStarts.positions);
  const { from, to } = stretch;
  const isWhole = presented.length <= longestWhole;
  const runs = runsOf(trial, from, to);
  // Joining a long text takes longer than all else that a key does.
  const text = useMemo(() => presented.join(""), [presented]);
  // Of the whole text, for the painted stretch may begin with a word that runs the other way.
  const direction = textDirection(text);
  return (
    <div className={isWhole ? styles.frame : styles.longFrame} dir={direction}>
      <p id={passageTextId} className={isWhole ? styles.text : "visually-hidden"} dir={direction}>
        {text}
      </p>
      <p
        ref={box}
        className={styles.passage}
        data-testid="passage"
        aria-hidden="true"
        dir={direction}
      >
        <span key={`${from} ${runs.length} ${errors}`}>
          {runs.map((run, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same count of runs: the same elements
            <span key={index} data-state={run.state} className={states[run.state]}>
              {paintedText(run.text)}
            </span>
          ))}
        </span>
      </p>
      {later && (
        <later.FollowCaret
          box={box}
          presented={presented}
          caret={caret}
          stretch={stretch}
          onLook={setLineStarts}
        />
      )}
    </div>
  );
}
