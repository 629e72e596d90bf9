import { useEffect, useEffectEvent, useState } from "react";
import type { Exercise } from "../exercises/exercise.ts";
import { preloadable, usePreloaded } from "../ui/preloadable.ts";
import button from "../ui/button.module.css";
import card from "../ui/card.module.css";
import { useStore } from "../visit/use-store.ts";
import { useVisitTests } from "../visit/use-visit-tests.ts";
import type { Visit } from "../visit/visit.ts";
import styles from "./Progress.module.css";

const progressAhead = preloadable(() => import("../progress/late-progress.ts"));
const modesAhead = preloadable(
  async () => (await import("../home/exercise-picker/exercise-picker.ts")).exercisePicker,
);

/** Tests from the visitor's own files: opened, and what they come to. */
export function Progress({ visit }: { visit: Visit }) {
  const opened = useStore(visit.openedTests);
  const visitTests = useVisitTests(visit);
  const late = usePreloaded(progressAhead);
  const modes = usePreloaded(modesAhead);
  const [openings, setOpenings] = useState(0);
  const isOpening = openings > 0;

  async function open(files: readonly File[]) {
    if (typeof late !== "object" || files.length === 0) return;
    setOpenings((count) => count + 1);
    await late.openInTurn(visit.openedTests, files);
    setOpenings((count) => count - 1);
  }

  function beginOrExplain(drill: Exercise | string): string | null {
    if (typeof drill === "string") return drill;
    visit.test.dispatch({ kind: "begin", exercise: drill });
    return null;
  }

  const openGiven = useEffectEvent((files: readonly File[]) => void open(files));
  useEffect(() => (typeof late === "object" ? late.followFiles(openGiven) : undefined), [late]);

  return (
    <section className={`${card.card} ${styles.progress}`} aria-labelledby="progress">
      <div className={styles.head}>
        <div>
          <h2 id="progress">Progress</h2>
          {!opened && (
            <p>
              Save your tests as files, open or drop them here another day, and see whether you are
              faster by more than chance. They never leave this page.
            </p>
          )}
        </div>
        <div className={styles.ways}>
          <label className={button.file}>
            <span>{isOpening ? "Opening…" : opened ? "Open more files" : "Open saved tests"}</span>
            <input
              type="file"
              accept=".json,application/json"
              multiple
              disabled={typeof late !== "object" || isOpening}
              onChange={({ target }) => {
                void open([...(target.files ?? [])]);
                // The same file may be chosen again once it is mended.
                target.value = "";
              }}
            />
          </label>
          {typeof late === "object" && <late.OpeningProgress />}
          {typeof late === "object" && (opened !== null || visitTests.length > 0) && (
            <late.SaveEachTest file={visit.addedTo} visitTests={visitTests} />
          )}
        </div>
      </div>
      {late === "failed" && (
        <p>This part of the page could not be loaded: reload the page to try again.</p>
      )}
      {opened && typeof late === "object" && (
        <late.ProgressReport
          opened={opened}
          visitTests={visitTests}
          onDrill={(practice) =>
            typeof modes === "object"
              ? beginOrExplain(modes.practiceDrill(practice, visit.test.getState().source))
              : "Drills are still on their way: try again in a moment."
          }
        />
      )}
    </section>
  );
}
