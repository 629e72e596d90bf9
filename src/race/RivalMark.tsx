import { useCallback } from "react";
import type { Rival } from "../exercises/rival.ts";
import type { TypingTest } from "../typing-test/api.ts";
import { rectOf } from "../typing-test/view/painted-places.ts";
import { racePlaces } from "./gap.ts";
import { segmentStart } from "./rival-run.ts";
import styles from "./race.module.css";
import { subscribeToTicks, type TestState } from "../typing-test/store.ts";
import { whenLinesChange } from "../ui/layout-observers.ts";

/** The outline in the passage that shows where the rival is. */
export function RivalMark({ test, rival }: { test: TypingTest; rival: Rival }) {
  const paint = useCallback(
    (mark: HTMLElement) => paintRivalMark(mark, test, rival),
    [test, rival],
  );
  return (
    <span
      ref={paint}
      className={`${styles.rivalMark} not-printed`}
      data-testid="rival-mark"
      aria-hidden="true"
    />
  );
}

/**
 * Keeps a mark over the character that a rival has reached, and hides it while that character is not
 * in view, as in a long text.
 *
 * @param mark is positioned in the same frame as the passage
 * @returns a function that unsubscribes
 */
export function paintRivalMark(mark: HTMLElement, test: TypingTest, rival: Rival): () => void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
  const paint = (state: TestState) => {
    const { painter } = test.attached() ?? {};
    const { presented } = state.trial;
    const place = Math.min(Math.floor(racePlaces(state, rival).rival), presented.length - 1);
    const shown = isCalm.matches ? segmentStart(presented, place) : place;
    const at = painter ? rectOf(painter, presented, shown) : null;
    mark.hidden = at === null;
    if (!at) return;
    mark.style.translate = `${at.x}px ${at.y}px`;
    mark.style.inlineSize = `${at.width}px`;
    mark.style.blockSize = `${at.height}px`;
  };
  const unsubscribe = subscribeToTicks(test, paint);
  // The lines may break differently between two tests, when nothing ticks.
  const stop = whenLinesChange(mark.parentElement ?? mark, () => paint(test.getState()));
  return () => {
    unsubscribe();
    stop();
  };
}
