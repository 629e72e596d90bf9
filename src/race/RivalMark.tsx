import { useLayoutEffect, useRef } from "react";
import type { Rival } from "../exercises/rival.ts";
import type { TypingTest } from "../typing-test/api.ts";
import { rectOf } from "../typing-test/view/painted-places.ts";
import { racePlaces, subscribeToTicks } from "./race-places.ts";
import { segmentEnds } from "./rival-run.ts";
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

/**
 * Keeps a mark over the character that a rival has reached, and hides it while that character is not
 * in view, as in a long text.
 *
 * @param mark is positioned in the same frame as the passage
 * @returns a function that unsubscribes
 */
export function paintRivalMark(mark: HTMLElement, test: TypingTest, rival: Rival): () => void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
  return subscribeToTicks(test, () => {
    const { painter } = test.attached() ?? {};
    const { presented } = test.getState().trial;
    const place = Math.min(
      Math.floor(racePlaces(test.getState(), rival).rival),
      presented.length - 1,
    );
    const shown = isCalm.matches ? wordStart(presented, place) : place;
    const at = painter ? rectOf(painter, presented, shown) : null;
    mark.hidden = at === null;
    if (!at) return;
    mark.style.translate = `${at.x}px ${at.y}px`;
    mark.style.inlineSize = `${at.width}px`;
    mark.style.blockSize = `${at.height}px`;
  });
}

/** The start of the word at a place; in a script without spaces, of the segment. */
function wordStart(presented: readonly string[], place: number): number {
  const before = wordEnds(presented).findLast((end) => end <= place) ?? 0;
  return before < place && /^\s/u.test(presented[before] ?? "") ? before + 1 : before;
}

/** The words of the latest text, so that they are found once. */
let latest: { readonly presented: readonly string[]; readonly ends: readonly number[] } | null =
  null;

function wordEnds(presented: readonly string[]): readonly number[] {
  if (latest?.presented !== presented) latest = { presented, ends: segmentEnds(presented, 1) };
  return latest.ends;
}
