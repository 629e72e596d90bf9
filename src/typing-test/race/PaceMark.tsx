import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Rival } from "../../visit/exercises/rival.ts";
import type { TestStore } from "../../visit/test-store.ts";
import { paintPaceMark } from "./paint-pace-mark.ts";
import styles from "./race.module.css";

/** The hollow mark that keeps a rival's pace in the passage. */
export function PaceMark({
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
        ? paintPaceMark(mark.current, box.current, test, rival)
        : undefined,
    [test, rival, box],
  );
  return <span ref={mark} className={styles.paceMark} aria-hidden="true" />;
}
