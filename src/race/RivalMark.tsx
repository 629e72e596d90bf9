import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Rival } from "../exercises/rival.ts";
import type { TestStore } from "../visit/test-store.ts";
import { paintRivalMark } from "./paint-rival-mark.ts";
import styles from "./race.module.css";

/** The hollow mark that keeps a rival's pace in the passage. */
export function RivalMark({
  test,
  rival,
  box,
}: {
  test: TestStore;
  rival: Rival;
  /** What the passage is painted in. */
  box: RefObject<HTMLElement | null>;
}) {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(
    () =>
      mark.current && box.current
        ? paintRivalMark(mark.current, box.current, test, rival)
        : undefined,
    [test, rival, box],
  );
  return <span ref={mark} className={styles.paceMark} aria-hidden="true" />;
}
