import { useEffect, useState } from "react";
import type { LayoutName } from "../content/keyboard-layouts.ts";
import type { Analysis } from "../engine/analyse.ts";
import { isAnalysable } from "../engine/is-analysable.ts";
import { type SavedTest, textName } from "../test-files/stored-test.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { analyseWhenIdle } from "../report/analyse-when-idle.ts";
import { FigureList } from "../ui/FigureList.tsx";
import { dateText } from "../format/format-figures.ts";
import { ReportParts } from "../report/Report.tsx";
import { PartIds } from "../report/Section.tsx";
import { savedResult, resultTexts } from "../format/saved-result.ts";
import printed from "../ui/printed-alone.module.css";
import styles from "./ProgressReport.module.css";

/** One test of several: its figures and its report. */
export function SavedTestDialog({ test, onClose }: { test: SavedTest; onClose: () => void }) {
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  const { trial, typedOn } = test;
  const title = textName(test.title);

  useEffect(() => (isAnalysable(trial) ? analyseWhenIdle(trial, setAnalysis) : undefined), [trial]);

  return (
    <Dialog
      name="Saved test"
      heading={
        <>
          <bdi>{title}</bdi>
          {typedOn !== null && `, ${dateText(new Date(typedOn))}`}
        </>
      }
      className={`${styles.savedTest} ${printed.alone}`}
      onClose={onClose}
    >
      {(heading) => (
        // A form of its own keeps its radio groups apart from those of the report below.
        <form method="dialog">
          <div className={styles.testHead}>{heading}</div>
          {analysis && <SavedReport test={test} title={title} analysis={analysis} />}
        </form>
      )}
    </Dialog>
  );
}

function SavedReport({
  test: { trial, layout: own = "qwerty" },
  title,
  analysis,
}: {
  test: SavedTest;
  title: string;
  analysis: Analysis;
}) {
  const [layout, setLayout] = useState<LayoutName>(own);
  const { speed, range, figures } = resultTexts(
    savedResult(analysis, title),
    analysis.errorCounts.total,
  );
  return (
    <PartIds value="saved-">
      <FigureList
        figures={[{ name: "Speed", value: `${speed} WPM, ${range}` }, ...figures]}
        className={styles.testFigures}
      />
      <ReportParts
        trial={trial}
        analysis={analysis}
        isInStudy={false}
        layout={layout}
        onLayout={setLayout}
        drillOffer={null}
      />
    </PartIds>
  );
}
