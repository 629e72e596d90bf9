import type { Analysis } from "../../engine/analyse.ts";
import type { FinishedTrial } from "../../engine/trial/trial.ts";
import {
  exactSpeedText,
  numberText,
  percentText,
  rangeText,
  ratioText,
  shareText,
} from "../../format/format-figures.ts";
import type { FinishedTest } from "../../test-files/stored-test.ts";
import note from "../../ui/note.module.css";
import { Section } from "../Section.tsx";
import { desktopStudy, phoneStudy } from "../../format/study.ts";
import { Table } from "../../ui/Table.tsx";
import {
  changeSentence,
  changeText,
  measuredTest,
  type MeasuredTest,
  testsUpTo,
} from "./measured-test.ts";
import { studyMeaning, visitMeaning } from "./compare-in-words.ts";
import { VisitLine } from "./VisitLine.tsx";
import styles from "./compare.module.css";

const firstTest = "This is the first test of your visit: the next ones will be set beside it.";

/** The speed beside the marks of the largest study, and beside this visit's earlier tests. */
export function Compare({
  analysis: { summary, likelyRange, isTypedThroughout, minimumStringDistanceErrorRate },
  trial,
  visitTests,
}: {
  analysis: Analysis;
  trial: FinishedTrial;
  /** Oldest first. */
  visitTests: readonly FinishedTest[];
}) {
  const tests = testsUpTo(trial, visitTests).map(measuredTest);
  return (
    <Section
      part="compare"
      meaning={
        isTypedThroughout
          ? studyMeaning(summary.wordsPerMinute, likelyRange)
          : "Not all of this text was typed, so its speed cannot be compared with that of typists."
      }
    >
      {tests.length > 1 && <VisitTests tests={tests} />}
      <p className={note.note}>
        {tests.length === 1 && <span>{firstTest} </span>}
        The study’s {numberText(desktopStudy.people)} volunteers copied sentences in an online test:
        they are not an average of the world. They left {ratioText(desktopStudy.leftWrong * 100)}%
        of characters wrong; in your text it is {shareText(minimumStringDistanceErrorRate)}. On
        phones, {numberText(phoneStudy.people)} people averaged {exactSpeedText(phoneStudy.mean)}
        {"\u00a0"}WPM.
      </p>
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
  if (!before || !latest) return null;
  return (
    <>
      <p>{visitMeaning(tests) ?? changeSentence(latest, before)}</p>
      <div className={styles.tests}>
        <VisitLine tests={tests.filter(({ range }) => range.isTypedThroughout)} />
        <Table
          caption="Tests since this page was opened. They are kept in its memory alone and go when you close the tab or reload the page."
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
      </div>
    </>
  );
}
