import { use, useMemo, useState } from "react";
import { runsOf } from "../../engine/trial/runs.ts";
import type { Edit, EditKind, Span } from "../../engine/trial/edit.ts";
import type { FinishedTrial, Trial } from "../../engine/trial/trial.ts";
import states from "../../styles/character-states.module.css";
import { Button } from "../../ui/Button.tsx";
import { Choice } from "../../ui/Choice.tsx";
import { Disclosure } from "../../ui/Disclosure.tsx";
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
      <Disclosure name="Watch the replay" className={report.besideHeading}>
        <ReplayPlayer trial={trial} />
      </Disclosure>
    </Section>
  );
}

/** "254 keystrokes in 49 s, 28 of them deletions." */
function meaningOf({ inputStream, startedAt, finishedAt }: FinishedTrial): string {
  const isKeys = inputStream.every(({ kind }) => kind === "typed" || kind === "deleted");
  const edits = countText(inputStream.length, isKeys ? "keystroke" : "edit");
  const time = timeText(Math.floor((finishedAt - startedAt) / 1000));
  const deletions = inputStream.filter(({ inserted }) => inserted.length === 0).length;
  if (deletions === 0) return `${edits} in ${time}.`;
  return `${edits} in ${time}, ${countText(deletions, "of them a deletion", "of them deletions")}.`;
}

const rates = { 1: "1×", 2: "2×", 4: "4×" };

/** Plays an input stream: the text of the field after each edit, beside the passage. */
function ReplayPlayer({ trial }: { trial: FinishedTrial }) {
  const [isStill] = useState(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
  const [playback, setPlayback] = usePlayback(trial, isStill);
  const { step, time, rate, isPlaying } = playback;
  const { inputStream, startedAt, finishedAt } = trial;
  // Most frames change only the time.
  const shown = useMemo(() => trialAt(trial, step), [trial, step]);

  const edits = inputStream.length;
  const edit = inputStream[step - 1];
  const goTo = (to: number) => {
    if (to >= 0 && to <= edits) setPlayback((before) => moveTo(trial, before, to));
  };
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
          <Button
            look="primary"
            className={styles.play}
            onClick={() => setPlayback(isPlaying ? pause : (before) => play(trial, before))}
          >
            {isPlaying ? "Pause" : "Play"}
          </Button>
        )}
        <Button onClick={() => goTo(step - 1)}>Previous key</Button>
        <Button onClick={() => goTo(step + 1)}>Next key</Button>
        {!isStill && (
          <Choice
            legend="Replay speed"
            isLegendShown
            name="replay-rate"
            options={rates}
            value={`${rate}`}
            onChange={(chosen) => setPlayback((before) => ({ ...before, rate: Number(chosen) }))}
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

/** In characters, less up to a word of this length. */
const pageLength = 360;
const maxWordLength = 40;

/** The page of a long text that contains a position: pages do not move while they are typed. */
export function pageAround(text: readonly string[], position: number): Span {
  const startOf = (page: number) => {
    const full = page * pageLength;
    if (full === 0 || full >= text.length) return Math.min(full, text.length);
    return Math.max(full - maxWordLength, text.lastIndexOf(" ", full - 1) + 1);
  };
  const at = Math.max(0, Math.min(position, text.length - 1));
  const page = Math.floor(at / pageLength);
  const next = startOf(page + 1);
  return at < next ? { start: startOf(page), end: next } : { start: next, end: startOf(page + 2) };
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
