import { useEffect, useEffectEvent, useMemo } from "react";
import type { Practice } from "../engine/practice/practice.ts";
import { joinedTests, type OpenedTests } from "../test-files/open-tests.ts";
import type { FinishedTest } from "../test-files/stored-test.ts";
import { followFiles } from "./follow-files.ts";
import { OpenedFilesNotes } from "./OpenedFilesNotes.tsx";
import { ProgressReport } from "./ProgressReport.tsx";

// In this chunk too, because they are needed at the same time.
export { OpeningProgress, openInTurn } from "./OpenFiles.tsx";
export { SaveEachTest } from "./SaveEachTest.tsx";

/** Everything below the heading. */
export function ProgressContents({
  opened,
  visitTests,
  isEmpty,
  onFiles,
  onDrill,
}: {
  opened: OpenedTests | null;
  visitTests: readonly FinishedTest[];
  /** Whether there is nothing to compare. */
  isEmpty: boolean;
  /** Opens files that were dropped or pasted. */
  onFiles: (files: readonly File[]) => Promise<void>;
  onDrill: (practice: Practice) => string | null;
}) {
  const tests = useMemo(
    () => joinedTests(opened?.tests ?? [], visitTests),
    [opened?.tests, visitTests],
  );
  const openReceived = useEffectEvent((files: readonly File[]) => void onFiles(files));
  useEffect(() => followFiles(openReceived), []);

  return (
    <>
      {opened && <OpenedFilesNotes opened={opened} />}
      {!isEmpty && tests.length > 0 && (
        <ProgressReport tests={tests} opened={opened} onDrill={onDrill} />
      )}
    </>
  );
}
