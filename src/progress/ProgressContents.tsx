import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { PracticeOfTrials } from "../engine/practice/practice-of-trials.ts";
import { joinedTests } from "../test-files/open-tests.ts";
import button from "../ui/button.module.css";
import { useStore } from "../visit/use-store.ts";
import { useVisitTests } from "../visit/use-visit-tests.ts";
import type { Visit } from "../visit/visit.ts";
import { followFiles } from "./follow-files.ts";
import { OpeningProgress, openInTurn } from "./OpenFiles.tsx";
import { OpenedFilesNotes } from "./OpenedFilesNotes.tsx";
import { ProgressHead } from "./Progress.tsx";
import { ProgressReport } from "./ProgressReport.tsx";
import { SaveEachTest } from "./SaveEachTest.tsx";

/** With fewer tests in this visit, and no opened file, there is nothing to compare. */
const fewestTests = 2;

export function ProgressContents({
  visit,
  onDrill,
}: {
  visit: Visit;
  onDrill: (practice: PracticeOfTrials) => string | null;
}) {
  const opened = useStore(visit.openedTests);
  const visitTests = useVisitTests(visit);
  const tests = useMemo(
    () => joinedTests(opened?.tests ?? [], visitTests),
    [opened?.tests, visitTests],
  );
  const [openings, setOpenings] = useState(0);
  const isOpening = openings > 0;
  const isShown = tests.length >= (opened ? 1 : fewestTests);

  async function open(files: readonly File[]) {
    if (files.length === 0) return;
    setOpenings((count) => count + 1);
    await openInTurn(visit.openedTests, files);
    setOpenings((count) => count - 1);
  }
  const openReceived = useEffectEvent((files: readonly File[]) => void open(files));
  useEffect(() => followFiles(openReceived), []);

  return (
    <>
      <ProgressHead isEmpty={!opened && !isShown}>
        <label className={button.file}>
          <span>{isOpening ? "Opening…" : opened ? "Open more files" : "Open saved tests"}</span>
          <input
            type="file"
            accept=".json,application/json"
            multiple
            disabled={isOpening}
            onChange={({ target }) => {
              void open([...(target.files ?? [])]);
              // Otherwise the browser ignores the choice of the same file after it was repaired.
              target.value = "";
            }}
          />
        </label>
        <OpeningProgress />
        {(opened !== null || visitTests.length > 0) && (
          <SaveEachTest file={visit.addedTo} visitTests={visitTests} />
        )}
      </ProgressHead>
      {opened && <OpenedFilesNotes opened={opened} />}
      {isShown && <ProgressReport tests={tests} opened={opened} onDrill={onDrill} />}
    </>
  );
}
