import { useMemo, useState } from "react";
import { OfferCertificate } from "../certificate/OfferCertificate.tsx";
import type { Practice } from "../engine/practice.ts";
import { numberText } from "../format/format-figures.ts";
import { narrowingSentence, togetherText } from "../format/several-tests-text.ts";
import { challengeOfSaved } from "../race/challenge.ts";
import type { OpenedTests } from "../test-files/open-tests.ts";
import type { ProgressTest } from "../test-files/progress-test.ts";
import { entryOf, fileNameOf, savedTestsParts } from "../test-files/file-entries.ts";
import { kindOfTest, savedTestOf } from "../test-files/stored-test.ts";
import { setApart } from "../texts/right-to-left.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import button from "../ui/button.module.css";
import { Folded } from "../ui/Folded.tsx";
import folded from "../ui/Folded.module.css";
import note from "../ui/note.module.css";
import { saveFile } from "../ui/save-and-copy.tsx";
import { Letters } from "./Letters.tsx";
import { compareKeyboards, type Kind, kindsOf, progressOf, uncompared } from "./progress.ts";
import { ProgressChart, ProgressLegend } from "./ProgressChart.tsx";
import { ProgressTable } from "./ProgressTable.tsx";
import { keyboardsText, progressVerdict, sourceText } from "./progress-words.ts";
import styles from "./ProgressReport.module.css";

/** The value of the choice of all kinds, which is no name of one. */
const allKinds = "";

/** Summarises tests of this visit and from files: a verdict, a chart, and a table of the same. */
export function ProgressReport({
  tests,
  opened,
  onDrill,
}: {
  /** At least one, oldest first. */
  tests: readonly ProgressTest[];
  opened: OpenedTests | null;
  /** Starts a drill of the weak letters. @returns why there is none, if there is none */
  onDrill: (practice: Practice) => string | null;
}) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const kinds = useMemo(() => kindsOf(tests), [tests]);
  const kind = shownKind(kinds, chosen);
  const isOneKind = kind !== allKinds;
  const shown = useMemo(
    () => (kind === allKinds ? tests : tests.filter((test) => kindOfTest(test) === kind)),
    [tests, kind],
  );
  const keyboards = useMemo(() => {
    const texts = new Set(shown.map(({ title }) => title));
    return compareKeyboards(tests.filter(({ title }) => texts.has(title)));
  }, [tests, shown]);
  const typed = useMemo(() => shown.filter(({ point }) => point !== null), [shown]);
  const points = typed.flatMap(({ point }) => point ?? []);
  const progress = isOneKind ? progressOf(points) : uncompared(points);
  const { verdict, grounds } = isOneKind ? progressVerdict(progress) : differentKinds;

  return (
    <>
      <div>
        {progress.speed && (
          <p className={styles.verdict}>
            <strong>{`${togetherText(progress.speed)}.`}</strong>{" "}
            <span>{narrowingSentence(points)}</span>
          </p>
        )}
        <p className={styles.verdict}>
          {/* In elements, because React fails to update a text that a translator has replaced. */}
          {verdict && <strong>{verdict}</strong>} <span>{grounds}</span>
        </p>
        {keyboards.map((comparison) => {
          const { heading, sentence } = keyboardsText(comparison);
          return (
            <p key={comparison.other} className={styles.verdict}>
              <strong>{`${heading}.`}</strong> <span>{sentence}</span>
            </p>
          );
        })}
      </div>
      <div className={styles.controls}>
        {kinds.length > 1 && (
          <label>
            <span className="visually-hidden">Kind of test</span>
            <select
              className={button.button}
              value={kind}
              onChange={({ target }) => setChosen(target.value)}
            >
              {kinds.map(({ name, count }) => (
                <option key={name} value={name}>
                  {setApart(name)} {`(${numberText(count)})`}
                </option>
              ))}
              <option value={allKinds}>{`All kinds (${numberText(tests.length)})`}</option>
            </select>
          </label>
        )}
        <ActionButton
          name="Save as one file"
          done="Saved"
          onPress={() => {
            const name = fileNameOf(new Date(), "json");
            const isDone = save(tests, name);
            setProblem(isDone ? "" : `${name} could not be created.`);
            return Promise.resolve(isDone);
          }}
        />
        {isOneKind && typed.length > 0 && (
          <OfferCertificate
            findTests={() => typed}
            savedTestOf={savedTestOf}
            countAtFirst={5}
            challengeOfTest={challengeOfSaved}
          />
        )}
      </div>
      <output className={styles.notes}>{problem}</output>
      {points.length > 1 && <ProgressChart progress={progress} />}
      <div className={styles.foot}>
        {points.length > 1 && <ProgressLegend progress={progress} />}
        <p className={note.note}>
          {sourceText({
            tests: tests.length,
            files: opened?.files ?? 0,
            ofVisit: tests.length - (opened?.tests.length ?? 0),
            notShown: shown.length - points.length,
          })}
        </p>
      </div>
      <div className={folded.folds}>
        <Folded name="Letters and pairs">
          <Letters tests={typed} isOneKind={isOneKind} onDrill={onDrill} />
        </Folded>
        <Folded name="Test by test">
          <ProgressTable tests={shown} progress={progress} isOneKind={isOneKind} />
        </Folded>
      </div>
    </>
  );
}

/** The chosen kind, or the first. */
function shownKind(kinds: readonly Kind[], chosen: string | null): string {
  const isThere = chosen === allKinds || kinds.some(({ name }) => name === chosen);
  return (isThere ? chosen : kinds[0]?.name) ?? allKinds;
}

const differentKinds = {
  verdict: "",
  grounds: "These tests are of different kinds. Choose one kind to compare like with like.",
};

/** @returns whether the browser created the file */
function save(tests: readonly ProgressTest[], name: string): boolean {
  try {
    const parts = savedTestsParts(tests.map(entryOf));
    saveFile(new Blob([...parts], { type: "application/json" }), name);
    return true;
  } catch {
    return false;
  }
}
