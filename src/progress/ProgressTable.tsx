import { startTransition, useEffect, useState } from "react";
import type { LayoutName } from "../content/keyboard-layouts.ts";
import { type Analysis, analysisInSteps } from "../engine/analyse.ts";
import { accuracyText, dateText, numberText, rangeText } from "../format/format-figures.ts";
import { resultTexts, savedResult } from "../format/saved-result.ts";
import { bareSpeedText, commonUnit, rangeInUnit, type SpeedUnit } from "../format/speed-unit.ts";
import { workWhenIdle } from "../ui/idle.ts";
import { Report } from "../report/Report.tsx";
import { notesOf } from "../report/result/notes.ts";
import { PartIds } from "../report/Section.tsx";
import type { ProgressTest } from "../saved-tests/progress-test.ts";
import { type DecodedTest, decodeTest, kindOfTest, textName } from "../saved-tests/stored-test.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { FigureList } from "../ui/FigureList.tsx";
import printed from "../ui/printed-alone.module.css";
import { Table } from "../ui/Table.tsx";
import { changeText } from "./progress-text.ts";
import styles from "./ProgressContents.module.css";

const rowsAtFirst = 50;

/** Each test, the latest first; its name opens its report. */
export function ProgressTable({
  tests,
  isOneKind,
}: {
  /** Oldest first, those that the chart leaves out included. */
  tests: readonly ProgressTest[];
  /** Only tests of one kind are compared with the one before. */
  isOneKind: boolean;
}) {
  const [shownRows, setShownRows] = useState(rowsAtFirst);
  const [chosen, setChosen] = useState<DecodedTest | null>(null);
  const unit = commonUnit(tests);
  return (
    <>
      <Table
        caption="Each test, the latest first. Choose a test to open its report."
        columns={[
          { name: "Test", isText: true },
          { name: "Date" },
          { name: `${unit.header}, likely range` },
          { name: "Accuracy", isFigure: true },
          ...(isOneKind ? [{ name: "Change" }] : []),
        ]}
        rows={[...tests.entries()]
          .slice(-shownRows)
          .toReversed()
          .map(([index, test]) => ({
            key: test.key,
            cells: [
              <button
                key="test"
                type="button"
                className={styles.open}
                onClick={() => setChosen(decodeTest(test))}
              >
                <span className={styles.number}>{numberText(index + 1)}</span>{" "}
                <bdi>{kindOfTest(test)}</bdi>
              </button>,
              test.typedOn === null ? "unknown" : dateText(new Date(test.typedOn)),
              speedOf(test, unit),
              test.point ? accuracyText(test.details) : "–",
              ...(isOneKind ? [changeOf(tests, index, unit)] : []),
            ],
          }))}
        more={
          tests.length > shownRows && {
            name: "Show earlier tests",
            onShow: () => setShownRows(shownRows * 4),
          }
        }
      />
      {chosen && <SavedTestDialog test={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function speedOf({ point, details }: ProgressTest, unit: SpeedUnit): string {
  if (!point) return details.notTyped > 0 ? "some not typed" : "no speed";
  const range = rangeInUnit(point.likelyRange, unit);
  if (!range) return bareSpeedText(point.wordsPerMinute, unit);
  // The range stays on one line.
  return `${bareSpeedText(point.wordsPerMinute, unit)}, ${rangeText(range).replaceAll(" ", "\u00a0")}`;
}

/** The change from the typed test before; a dash for the first of them. */
function changeOf(tests: readonly ProgressTest[], index: number, unit: SpeedUnit): string {
  const point = tests[index]?.point;
  const before = tests.findLast((test, at) => at < index && test.point !== null)?.point;
  return point && before ? changeText(point, before, unit) : "–";
}

/** One test of several: its figures and its report. */
function SavedTestDialog({ test, onClose }: { test: DecodedTest; onClose: () => void }) {
  const { trial, typedOn, layout: own = "qwerty" } = test;
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  const [layout, setLayout] = useState<LayoutName>(own);
  const title = textName(test.title);
  const typist = test.plan?.typist;
  const notes = notesOf(trial, test);
  const texts = analysis && resultTexts(savedResult(trial, title), analysis.errorCounts.total);

  useEffect(
    () => workWhenIdle(analysisInSteps(trial), (made) => startTransition(() => setAnalysis(made))),
    [trial],
  );

  return (
    <Dialog
      name="Saved test"
      heading={
        <>
          {typist && (
            <>
              <bdi>{typist}</bdi>,{" "}
            </>
          )}
          <bdi>{title}</bdi>
          {typedOn !== null && `, ${dateText(new Date(typedOn))}`}
        </>
      }
      className={`${styles.savedTest} ${printed.alone}`}
      contentsClassName={styles.savedContents}
      onClose={onClose}
    >
      {/* A form of its own keeps its radio groups apart from those of the report below. */}
      <form method="dialog">
        {analysis && texts && (
          <PartIds value="saved-">
            <FigureList
              figures={[
                { name: "Speed", value: `${texts.speed} ${texts.unit}, ${texts.range}` },
                ...texts.figuresWithWords,
              ]}
              className={styles.testFigures}
            />
            {notes.length > 0 && (
              <ul className={styles.testNotes}>
                {notes.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            )}
            <Report
              trial={trial}
              analysis={analysis}
              layout={layout}
              onLayout={setLayout}
              drillOffer={null}
            />
          </PartIds>
        )}
      </form>
    </Dialog>
  );
}
