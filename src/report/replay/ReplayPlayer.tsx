import { useMemo } from "react";
import { replayOf } from "../../engine/trial/replay.ts";
import type { FinishedTrial } from "../../engine/trial/trial.ts";
import button from "../../ui/button.module.css";
import { Choice } from "../Choice.tsx";
import { numberText, timeText } from "../figures-format.ts";
import { editText } from "./edit-text.ts";
import type { PlaybackRate } from "./playback.ts";
import { ReplayedField } from "./ReplayedField.tsx";
import { ReplayedPassage } from "./ReplayedPassage.tsx";
import { trialAt } from "./trial-at.ts";
import { usePlayback } from "./use-playback.ts";
import { useReducedMotion } from "./use-reduced-motion.ts";
import styles from "./ReplayPlayer.module.css";

const rates = { "1×": 1, "2×": 2, "4×": 4 } as const satisfies Record<string, PlaybackRate>;

const rateOptions = (["1×", "2×", "4×"] as const).map((value) => ({ value, label: value }));

/** Plays an input stream: what stood in the field after each edit, and the passage beside it. */
export function ReplayPlayer({ trial }: { trial: FinishedTrial }) {
  const isStill = useReducedMotion();
  const [{ step, time, rate, isPlaying }, dispatch] = usePlayback(trial, isStill);
  const { inputStream, startedAt, finishedAt } = trial;
  const replay = useMemo(() => replayOf(inputStream), [inputStream]);
  // A frame in which no key was pressed changes the time alone.
  const shown = useMemo(() => trialAt(trial, replay, step), [trial, replay, step]);

  const edits = inputStream.length;
  const edit = inputStream[step - 1];
  const position = `${numberText(step)} of ${numberText(edits)}`;
  const wholeTime = timeText(Math.floor((finishedAt - startedAt) / 1000));

  return (
    <div className={styles.player}>
      <div className={styles.texts}>
        <ReplayedPassage trial={shown} />
        <ReplayedField trial={shown} caret={edit ? edit.start + edit.inserted.length : 0} />
      </div>
      <div className={styles.readout}>
        <p aria-live={isPlaying ? "off" : "polite"}>
          {edit ? editText(edit) : "Before the first key"}
        </p>
        <p className={styles.clock}>
          {timeText(Math.floor(time / 1000))} of {wholeTime}
        </p>
      </div>
      <input
        type="range"
        className={styles.scrubber}
        aria-label="Moment of the test"
        aria-valuetext={position}
        min={0}
        max={edits}
        value={step}
        onChange={({ target }) => dispatch({ type: "moved", step: target.valueAsNumber })}
      />
      <div className={styles.controls}>
        {!isStill && (
          <button
            type="button"
            className={`${button.primary} ${styles.play}`}
            onClick={() => dispatch({ type: isPlaying ? "paused" : "played" })}
          >
            {isPlaying ? "Pause" : "Play"}
          </button>
        )}
        <div className={styles.steps}>
          <button
            type="button"
            className={button.button}
            aria-disabled={step === 0}
            onClick={() => dispatch({ type: "moved", step: step - 1 })}
          >
            Previous key
          </button>
          <button
            type="button"
            className={button.button}
            aria-disabled={step === edits}
            onClick={() => dispatch({ type: "moved", step: step + 1 })}
          >
            Next key
          </button>
        </div>
        {!isStill && (
          <Choice
            legend="Pace of the replay"
            name="replay-rate"
            options={rateOptions}
            chosen={`${rate}×`}
            onChoose={(chosen) => dispatch({ type: "rated", rate: rates[chosen] })}
          />
        )}
      </div>
      {isStill && (
        <p className={styles.still}>
          Your system asks for less motion, so the replay goes a key at a time.
        </p>
      )}
    </div>
  );
}
