import { useEffect, useRef } from "react";
import { summarize } from "../../engine/figures/summarize.ts";
import type { FinishedTrial } from "../../engine/trial/trial.ts";
import button from "../../ui/button.module.css";
import { likelyRangeText, numberText, percentText, timeText } from "../figures-format.ts";
import { speedRange } from "../speed-range.ts";
import { SpeedScale } from "./SpeedScale.tsx";
import { assistanceNotes, interruptionNotes, splitNotes } from "./notes.ts";
import styles from "./result.module.css";
import { usePauseBeforeKeys } from "./use-pause-before-keys.ts";

const announceDelay = 400;

/** What came out of a trial: the speed large, how sure it is, its band, the other figures, and the way to the next one. */
export function Result({ trial, onTryAgain }: { trial: FinishedTrial; onTryAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const summary = summarize(trial);
  const { wordsPerMinute, accuracy, seconds, errors, wrongKeystrokes, band } = summary;
  const { assisted, characters } = summary;
  const range = speedRange(trial);
  const notes = [...assistanceNotes(assisted), ...interruptionNotes(trial), ...splitNotes(trial)];

  usePauseBeforeKeys(panel);

  // Late enough that the last key is over, so that the heading is read out whole.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (isFocusUnused()) heading.current?.focus();
    }, announceDelay);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div ref={panel} className={styles.result}>
      <div className={styles.speed}>
        <h2 ref={heading} tabIndex={-1}>
          <span className="visually-hidden">
            {numberText(wordsPerMinute)} words per minute, {numberText(accuracy)} percent accuracy
          </span>
          <span aria-hidden="true">{numberText(wordsPerMinute)}</span>
        </h2>
        <p>
          <span aria-hidden="true" className={styles.unit}>
            WPM
          </span>
          <span className={styles.range}>{likelyRangeText({ ...range, characters })}</span>
        </p>
      </div>
      <div className={styles.actions}>
        <button type="button" className={button.primary} onClick={onTryAgain}>
          Try Again
        </button>
      </div>
      <div className={styles.scale}>
        <SpeedScale wordsPerMinute={wordsPerMinute} band={band} range={range.likelyRange} />
      </div>
      <div className={styles.foot}>
        <dl className={styles.figures}>
          <Figure name="Accuracy" value={percentText(accuracy)} />
          <Figure name="Time" value={timeText(seconds)} />
          <Figure name="Errors" value={numberText(errors)} />
          <Figure name="Wrong keystrokes" value={numberText(wrongKeystrokes)} />
        </dl>
        {notes.length > 0 && (
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>{note} </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Whether the focus is where the end of a test leaves it: on nothing, or on the disabled field. */
function isFocusUnused(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement.matches("body, :disabled");
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
