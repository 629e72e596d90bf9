import { useEffect, useRef } from "react";
import type { Summary } from "../engine/summarize.ts";
import button from "../ui/button.module.css";
import { FigureList } from "../ui/FigureList.tsx";
import { assistanceNotes } from "./assistance-notes.ts";
import { BandScale } from "./BandScale.tsx";
import styles from "./Result.module.css";
import { usePauseBeforeKeys } from "./use-pause-before-keys.ts";

const announceDelay = 400;

/** What came out of a trial: the speed large, its band, the other figures, and the way to the next one. */
export function Result({ summary, onTryAgain }: { summary: Summary; onTryAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { wordsPerMinute, accuracy, seconds, errors, wrongKeystrokes, band } = summary;

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
        <span aria-hidden="true">
          {wordsPerMinute} <span className={styles.unit}>WPM</span>
        </span>
      </h2>
      <BandScale wordsPerMinute={wordsPerMinute} band={band} />
      <FigureList
        isSmall
        figures={[
          { label: "Accuracy", value: accuracy, unit: "%" },
          { label: "Time", value: seconds, unit: "s" },
          { label: "Errors", value: errors },
          { label: "Wrong keystrokes", value: wrongKeystrokes },
        ]}
      />
      <div className={styles.actions}>
        <button type="button" className={button.primary} onClick={onTryAgain}>
          Try Again
        </button>
      </div>
      {assistanceNotes(summary.assisted).map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  );
}
