import { numberText, percentText, rangeText } from "../figures-format.ts";
import table from "../table.module.css";
import { changeSentence, changeText } from "./change-text.ts";
import type { MeasuredTest } from "./measured-test.ts";
import { VisitLine } from "./VisitLine.tsx";
import styles from "./VisitTests.module.css";

/**
 * This visit's tests, and whether each differs from the one before by more than the noise.
 *
 * @param tests oldest first, the one just finished last
 */
export function VisitTests({ tests }: { tests: readonly MeasuredTest[] }) {
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
      <p>{changeSentence(latest, before)}</p>
      <VisitLine tests={tests.filter(({ range }) => range.isTypedThroughout)} />
      <table className={table.table}>
        <caption>
          Tests since this page was opened. They are kept in its memory alone and go when you close
          the tab or load the page anew.
        </caption>
        <thead>
          <tr>
            <th scope="col">Test</th>
            <th scope="col">WPM, likely</th>
            <th scope="col">Accuracy</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {tests.map((test, index) => {
            const earlier = tests[index - 1];
            return (
              // oxlint-disable-next-line react/no-array-index-key -- tests are only added, at the end
              <tr key={index}>
                <th scope="row" className={table.text}>
                  {numberText(index + 1)}{" "}
                  <span className={styles.text}>
                    {test.title}: {test.opening}
                  </span>
                </th>
                <td>
                  {numberText(test.wordsPerMinute)}
                  {test.range.likelyRange && `, ${rangeText(test.range.likelyRange)}`}
                </td>
                <td>{percentText(test.accuracy)}</td>
                <td>{earlier ? changeText(test, earlier) : "–"}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
