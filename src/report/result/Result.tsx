import { type ReactNode, useRef } from "react";
import type { Analysis } from "../../engine/analyse.ts";
import { charactersPerMinute } from "../../engine/metrics/speed.ts";
import { summarize } from "../../engine/metrics/summarize.ts";
import { isAnalysable } from "../../engine/is-analysable.ts";
import type { FinishedTrial } from "../../engine/trial/trial.ts";
import button from "../../ui/button.module.css";
import { RenderInTurn } from "../../ui/RenderInTurn.tsx";
import {
  likelyRangeText,
  numberText,
  percentText,
  timeText,
  titleAndDay,
} from "../../format/format-figures.ts";
import { PractiseThese } from "../keys/PractiseThese.tsx";
import type { Practise } from "../../exercises/drill-exercise.ts";
import { misalignmentSentence } from "../mistakes/misaligned.ts";
import { PacePicture } from "../pace/PaceChart.tsx";
import { measureSpeed } from "../../engine/metrics/likely-range.ts";
import { notesOf } from "./notes.ts";
import { goToPart, reportParts, unfoldPart } from "../report-parts.ts";
import "./around-result.css";
import styles from "./result.module.css";
import { FigureList } from "../../ui/FigureList.tsx";
import type { RivalSpeed } from "../../format/RaceSpeeds.tsx";
import { SpeedScale } from "../../format/SpeedScale.tsx";
import { usePauseWhileTypingOn } from "./use-pause-while-typing-on.ts";
import { useTurnToResult } from "./use-turn-to-result.ts";

/**
 * What came out of a trial: the speed large, how sure it is, the other figures, what to do next, where
 * the speed lies on the scale and how it went through the text.
 */
export function Result({
  trial,
  title,
  typedOn = null,
  analysis,
  practise,
  verdict,
  rival = null,
  refusals = null,
  languageInCharacters,
  again = "Try Again",
  onTryAgain,
}: {
  trial: FinishedTrial;
  /** What was typed, as the menu calls it. */
  title: string;
  /** When it ended, in milliseconds since 1970; `null` for what is no test of the visit. */
  typedOn?: number | null;
  /** `null` until it is made, shortly after the result stands. */
  analysis: Analysis | null;
  /** What a drill of the weakest letters and pairs would practise; `null` where none stands out. */
  practise: Practise | null;
  /** How a race ended, where it was one. */
  verdict?: ReactNode;
  /** Whom it was against; `null` where it was no race. */
  rival?: RivalSpeed | null;
  /** How often a key was refused at a mistake; `null` where that was not asked for. */
  refusals?: number | null;
  /** The language of the text where characters per minute say more than words; otherwise `null`. */
  languageInCharacters: string | null;
  /** What the first button says. */
  again?: string;
  onTryAgain: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const summary = summarize(trial);
  const { wordsPerMinute, accuracy, seconds, errors, wrongKeystrokes, band } = summary;
  const { assisted, characters } = summary;
  const range = measureSpeed(trial);
  const speed = numberText(wordsPerMinute);
  const duration = trial.finishedAt - trial.startedAt;
  const characterSpeed = numberText(charactersPerMinute(characters, duration));
  const figures = [
    ...(languageInCharacters === null
      ? []
      : [{ name: "Characters per minute", value: characterSpeed }]),
    { name: "Accuracy", value: percentText(accuracy) },
    { name: "Time", value: timeText(seconds) },
    { name: "Errors", value: numberText(errors) },
    { name: "Wrong keystrokes", value: numberText(wrongKeystrokes) },
    { name: "Mistakes left", value: analysis ? numberText(analysis.errorCounts.total) : "–" },
  ];
  const notes = notesOf(trial, assisted, { refusals, languageInCharacters });

  const scale = (
    <SpeedScale
      wordsPerMinute={wordsPerMinute}
      band={band}
      range={range.likelyRange}
      rival={rival}
    />
  );

  usePauseWhileTypingOn();
  useTurnToResult(whole, heading);

  return (
    <div ref={whole} className={styles.result} data-result translate="no">
      <p className={styles.paperHead}>{titleAndDay(title, typedOn)}</p>
      <div className={styles.hero}>
        <div className={styles.speed} data-is-long={speed.length > 4}>
          <h2 ref={heading} tabIndex={-1}>
            <span className="visually-hidden">
              {speed} words per minute, {numberText(accuracy)} percent accuracy
            </span>
            <span aria-hidden="true">{speed}</span>
          </h2>
          <p>
            <span aria-hidden="true" className={styles.unit}>
              WPM
            </span>{" "}
            <span className={styles.range}>{likelyRangeText({ ...range, characters })}</span>
          </p>
        </div>
        <div className={styles.summary}>
          <FigureList figures={figures} className={styles.figures} />
          {analysis && <OutOfStep analysis={analysis} />}
          {notes.length > 0 && (
            <ul className={styles.notes}>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className={styles.actions}>
        <button type="button" className={button.primary} onClick={onTryAgain}>
          {again}
        </button>
        <button type="button" className={button.button} onClick={() => goToPart("share")}>
          Share
        </button>
        <button type="button" className={button.button} onClick={() => unfoldPart("replay")}>
          Replay
        </button>
        {practise && <PractiseThese {...practise} />}
      </div>
      {verdict}
      <div className={styles.scale}>
        {/* That of a race is taller, by what it tells of both. */}
        {rival ? scale : <AfterTheRest>{scale}</AfterTheRest>}
      </div>
      {isAnalysable(trial) && <PacePicture analysis={analysis} />}
      <ReportContents mistakesLeft={analysis?.errorCounts.total ?? 0} />
    </div>
  );
}

/** Why so many places differ, where a letter was skipped or doubled. */
function OutOfStep({ analysis }: { analysis: Analysis }) {
  const sentence = misalignmentSentence(analysis);
  return (
    sentence && (
      <p className={styles.outOfStep}>
        <span>{sentence.cause} </span>
        <strong>{sentence.left}</strong>
        <span>. {sentence.accuracy}</span>
      </p>
    )
  );
}

/** What the frame of the last key need not show, in a task of its own; its room is kept until then. */
function AfterTheRest({ children }: { children: ReactNode }) {
  return (
    <RenderInTurn>
      {null}
      {children}
    </RenderInTurn>
  );
}

/** The way to each part of the report. */
function ReportContents({ mistakesLeft }: { mistakesLeft: number }) {
  return (
    <nav className={styles.contents} aria-label="Parts of the report">
      <AfterTheRest>
        {reportParts.map(({ part, title }) => (
          <a
            key={part}
            href={`#${part}`}
            onClick={(event) => {
              // The address stays as it is: it names no place that is there when it is opened.
              event.preventDefault();
              goToPart(part);
            }}
          >
            <span>{title}</span>
            {part === "mistakes" && mistakesLeft > 0 && <sup>{numberText(mistakesLeft)}</sup>}
          </a>
        ))}
      </AfterTheRest>
    </nav>
  );
}
