import { useEffect, useRef } from "react";
import { summarize } from "../engine/summarize.ts";
import type { FinishedTrial } from "../engine/trial.ts";
import button from "../ui/button.module.css";
import { assistanceNotes } from "./assistance-notes.ts";
import { BandScale } from "./BandScale.tsx";
import styles from "./Result.module.css";
import { usePauseBeforeKeys } from "./use-pause-before-keys.ts";

const announceDelay = 400;

/** What came out of a trial: the speed large, its band, the other figures, and the way to the next one. */
export function Result({ trial, onTryAgain }: { trial: FinishedTrial; onTryAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { wordsPerMinute, accuracy, seconds, errors, wrongKeystrokes, band, assisted } =
    summarize(trial);
  const notes = assistanceNotes(assisted);

  usePauseBeforeKeys(panel);

  // Late enough that the last key is over, so that the heading is read out whole.
  useEffect(() => {
    const timer = setTimeout(() => heading.current?.focus(), announceDelay);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div ref={panel} className={styles.result}>
      <h2 ref={heading} tabIndex={-1} className={styles.speed}>
        <span className="visually-hidden">
          {wordsPerMinute} words per minute, {accuracy} percent accuracy
        </span>
        <span aria-hidden="true" className={styles.headline}>
          {wordsPerMinute} <span className={styles.unit}>WPM</span>
        </span>
      </h2>
      <div className={styles.actions}>
        <button type="button" className={button.primary} onClick={onTryAgain}>
          Try Again
        </button>
      </div>
      <div className={styles.scale}>
        <BandScale wordsPerMinute={wordsPerMinute} band={band} />
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>Accuracy</dt>
          <dd>{accuracy}%</dd>
        </div>
        <div>
          <dt>Time</dt>
          <dd>{seconds} s</dd>
        </div>
        <div>
          <dt>Errors</dt>
          <dd>{errors}</dd>
        </div>
        <div>
          <dt>Wrong keystrokes</dt>
          <dd>{wrongKeystrokes}</dd>
        </div>
      </dl>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
