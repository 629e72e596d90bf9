import { useLayoutEffect, useRef } from "react";
import type { Rival } from "../exercises/rival.ts";
import { subscribeToTicks, type TestStore } from "../typing-test/store.ts";
import { gapText, racePlaces } from "./gap.ts";
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

  // Painted without React: at each tick and at a new test, never at a key.
  useLayoutEffect(
    () =>
      subscribeToTicks(test, (state) => {
        const places = racePlaces(state, rival);
        mine.current?.style.setProperty("--at", `${Math.min(1, places.mine / places.goal)}`);
        theirs.current?.style.setProperty("--at", `${Math.min(1, places.rival / places.goal)}`);
        const text = gap.current?.firstChild;
        const words = gapText(places);
        if (text && text.nodeValue !== words) text.nodeValue = words;
      }),
    [test, rival],
  );

  return (
    <div className={`${styles.trackRow} not-printed`} translate="no">
      <div className={styles.track} dir={direction} aria-hidden="true">
        <span
          ref={theirs}
          className={`${styles.rivalKey} ${styles.rivalOnTrack}`}
          data-testid="rival-on-track"
        />
        <span
          ref={mine}
          className={`${styles.mineKey} ${styles.mineOnTrack}`}
          data-testid="mine-on-track"
        />
      </div>
      <p ref={gap} className={styles.gap}>
        Even
      </p>
    </div>
  );
}
