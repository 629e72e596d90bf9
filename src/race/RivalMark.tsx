import { useLayoutEffect, useRef } from "react";
import type { Rival } from "../exercises/rival.ts";
import type { TypingTest } from "../typing-test/api.ts";
import { paintRivalMark } from "./paint-rival-mark.ts";
import styles from "./race.module.css";

/** The outline in the passage that shows where the rival is. */
export function RivalMark({ test, rival }: { test: TypingTest; rival: Rival }) {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(
    () => (mark.current ? paintRivalMark(mark.current, test, rival) : undefined),
    [test, rival],
  );
  return <span ref={mark} className={styles.rivalMark} aria-hidden="true" />;
}
