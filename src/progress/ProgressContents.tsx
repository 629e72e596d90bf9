import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { keyTimes } from "../content/promises.ts";
import type { Practice } from "../engine/practice.ts";
import { joinedTests, type OpenedTests } from "../saved-tests/open-tests.ts";
import { hasSeveralNames, isPlanTest, testsBesidesPeople } from "../saved-tests/plan-test.ts";
import type { StoredTest } from "../saved-tests/stored-test.ts";
import note from "../ui/note.module.css";
import { listenForFiles, OpeningOutcome } from "./OpeningFiles.tsx";
import { People } from "./People.tsx";
import { ProgressReport } from "./ProgressReport.tsx";

// In this chunk too, because they are needed at the same time.
export { openInTurn, OpeningFiles } from "./OpeningFiles.tsx";
export { SaveEachTest } from "./SaveEachTest.tsx";

/** Everything below the heading. */
export function ProgressContents({
  opened,
  visitTests,
  isEmpty,
  isSaving,
  onFiles,
  onDrill,
}: {
  opened: OpenedTests | null;
  visitTests: readonly StoredTest[];
  /** Whether there is nothing to compare. */
  isEmpty: boolean;
  /** Whether each test of the visit is saved to a file. */
  isSaving: boolean;
  /** Opens files that were dropped or pasted. */
  onFiles: (files: readonly File[]) => Promise<void>;
  onDrill: (practice: Practice) => string | null;
}) {
  const tests = useMemo(
    () => joinedTests(opened?.tests ?? [], visitTests),
    [opened?.tests, visitTests],
  );
  const planTests = useMemo(() => tests.filter(isPlanTest), [tests]);
  const hasPeople = hasSeveralNames(planTests);
  const others = useMemo(() => testsBesidesPeople(tests, hasPeople), [tests, hasPeople]);
  // Results of a plan that was left early can be saved only here.
  const isReported = others.length > 0 && (!isEmpty || others.some(isPlanTest));
  const [openedBefore] = useState(opened);
  const openFiles = useEffectEvent((files: readonly File[]) => void onFiles(files));
  useEffect(() => listenForFiles(openFiles), []);

  return (
    <>
      {tests.length > 0 && <p className={note.note}>{`Saved tests contain ${keyTimes}.`}</p>}
      {opened && <OpeningOutcome opened={opened} isNew={opened !== openedBefore} />}
      {hasPeople && <People tests={planTests} files={opened?.files ?? 0} />}
      {hasPeople && others.length > 0 && <h3>Tests without a plan</h3>}
      {isReported && (
        <ProgressReport
          tests={others}
          files={hasPeople ? null : (opened?.files ?? 0)}
          fromVisit={others.length - testsBesidesPeople(opened?.tests ?? [], hasPeople).length}
          isSaving={isSaving}
          onDrill={onDrill}
        />
      )}
    </>
  );
}
