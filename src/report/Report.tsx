import { type ReactNode, startTransition, useEffect, useState } from "react";
import type { LayoutName } from "../content/keyboard-layouts.ts";
import type { Analysis } from "../engine/analyse.ts";
import { minCharacters } from "../engine/metrics/likely-range.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import type { DrillOffer } from "../exercises/drill-exercise.ts";
import { numberText, ratioText, shareText, tenthsText } from "../format/format-figures.ts";
import { unitOf } from "../format/speed-unit.ts";
import { desktopStudy, phoneStudy } from "../format/study.ts";
import { Disclosure } from "../ui/Disclosure.tsx";
import note from "../ui/note.module.css";
import { explanationsOf } from "./explanations.ts";
import { Keys } from "./keys/Keys.tsx";
import { Mistakes } from "./mistakes/Mistakes.tsx";
import { Pace } from "./pace/Pace.tsx";
import { Replay } from "./replay/Replay.tsx";
import { maxLeftWrong, shareLeftWrong, studyLine } from "./result/result-line.ts";
import { Section } from "./Section.tsx";
import styles from "./report.module.css";

/** Explains a finished trial in parts, rendered one by one so that the page responds between them. */
export function Report({
  trial,
  analysis,
  isCompared = false,
  layout,
  onLayout,
  drillOffer,
}: {
  trial: FinishedTrial;
  analysis: Analysis;
  /** Whether the speed is compared with the study. */
  isCompared?: boolean;
  /** The keyboard that is drawn. */
  layout: LayoutName;
  onLayout: (layout: LayoutName) => void;
  /** `null` if no drill is offered. */
  drillOffer: DrillOffer | null;
}) {
  const unit = unitOf(trial.presented);
  return (
    <RenderInTurn>
      <Mistakes analysis={analysis} layout={layout} />
      <Pace analysis={analysis} unit={unit} />
      <Keys analysis={analysis} layout={layout} onLayout={onLayout} drillOffer={drillOffer} />
      {isCompared && <StudyComparison analysis={analysis} />}
      <Replay trial={trial} />
      <FiguresAndFormulas analysis={analysis} />
    </RenderInTurn>
  );
}

/** Renders parts one after another, so that the page can react and paint between them. */
function RenderInTurn({ children: [first, ...others] }: { children: readonly ReactNode[] }) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => startTransition(() => setIsTime(true)), []);
  return (
    <>
      {first}
      {isTime && others.length > 0 && <RenderInTurn>{others}</RenderInTurn>}
    </>
  );
}

/** The speed among those of the largest study, as far as its likely range supports it. */
function StudyComparison({ analysis }: { analysis: Analysis }) {
  const { slowestTenth, fastestTenth, leftWrong } = desktopStudy;
  const wrong = shareLeftWrong(analysis);
  const line = studyLine(analysis.likelyRange, wrong);
  const meaning = line ? `${line.strong} ${line.rest}` : whyNotCompared(analysis, wrong);
  return (
    <Section part="compare" meaning={meaning}>
      <p className={note.note}>
        The study’s {numberText(desktopStudy.people)} volunteers copied English sentences on
        computer keyboards in an online test, so they do not represent everyone. The slowest tenth
        typed under about {numberText(slowestTenth)}
        {"\u00a0"}WPM, the fastest tenth over about {numberText(fastestTenth)}
        {"\u00a0"}WPM. Overall, they left {ratioText(leftWrong * 100)}% of characters wrong. You
        left {shareText(wrong)}. On phones, {numberText(phoneStudy.people)} people averaged{" "}
        {tenthsText(phoneStudy.mean)}
        {"\u00a0"}WPM.
      </p>
    </Section>
  );
}

function whyNotCompared({ isTypedThroughout, summary }: Analysis, leftWrong: number): string {
  if (!isTypedThroughout) {
    return "Some of this text was not typed, so its speed cannot be compared with the study.";
  }
  if (leftWrong > maxLeftWrong) {
    return "More than a quarter of this text was left wrong, so its speed cannot be compared with the study.";
  }
  const what = summary.characters < minCharacters ? "short" : "uneven";
  return `This test was too ${what} to compare its speed with the study.`;
}

/** The figures of the report with their values, formulas and sources, in a disclosure. */
function FiguresAndFormulas({ analysis }: { analysis: Analysis }) {
  return (
    <Section part="measured" meaning="Every figure with its value, formula and source.">
      <Disclosure name="Figures and formulas" className={styles.besideHeading}>
        <dl className={styles.figures}>
          {explanationsOf(analysis).map(
            ({ name, value, formula, source = "This site’s own definition" }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className={styles.value}>{value}</dd>
                <dd>{formula}</dd>
                <dd className={styles.source}>{source}</dd>
              </div>
            ),
          )}
        </dl>
      </Disclosure>
    </Section>
  );
}
