import { useMemo, useState } from "react";
import { CertificateButton } from "../certificate/CertificateButton.tsx";
import type { Practice } from "../engine/practice.ts";
import { combinedSpeedText, narrowingSentence } from "../format/several-tests-text.ts";
import { commonUnit } from "../format/speed-unit.ts";
import type { ProgressTest } from "../saved-tests/progress-test.ts";
import { savedTestsParts } from "../saved-tests/file-entries.ts";
import { saveAs } from "../saved-tests/save-tests.ts";
import { kindOfTest, textAndRules } from "../saved-tests/stored-test.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import { Disclosure } from "../ui/Disclosure.tsx";
import disclosure from "../ui/Disclosure.module.css";
import note from "../ui/note.module.css";
import { Select } from "../ui/Select.tsx";
import { Letters } from "./Letters.tsx";
import { compareKeyboards, testGroups, progressOf } from "./progress.ts";
import { ProgressChart, ProgressLegend } from "./ProgressChart.tsx";
import { ProgressTable } from "./ProgressTable.tsx";
import { groupChoice, keyboardsText, progressVerdict, sourceText } from "./progress-text.ts";
import styles from "./ProgressContents.module.css";

/** The value of the choice of all kinds, which no kind has as its name. */
const allKinds = "";

/** Summarises tests of this visit and from files: a verdict, a chart, and a table of the same. */
export function ProgressReport({
  tests,
  files,
  fromVisit,
  isSaving,
  onDrill,
}: {
  /** At least one, oldest first. */
  tests: readonly ProgressTest[];
  /** How many files were opened; `null` if some have only tests that are shown elsewhere. */
  files: number | null;
  /** How many tests no file holds. */
  fromVisit: number;
  /** Whether each test of the visit is saved to a file. */
  isSaving: boolean;
  /** Starts a drill of the weak letters, or returns why there is none. */
  onDrill: (practice: Practice) => string | null;
}) {
  const [chosen, setChosen] = useState<string | null>(null);
  const kinds = useMemo(() => testGroups(tests, kindOfTest), [tests]);
  const isOneKind = chosen !== allKinds;
  const [kind, ofKind] = kinds.find(([name]) => name === chosen) ?? kinds[0] ?? [allKinds, tests];
  const shown = isOneKind ? ofKind : tests;
  const keyboards = useMemo(() => {
    const texts = new Set(shown.map(textAndRules));
    return compareKeyboards(tests.filter((test) => texts.has(textAndRules(test))));
  }, [tests, shown]);
  const typed = useMemo(() => shown.filter(({ point }) => point !== null), [shown]);
  const isUndated = typed.length > 1 && typed.some(({ typedOn }) => typedOn === null);
  const isInOrder = isOneKind && !isUndated;
  const unit = commonUnit(typed);
  const points = typed.flatMap(({ point }) => point ?? []);
  const progress = progressOf(points, isInOrder);
  const verdicts = [
    ...(progress.speed
      ? [
          {
            heading: `${combinedSpeedText(progress.speed, points, unit)}.`,
            sentence: narrowingSentence(points, unit),
          },
        ]
      : []),
    isInOrder
      ? progressVerdict(progress, unit)
      : { heading: "", sentence: isOneKind ? undated : differentKinds },
    ...keyboards.map(keyboardsText),
  ];

  return (
    <>
      <div className={styles.answer}>
        {kinds.length > 1 && (
          <Select
            label={<span className="visually-hidden">Kind of test</span>}
            value={isOneKind ? kind : allKinds}
            choices={[
              ...kinds.map(([value, group]) => groupChoice(value, group)),
              groupChoice(allKinds, tests, "All kinds"),
            ]}
            onChange={setChosen}
          />
        )}
        {verdicts.map(({ heading, sentence }) => (
          <p key={`${heading} ${sentence}`} className={styles.verdict}>
            {/* In elements, because React fails to update a text that a translator has replaced. */}
            {heading && <strong>{heading}</strong>} <span>{sentence}</span>
          </p>
        ))}
      </div>
      <div className={styles.controls}>
        <ActionButton
          name="Save as one file"
          done="Saved"
          onPress={() => saveAs("json", () => savedTestsParts(tests))}
        />
        {isOneKind && typed.length > 0 && (
          <CertificateButton tests={typed.slice(-(progress.speed?.tests ?? 5))} />
        )}
      </div>
      {points.length > 1 && <ProgressChart tests={typed} progress={progress} unit={unit} />}
      <div className={styles.foot}>
        {points.length > 1 && <ProgressLegend progress={progress} unit={unit} />}
        <p className={note.note}>
          {sourceText({
            tests: tests.length,
            files,
            fromVisit,
            isSaving,
            notCounted: tests.filter(({ point }) => point === null).length,
          })}
        </p>
      </div>
      <div className={disclosure.folds}>
        <Disclosure name="Letters and pairs">
          <Letters tests={typed} isOneKind={isInOrder} onDrill={onDrill} />
        </Disclosure>
        <Disclosure name="Test by test">
          <ProgressTable tests={shown} isOneKind={isInOrder} />
        </Disclosure>
      </div>
    </>
  );
}

const undated = "Some of these tests have no date, so they cannot be compared over time.";

const differentKinds =
  "These tests are of different kinds. Choose one kind to compare like with like.";
