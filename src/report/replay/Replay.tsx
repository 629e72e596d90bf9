import { use, useMemo } from "react";
import { replayOf } from "../../engine/trial/replay.ts";
import { runsOf } from "../../engine/trial/runs.ts";
import type { FinishedTrial, Trial } from "../../engine/trial/trial.ts";
import states from "../../styles/character-states.module.css";
import button from "../../ui/button.module.css";
import { Choice } from "../../ui/Choice.tsx";
import { Folded } from "../../ui/Folded.tsx";
import report from "../report.module.css";
import { Section } from "../Section.tsx";
import { countText, numberText, timeText } from "../../format/format-figures.ts";
import { editText } from "./edit-text.ts";
import { type PlaybackRate, trialAt } from "./playback.ts";
import { TextLanguage } from "../../ui/text-language.ts";
import styles from "./replay.module.css";
import { pageAround } from "./text-page.ts";
import { usePlayback, useReducedMotion } from "./use-playback.ts";

/** The test played back from its input stream. */
export function Replay({ trial }: { trial: FinishedTrial }) {
  return (
    <Section part="replay" meaning={meaningOf(trial)}>
      <Folded name="Watch the replay" className={report.besideHeading}>
        <ReplayPlayer trial={trial} />
      </Folded>
    </Section>
  );
}

/** "254 keystrokes in 49 s, 28 of them deletions." */
function meaningOf({ inputStream, startedAt, finishedAt }: FinishedTrial): string {
  const isKeys = inputStream.every(({ kind }) => kind === "typed" || kind === "deleted");
  const edits = countText(inputStream.length, isKeys ? "keystroke" : "edit");
  const time = timeText(Math.floor((finishedAt - startedAt) / 1000));
  const deletions = inputStream.filter(({ inserted }) => inserted.length === 0).length;
  if (deletions === 0) return `${edits} in ${time}, none of them a deletion.`;
  const deleted =
    deletions === 1 ? "one of them a deletion" : `${numberText(deletions)} of them deletions`;
  return `${edits} in ${time}, ${deleted}.`;
}

const rates = { "1×": 1, "2×": 2, "4×": 4 } as const satisfies Record<string, PlaybackRate>;

const rateOptions = (["1×", "2×", "4×"] as const).map((value) => ({ value, label: value }));

/** Plays an input stream: what stood in the field after each edit, and the passage beside it. */
function ReplayPlayer({ trial }: { trial: FinishedTrial }) {
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
      <div className={styles.texts} translate="no">
        <ReplayedPassage trial={shown} />
        <ReplayedField trial={shown} caret={edit ? edit.start + edit.inserted.length : 0} />
      </div>
      <div className={styles.readout}>
        <p aria-live={isPlaying ? "off" : "polite"}>
          {edit ? editText(edit) : "Before the first key"}
        </p>
        <p className={styles.clock}>{`${timeText(Math.floor(time / 1000))} of ${wholeTime}`}</p>
      </div>
      <input
        type="range"
        className={styles.scrubber}
        aria-label="Position in the replay"
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
            legend="Replay speed"
            isLegendShown
            name="replay-rate"
            options={rateOptions}
            chosen={`${rate}×`}
            onChoose={(chosen) => dispatch({ type: "rated", rate: rates[chosen] })}
          />
        )}
      </div>
      {isStill && (
        <p className={styles.still}>
          Your system is set to reduce motion, so the replay moves one key at a time.
        </p>
      )}
    </div>
  );
}

/** The passage in the colours that it had; for the eye alone, since the field beside it says the same. */
function ReplayedPassage({ trial }: { trial: Trial }) {
  const { presented, transcribed } = trial;
  const { start, end } = pageAround(presented, transcribed.graphemes.length);
  return (
    <p className={styles.passage} dir="auto" lang={use(TextLanguage)} aria-hidden="true">
      {start > 0 && "… "}
      {runsOf(trial, start, end).map((run) => (
        <span key={run.start} className={states[run.state]}>
          {run.text.replaceAll("\n", "↵\n")}
        </span>
      ))}
      {end < presented.length && "…"}
    </p>
  );
}

/** What stood in the field, with the caret where the last edit left it. */
function ReplayedField({ trial, caret }: { trial: Trial; caret: number }) {
  const { presented, transcribed } = trial;
  const graphemes = Array.from(transcribed.graphemes);
  const { start, end } = pageAround(graphemes, caret);
  const room = pageAround(presented, graphemes.length);
  const language = use(TextLanguage);
  return (
    <div className={styles.field}>
      <p className={styles.label}>You typed</p>
      <p className={styles.text} dir="auto" lang={language}>
        {start > 0 && "… "}
        {graphemes.slice(start, caret).join("")}
        <span className={styles.caret} />
        {graphemes.slice(caret, end).join("")}
        {end < graphemes.length && "…"}
      </p>
      {/* Holds the room that the text will fill, so that nothing below it moves. */}
      <p className={styles.room} dir="auto" lang={language} aria-hidden="true">
        {presented.slice(room.start, room.end).join("")}
      </p>
    </div>
  );
}
