import type { Analysis } from "../../engine/analyse.ts";
import type { FinishedTrial } from "../../engine/trial/trial.ts";
import { exactSpeedText, numberText, ratioText, shareText } from "../figures-format.ts";
import { Section } from "../Section.tsx";
import { testsOfVisit } from "../visit.ts";
import { measuredTest, testsUpTo } from "./measured-test.ts";
import { desktopStudy, phoneStudy } from "./study.ts";
import { studyMeaning } from "./study-meaning.ts";
import { StudyScale } from "./StudyScale.tsx";
import { VisitTests } from "./VisitTests.tsx";
import styles from "./Compare.module.css";

/** The speed beside the marks of the largest study, and beside this visit's earlier tests. */
export function Compare({ analysis, trial }: { analysis: Analysis; trial: FinishedTrial }) {
  const { summary, likelyRange, isTypedThroughout } = analysis;
  const tests = testsUpTo(trial, testsOfVisit()).map(measuredTest);
  const { slowestTenth, mean, standardDeviation, fastestTenth, leftWrong, people } = desktopStudy;

  return (
    <Section
      title="Compare"
      meaning={
        isTypedThroughout
          ? studyMeaning(summary.wordsPerMinute, likelyRange)
          : "Not all of this text was typed, so its speed cannot be compared with that of typists."
      }
    >
      <StudyScale
        wordsPerMinute={isTypedThroughout ? summary.wordsPerMinute : null}
        range={likelyRange}
      />
      <dl className={styles.marks}>
        <div>
          <dt>Slowest tenth</dt>
          <dd>under about {numberText(slowestTenth)} WPM</dd>
        </div>
        <div>
          <dt>Mean</dt>
          <dd>
            {ratioText(mean)} WPM (SD {ratioText(standardDeviation)})
          </dd>
        </div>
        <div>
          <dt>Fastest tenth</dt>
          <dd>over about {numberText(fastestTenth)} WPM</dd>
        </div>
        <div>
          <dt>Left wrong</dt>
          <dd>
            {ratioText(leftWrong * 100)}% of characters; in your text{" "}
            {shareText(analysis.minimumStringDistanceErrorRate)}
          </dd>
        </div>
      </dl>
      <p className={styles.note}>
        The marks are those of {numberText(people)} volunteers of an online test copying sentences
        of up to 70 characters; not a world average. (Dhakal, Feit, Kristensson and Oulasvirta, CHI
        2018.) On phones, {numberText(phoneStudy.people)} people averaged{" "}
        {exactSpeedText(phoneStudy.mean)} WPM. (Palin and others, 2019.)
      </p>
      <h4 className={styles.subheading}>This visit’s tests</h4>
      <VisitTests tests={tests} />
    </Section>
  );
}
