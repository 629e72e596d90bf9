import { useLayoutEffect, useRef } from "react";
import type { Rival } from "../exercises/rival.ts";
import type { TestStore } from "../typing-test/store.ts";
import { paintTrack } from "./paint-race.ts";
import styles from "./race.module.css";

/** Both runs of a race on a line from start to end, and in words how far apart they are. */
export function RaceTrack({
  test,
  rival,
  direction,
}: {
  test: TestStore;
  rival: Rival;
  direction: "ltr" | "rtl";
}) {
  const mine = useRef<HTMLSpanElement>(null);
  const theirs = useRef<HTMLSpanElement>(null);
  const gap = useRef<HTMLParagraphElement>(null);

  useLayoutEffect(() => {
    if (!mine.current || !theirs.current || !gap.current) return undefined;
    return paintTrack({ mine: mine.current, rival: theirs.current, gap: gap.current }, test, rival);
  }, [test, rival]);

  return (
    <div className={styles.trackRow} translate="no">
      <div className={styles.track} dir={direction} aria-hidden="true">
        <span ref={theirs} className={styles.rivalOnTrack} />
        <span ref={mine} className={styles.mineOnTrack} />
      </div>
      <p ref={gap} className={styles.gap}>
        Even
      </p>
    </div>
  );
}
