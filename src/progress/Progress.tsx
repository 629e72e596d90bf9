import type { ReactNode } from "react";
import type { PracticeOfTrials } from "../engine/practice/practice-of-trials.ts";
import button from "../ui/button.module.css";
import card from "../ui/card.module.css";
import { preloadable, usePreloaded } from "../ui/preloadable.ts";
import type { Visit } from "../visit/visit.ts";
import styles from "./Progress.module.css";

const contents = preloadable(() => import("./ProgressContents.tsx"));

/** What the tests of this visit and of opened files come to. Its contents load when the page is idle. */
export function Progress({
  visit,
  onDrill,
}: {
  visit: Visit;
  /** Starts a drill of the weak letters. @returns why there is none, if there is none */
  onDrill: (practice: PracticeOfTrials) => string | null;
}) {
  const code = usePreloaded(contents);
  return (
    <section className={`${card.card} ${styles.room}`} aria-labelledby="progress">
      {typeof code === "object" ? (
        <code.ProgressContents visit={visit} onDrill={onDrill} />
      ) : (
        <ProgressHead isEmpty>
          <button type="button" className={button.button} disabled>
            Open saved tests
          </button>
        </ProgressHead>
      )}
      {code === "failed" && (
        <p>This part of the page did not load. Reload the page to try again.</p>
      )}
    </section>
  );
}

export function ProgressHead({
  isEmpty,
  children,
}: {
  /** Explains what the part is for. */
  isEmpty: boolean;
  /** The buttons beside the heading. */
  children: ReactNode;
}) {
  return (
    <div className={styles.head}>
      <div>
        <h2 id="progress">Progress</h2>
        {isEmpty && (
          <p>
            Save your tests, then open or drop the files here another day to see whether you are
            faster by more than chance. They never leave this page.
          </p>
        )}
      </div>
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
