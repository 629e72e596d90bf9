import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Rival } from "../exercises/rival.ts";
import type { TestStore } from "../visit/test-store.ts";
import { paintRivalMark } from "./paint-rival-mark.ts";
import styles from "./race.module.css";

/** The outline in the passage that shows where the rival is. */
export function RivalMark({
  test,
  rival,
  box,
}: {
  test: TestStore;
  rival: Rival;
  /** The element that holds the painted passage. */
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
  return <span ref={mark} className={styles.rivalMark} aria-hidden="true" />;
}
