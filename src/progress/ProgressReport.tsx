import { useMemo, useState } from "react";
import { countText, numberText } from "../format/format-figures.ts";
import type { PracticeOfTrials } from "../engine/practice/practice-of-trials.ts";
import { OfferCertificate } from "../certificate/OfferCertificate.tsx";
import folded from "../ui/Folded.module.css";
import { Folded } from "../ui/Folded.tsx";
import { ActionButton } from "../ui/ActionButton.tsx";
import { saveFile } from "../ui/save-and-copy.ts";
import { challengeOfSaved } from "../race/challenge.ts";
import button from "../ui/button.module.css";
import { joinedTests, type OpenedTests } from "../test-files/open-tests.ts";
import { progressOf, type ProgressTest } from "../test-files/progress.ts";
import { Letters } from "./Letters.tsx";
import { ProgressChart } from "./ProgressChart.tsx";
import { ProgressLegend } from "./ProgressLegend.tsx";
import { ProgressTable } from "./ProgressTable.tsx";
import { type FinishedTest, savedTestOf } from "../test-files/stored-test.ts";
import { futureSentence, problemSentence, progressVerdict, sourceText } from "./progress-words.ts";
import { entryOf, savedTestsParts } from "../test-files/save-tests.ts";
import note from "../ui/note.module.css";
import styles from "./progress.module.css";

/** What opened files and this visit come to: a sentence, a chart, a table of the same. */
export function ProgressReport({
  opened,
  visitTests,
  onDrill,
}: {
  opened: OpenedTests;
  visitTests: readonly FinishedTest[];
  /** Begins a drill of what is weak. @returns why there is none, where there is none */
  onDrill: (practice: PracticeOfTrials) => string | null;
}) {
  const tests = useMemo(() => joinedTests(opened.tests, visitTests), [opened.tests, visitTests]);
  const [chosen, setChosen] = useState<string | null>(null);
  const kinds = kindsOf(tests);
  const kind = kinds.some(({ title }) => title === chosen) ? chosen : null;
  const shown = useMemo(
    () => (kind === null ? tests : tests.filter(({ title }) => title === kind)),
    [tests, kind],
  );
  const progress = progressOf(shown.map(({ point }) => point).filter((point) => point !== null));
  const { points } = progress;
  // Of the moment when they came, for a page that renders is asked for no clock.
  const [openedOn] = useState(() => Date.now());
  const future = futureSentence(opened.tests, openedOn);
  const [refusal, setRefusal] = useState("");
  const { verdict, grounds } = progressVerdict(progress);

  return (
    <div className={styles.progress}>
      <Told opened={opened} future={future} />
      {tests.length > 0 && (
        <>
          <p className={styles.verdict}>
            {/* Elements of their own: where a translator took a text away, React would look for it. */}
            <strong>{verdict}</strong> <span>{grounds}</span>
            {kind === null && kinds.length > 1 && points.length > 2 && (
              <span> These are texts of several kinds; choose one to compare like with like.</span>
            )}
          </p>
          <div className={styles.controls}>
            {kinds.length > 1 && (
              <label>
                <span className="visually-hidden">Kind of text</span>
                <select
                  className={button.button}
                  value={kind ?? ""}
                  onChange={({ target: { value } }) => setChosen(value === "" ? null : value)}
                >
                  <option value="">{`All kinds (${numberText(tests.length)})`}</option>
                  {kinds.map(({ title, count }) => (
                    <option key={title} value={title}>
                      {`${title} (${numberText(count)})`}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <ActionButton
              name="Save as one file"
              done="Handed over"
              onPress={() => {
                const isDone = save(tests);
                setRefusal(isDone ? "" : `The browser could not make ${fileName}.`);
                return Promise.resolve(isDone);
              }}
            />
            {points.length > 0 && (
              <OfferCertificate
                findTests={() => shown.filter(({ point }) => point !== null)}
                savedTestOf={savedTestOf}
                countAtFirst={5}
                challengeOfTest={challengeOfSaved}
              />
            )}
          </div>
          <output className={styles.summary}>{refusal}</output>
          {points.length > 0 && <ProgressChart progress={progress} />}
          <div className={styles.foot}>
            <ProgressLegend progress={progress} />
            <p className={note.note}>
              {sourceText({
                tests: tests.length,
                files: opened.files,
                ofVisit: tests.length - opened.tests.length,
                passedOver: shown.length - points.length,
              })}
            </p>
          </div>
          {shown.length > 0 && (
            <div className={folded.folds}>
              <Folded name="Letters and pairs">
                <Letters tests={shown} onDrill={onDrill} />
              </Folded>
              <Folded name="Test by test">
                <ProgressTable tests={shown} progress={progress} />
              </Folded>
            </div>
          )}
        </>
      )}
    </div>
  );
}

const fileName = "keypace-tests.json";

/** @returns false where the browser refuses. */
function save(tests: readonly ProgressTest[]): boolean {
  try {
    const parts = savedTestsParts(tests.map(entryOf));
    saveFile(new Blob([...parts], { type: "application/json" }), fileName);
    return true;
  } catch {
    return false;
  }
}

/** What of the files opened last was not understood, or was there already. */
function Told({
  opened: { problems, repeated },
  future,
}: {
  opened: OpenedTests;
  future: string | null;
}) {
  return (
    <output className={styles.summary}>
      {problems.slice(0, mostTold).map((problem, index) => (
        // Two files may have name and problem in common.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={`${index} ${problem.name} ${problem.problem} ${problem.count}`}>
          <bdi className={styles.name}>{problem.name}</bdi> {problemSentence(problem)}
        </span>
      ))}
      {problems.length > mostTold && (
        <span>{`${countText(problems.length - mostTold, "more such problem")} in these files.`}</span>
      )}
      {repeated > 0 && (
        <span>{`${countText(repeated, "test")} opened twice and counted once.`}</span>
      )}
      {future !== null && <span>{future}</span>}
    </output>
  );
}

/** So many problems are told one by one: more would be read by nobody. */
const mostTold = 20;

/** So many kinds can be chosen: a file may call each of its tests something else. */
const mostKinds = 30;

/** What was typed, by the names of the menu, the commonest first. */
function kindsOf(tests: readonly { readonly title: string | null }[]) {
  const counts = new Map<string, number>();
  for (const { title } of tests) {
    if (title !== null) counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  return [...counts]
    .map(([title, count]) => ({ title, count }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostKinds);
}
