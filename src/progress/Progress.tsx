import type { Practice } from "../engine/practice.ts";
import card from "../ui/Cards.module.css";
import { FileButton } from "../ui/FileButton.tsx";
import { preloadable, usePreloaded } from "../ui/preloadable.ts";
import { useStore } from "../visit/use-store.ts";
import { useVisitTests } from "../visit/visit-tests.ts";
import type { Visit } from "../visit/visit.ts";
import styles from "./Progress.module.css";

const contentsCode = preloadable(() => import("./ProgressContents.tsx"));

/** With fewer tests in this visit, and no opened file, there is nothing to compare. */
const minTests = 2;

/**
 * Summarises the tests of this visit and of opened files. Its contents load when the page is idle; the
 * prerendered elements stay.
 */
export function Progress({
  visit,
  onFiles,
  onDrill,
}: {
  visit: Visit;
  /** Takes files that are not tests and returns the others. */
  onFiles: (files: readonly File[]) => readonly File[];
  /** Starts a drill of the weak letters, or returns why there is none. */
  onDrill: (practice: Practice) => string | null;
}) {
  const parts = usePreloaded(contentsCode);
  const opened = useStore(visit.openedTests);
  const visitTests = useVisitTests(visit);
  const isSaving = useStore(visit.growingFile) !== null;
  const isEmpty = !opened?.files && visitTests.length < minTests;

  async function open(given: readonly File[]) {
    const files = onFiles(given);
    if (parts && files.length > 0) await parts.openInTurn(visit.openedTests, files);
  }

  return (
    <section className={`${card.card} ${styles.progress}`} aria-labelledby="progress">
      <div className={styles.head}>
        <div>
          <h2 id="progress">Progress</h2>
          {isEmpty && (
            <p>
              Save your tests, then open or drop the files here another day to see whether you are
              faster by more than chance. Your files are read in this page and not sent anywhere.
            </p>
          )}
        </div>
        <div className={styles.ways}>
          {parts && (opened !== null || visitTests.length > 0) && (
            <parts.SaveEachTest file={visit.growingFile} visitTests={visitTests} />
          )}
          {parts && <parts.OpeningFiles />}
          {/* Last, so that it stays under the pointer when the others appear. */}
          <FileButton
            name={opened?.files ? "Open more files" : "Open saved tests"}
            accept=".json,application/json"
            multiple
            disabled={!parts}
            onFiles={(files) => void open(files)}
          />
        </div>
      </div>
      {parts === false && (
        <p>
          {`This part of the page did not load. ${visitTests.length > 0 ? "Save your tests, then reload" : "Reload"} the page to try again.`}
        </p>
      )}
      {parts && (
        <parts.ProgressContents
          opened={opened}
          visitTests={visitTests}
          isEmpty={isEmpty}
          isSaving={isSaving}
          onFiles={open}
          onDrill={onDrill}
        />
      )}
    </section>
  );
}
