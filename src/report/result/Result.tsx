import { type ReactNode, type RefObject, useDeferredValue, useRef } from "react";
import type { Analysis } from "../../engine/analyse.ts";
import { measureSpeed } from "../../engine/metrics/likely-range.ts";
import { hasSwap } from "../../engine/mistakes/mistakes.ts";
import { type FinishedTrial, isAnalysable } from "../../engine/trial/trial.ts";
import { Button } from "../../ui/Button.tsx";
import { countText, likelyRangeText, numberText } from "../../format/format-figures.ts";
import { resultTexts, type SavedResult, unitOfResult } from "../../format/saved-result.ts";
import { wordUnit } from "../../format/speed-unit.ts";
import type { Rival } from "../../exercises/rival.ts";
import type { DrillOffer } from "../../exercises/drill-exercise.ts";
import { PaceExplorer } from "../pace/PaceExplorer.tsx";
import { DrillButton } from "../DrillButton.tsx";
import { expectedLine, resultLine } from "./result-line.ts";
import { goToPart, goToReplay, partTitles, withUnitsJoined } from "../Section.tsx";
import styles from "./result.module.css";
import { FigureList } from "../../ui/FigureList.tsx";
import type { Comparison } from "../../format/several-tests-text.ts";
import { SpeedScale } from "../../format/SpeedScale.tsx";
import { useArrival, usePauseWhileTypingOn } from "./arrival.ts";

/**
 * The result of a trial: its speed and likely range, what matters most about it, the next actions, the
 * scale and the pace through the text.
 */
export function Result({
  trial,
  result,
  printedTitle,
  notes,
  analysis,
  isOutOfStep,
  isCompared,
  comparison,
  drillOffer,
  race,
  actions,
}: {
  trial: FinishedTrial;
  result: SavedResult;
  /** What was typed and when, above the result on paper. */
  printedTitle: string;
  /** A sentence each. */
  notes: readonly string[];
  /** `null` until it is computed, shortly after the result is shown. */
  analysis: Analysis | null;
  /** Whether it ended out of step with the text, which the analysis will explain. */
  isOutOfStep: boolean;
  /** Whether the speed is compared with the study. */
  isCompared: boolean;
  /** With the earlier tests of this kind; `null` for the first one. */
  comparison: Comparison | null;
  /** An offer to drill the weakest letters and pairs; `null` if none stands out. */
  drillOffer: DrillOffer | null;
  /** Its headline says who won, its details how it went. */
  race?:
    | { readonly rival: Rival; readonly headline: string; readonly details: ReactNode }
    | undefined;
  /** Buttons before those that lead to the replay and begin the drill. */
  actions: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const { wordsPerMinute, charactersPerMinute, errors, likelyRange: range } = result;
  const unit = unitOfResult(result);
  const isExplainedLater = isOutOfStep && analysis === null;
  const isIncomplete = isExplainedLater || (analysis === null && errors > 1 && hasSwap(trial));
  const mistakesLeft = analysis?.errorCounts.total ?? errors;
  // Reserves the space of the mistakes left, which will differ from the errors.
  const texts = resultTexts(result, isIncomplete ? 0 : mistakesLeft);
  const isExplained = isAnalysable(trial);
  const line = isExplainedLater
    ? expectedLine
    : resultLine(measureSpeed(trial), analysis, comparison, isCompared, unit);
  // The cause of errors may replace it.
  const isLineKnown = analysis !== null || errors === 0;
  const perMinute = (count: number, what: string) =>
    countText(count, `${what} per minute`, `${what}s per minute`);
  const speeds = [
    ...(charactersPerMinute === undefined ? [] : [perMinute(charactersPerMinute, "character")]),
    perMinute(wordsPerMinute, "word"),
  ];
  const spoken = `${speeds.join(", ")}, ${texts.accuracy.replace("%", "")} percent accuracy${race ? `. ${race.headline}` : ""}`;

  usePauseWhileTypingOn(whole);
  useArrival(trial, whole, heading);

  return (
    <div ref={whole} className={styles.result} data-result translate="no">
      <p className={styles.paperHead}>{printedTitle}</p>
      {race && (
        <p className={styles.headline} aria-hidden="true">
          {race.headline}
        </p>
      )}
      <div className={styles.hero}>
        <Speed
          ref={heading}
          speed={texts.speed}
          unit={texts.unit}
          spoken={spoken}
          range={texts.range}
        />
        {unit !== wordUnit && (
          <Speed
            speed={numberText(wordsPerMinute)}
            unit="WPM"
            range={range ? likelyRangeText(result) : ""}
          />
        )}
        <FigureList
          figures={texts.figures}
          className={`${styles.figures} ${isIncomplete ? styles.incomplete : ""}`}
        />
      </div>
      {isExplained && line && (
        <p className={styles.line} style={{ visibility: isLineKnown ? "visible" : "hidden" }}>
          {line.strong && (
            <span>
              <strong>{withUnitsJoined(line.strong)}</strong> {line.rest}
            </span>
          )}
          <small>{line.aside}</small>
        </p>
      )}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        {actions}
        {isExplained && (
          <Button onClick={({ currentTarget }) => goToReplay(currentTarget)}>Replay</Button>
        )}
        {drillOffer && <DrillButton {...drillOffer} />}
      </div>
      {race?.details}
      <SpeedScale
        wordsPerMinute={wordsPerMinute}
        range={range}
        combined={comparison?.combined}
        rival={race?.rival}
        unit={unit}
        hasStudyMarks={isCompared}
      />
      {isExplained && (
        <>
          {analysis?.pace.length !== 0 && (
            <div className={styles.pace} data-has-mistakes={errors + result.wrongKeystrokes > 0}>
              {analysis && <PaceExplorer analysis={analysis} unit={unit} />}
            </div>
          )}
          <ReportContents mistakesLeft={mistakesLeft} isCompared={isCompared} />
        </>
      )}
    </div>
  );
}

/** A large speed with its unit and range; the heading of the result if it has a `ref`. */
function Speed({
  ref,
  speed,
  unit,
  spoken = `${speed} ${unit}`,
  range,
}: {
  ref?: RefObject<HTMLHeadingElement | null>;
  speed: string;
  unit: string;
  /** What screen readers say. */
  spoken?: string;
  range: string;
}) {
  const Tag = ref ? "h2" : "p";
  return (
    <div className={styles.speed} data-is-long={speed.length > 4}>
      <Tag ref={ref} className={styles.number}>
        <span className="visually-hidden">{spoken}</span>
        <span aria-hidden="true">{speed}</span>
      </Tag>
      <p>
        <span aria-hidden="true" className={styles.unit}>
          {unit}
        </span>{" "}
        <span className={styles.range}>{range}</span>
      </p>
    </div>
  );
}

/** Links to the parts of the report. */
function ReportContents({
  mistakesLeft,
  isCompared,
}: {
  mistakesLeft: number;
  isCompared: boolean;
}) {
  // Not in the first render, as the ruler of the scale.
  const areLinksShown = useDeferredValue(true, false);
  return (
    <nav className={styles.contents} aria-label="Parts of the report">
      {areLinksShown &&
        Object.entries(partTitles)
          .filter(([part]) => isCompared || part !== "compare")
          .map(([part, title]) => (
            <a
              key={part}
              href={`#${part}`}
              onClick={(event) => {
                // Does not change the address, because a newly opened page has no such part.
                event.preventDefault();
                goToPart(part, event.currentTarget);
              }}
            >
              <span>{title}</span>
              {part === "mistakes" && mistakesLeft > 0 && (
                <small>{numberText(mistakesLeft)} left</small>
              )}
            </a>
          ))}
    </nav>
  );
}
