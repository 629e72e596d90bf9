import type { Analysis } from "../../engine/analyse.ts";
import type { FinishedTrial } from "../../engine/trial/trial.ts";
import { Section } from "../Section.tsx";
import {
  exactSpeedText,
  numberText,
  percentText,
  rangeText,
  ratioText,
  shareText,
} from "../figures-format.ts";
import type { FinishedTest } from "../finished-test.ts";
import { Table } from "../Table.tsx";
import { desktopStudy, phoneStudy } from "../study.ts";
import { VisitLine } from "./VisitLine.tsx";
import styles from "./compare.module.css";
import {
  type MeasuredTest,
  changeSentence,
  changeText,
  measuredTest,
  testsUpTo,
} from "./measured-test.ts";
import { studyMeaning } from "./study-meaning.ts";
import { visitMeaning } from "./visit-meaning.ts";

/** The speed beside the marks of the largest study, and beside this visit's earlier tests. */
export function Compare({
  analysis,
  trial,
  visitTests,
}: {
  analysis: Analysis;
  trial: FinishedTrial;
  /** This visit's tests, oldest first. */
  visitTests: readonly FinishedTest[];
}) {
  const { summary, likelyRange, isTypedThroughout } = analysis;
  const tests = testsUpTo(trial, visitTests).map(measuredTest);
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

/**
 * This visit's tests, and whether each differs from the one before by more than the noise.
 *
 * @param tests oldest first, the one just finished last
 */
function VisitTests({ tests }: { tests: readonly MeasuredTest[] }) {
  const [before, latest] = tests.slice(-2);
  if (!before || !latest) {
    return (
      <p>
        This is the first test of your visit. The next ones will be set beside it, to show which
        differences are more than noise.
      </p>
    );
  }
  return (
    <>
      <p>{visitMeaning(tests) ?? changeSentence(latest, before)}</p>
      <VisitLine tests={tests.filter(({ range }) => range.isTypedThroughout)} />
      <Table
        caption="Tests since this page was opened. They are kept in its memory alone and go when you close the tab or load the page anew."
        columns={[
          { name: "Test", isText: true, className: styles.test },
          { name: "WPM, likely" },
          { name: "Accuracy" },
          { name: "Change" },
        ]}
        rows={tests.map((test, index) => {
          const { title, opening, wordsPerMinute, range, accuracy } = test;
          const earlier = tests[index - 1];
          const speed = numberText(wordsPerMinute);
          return {
            key: index,
            cells: [
              <>
                <strong>{numberText(index + 1)}</strong> <span>{`${title}: ${opening}`}</span>
              </>,
              range.likelyRange ? `${speed}, ${rangeText(range.likelyRange)}` : speed,
              percentText(accuracy),
              earlier ? changeText(test, earlier) : "–",
            ],
          };
        })}
      />
    </>
  );
}
