import { use, useMemo, useState } from "react";
import { runsOf } from "../../engine/trial/runs.ts";
import type { Edit, EditKind, Span } from "../../engine/trial/edit.ts";
import type { FinishedTrial, Trial } from "../../engine/trial/trial.ts";
import states from "../../styles/character-states.module.css";
import button from "../../ui/button.module.css";
import { Button } from "../../ui/Button.tsx";
import { Choice } from "../../ui/Choice.tsx";
import { Folded } from "../../ui/Folded.tsx";
import report from "../report.module.css";
import input from "../../ui/input.module.css";
import note from "../../ui/note.module.css";
import { Section } from "../Section.tsx";
import { countText, numberText, quoted, timeText } from "../../format/format-figures.ts";
import { moveTo, pause, play, trialAt, usePlayback } from "./playback.ts";
import { TextLanguage } from "../../ui/text-language.ts";
import styles from "./replay.module.css";

/** The test replayed from its input stream. */
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
  if (inputStream.length === 1) return `${edits} in ${time}.`;
  if (deletions === 0) return `${edits} in ${time}, none of them a deletion.`;
  const deleted =
    deletions === 1 ? "one of them a deletion" : `${numberText(deletions)} of them deletions`;
  return `${edits} in ${time}, ${deleted}.`;
}

const rates = { 1: "1×", 2: "2×", 4: "4×" };

/** Plays an input stream: the text of the field after each edit, beside the passage. */
function ReplayPlayer({ trial }: { trial: FinishedTrial }) {
  const [isStill] = useState(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  const [playback, setPlayback] = usePlayback(trial, isStill);
  const { step, time, rate, isPlaying } = playback;
  const { inputStream, startedAt, finishedAt } = trial;
  const goTo = (to: number) => setPlayback((before) => moveTo(trial, before, to));
  // Most frames change only the time.
  const shown = useMemo(() => trialAt(trial, step), [trial, step]);

  const edits = inputStream.length;
  const edit = inputStream[step - 1];
  const wholeTime = timeText(Math.floor((finishedAt - startedAt) / 1000));

  return (
    <div className={`${styles.player} not-printed`}>
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
        aria-valuetext={`${numberText(step)} of ${numberText(edits)}`}
        min={0}
        max={edits}
        value={step}
        onChange={({ target }) => goTo(target.valueAsNumber)}
      />
      <div className={input.fields}>
        {!isStill && (
          <button
            type="button"
            className={`${button.primary} ${styles.play}`}
            onClick={() => setPlayback(isPlaying ? pause : (before) => play(trial, before))}
          >
            {isPlaying ? "Pause" : "Play"}
          </button>
        )}
        {[
          { name: "Previous key", to: step - 1 },
          { name: "Next key", to: step + 1 },
        ].map(({ name, to }) => {
          const isOff = to < 0 || to > edits;
          return (
            <Button key={name} aria-disabled={isOff} onClick={() => !isOff && goTo(to)}>
              {name}
            </Button>
          );
        })}
        {!isStill && (
          <Choice
            legend="Replay speed"
            isLegendShown
            name="replay-rate"
            options={rates}
            chosen={`${rate}`}
            onChoose={(chosen) => setPlayback((before) => ({ ...before, rate: Number(chosen) }))}
          />
        )}
      </div>
      {isStill && (
        <p className={note.note}>
          Your system is set to reduce motion, so the replay moves one key at a time.
        </p>
      )}
    </div>
  );
}

/** The passage in the colours that it had, hidden from screen readers because the field says the same. */
function ReplayedPassage({ trial }: { trial: Trial }) {
  const { presented, transcribed } = trial;
  const { start, end } = pageAround(presented, transcribed.graphemes.length);
  return (
    <p className={styles.text} dir="auto" lang={use(TextLanguage)} aria-hidden="true">
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

/** The text of the field, with the caret where the last edit left it. */
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
      {/* Reserves the space of the whole page of text. */}
      <p className={styles.text} dir="auto" lang={language} aria-hidden="true">
        {presented.slice(room.start, room.end).join("")}
      </p>
    </div>
  );
}

/** In characters. */
const pageLength = 360;

/** A page ends with a word if one ends within these last characters. */
const pageEndLength = 40;

/**
 * The page of a long text that contains a position: pages do not move while they are typed. A position at
 * the end of a full page is on the next one.
 */
export function pageAround(text: readonly string[], position: number): Span {
  let start = 0;
  let end = pageEnd(text, start);
  while (position >= end && end < text.length) {
    start = end;
    end = pageEnd(text, start);
  }
  return { start, end };
}

function pageEnd(text: readonly string[], start: number): number {
  const end = Math.min(text.length, start + pageLength);
  if (end === text.length) return end;
  const tail = text.slice(end - pageEndLength, end);
  const word = tail.findLastIndex((character) => character.trim() === "");
  return word < 0 ? end : end - pageEndLength + word + 1;
}

/** An edit in a few words: "Typed “t”". */
export function editText({ kind, removed, inserted }: Edit): string {
  if (removed === 0 && inserted.length === 0) return "Nothing changed";
  if (inserted.length === 0) return `Deleted ${characters(removed)}`;
  const what = inserted.length === 1 ? quoted(inserted[0] ?? "") : characters(inserted.length);
  const replaced = removed > 0 ? `, replacing ${characters(removed)}` : "";
  return `${verbs[kind]} ${what}${replaced}`;
}

const verbs: Readonly<Record<EditKind, string>> = {
  typed: "Typed",
  composing: "Composing",
  committed: "Confirmed",
  deleted: "Entered",
  inserted: "Entered",
  replaced: "Autocorrect or suggestion:",
  pasted: "Pasted",
  dropped: "Dropped in",
  history: "Restored",
  prefilled: "Already in the field:",
};

function characters(count: number): string {
  return countText(count, "character");
}
