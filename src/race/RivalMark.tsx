import { useCallback, useLayoutEffect, useRef } from "react";
import type { Rival } from "../exercises/rival.ts";
import type { TypingTest } from "../typing-test/api.ts";
import { rectOf } from "../typing-test/view/painted-places.ts";
import { goalOf } from "./gap.ts";
import { longestWord } from "./rival-run.ts";
import styles from "./race.module.css";
import { subscribeToTicks, type TestState, type TestStore } from "../typing-test/store.ts";
import type { Milliseconds } from "../engine/trial/edit.ts";
import { elapsed } from "../engine/trial/trial.ts";
import { numberText } from "../format/format-figures.ts";
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
    const shown = isCalm.matches ? wordStart(presented, place) : place;
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

/** The start of the word at a place; a very long one, as in a script without spaces, has parts. */
export function wordStart(presented: readonly string[], place: number): number {
  const isSpace = (character = "") => /^\s/u.test(character);
  if (isSpace(presented[place])) return place;
  const start = presented.slice(0, place).findLastIndex(isSpace) + 1;
  return place - ((place - start) % longestWord);
}

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

/**
 * How far both runs of a race are at the latest tick, and where it ends, in graphemes; in an endless text,
 * how far the leader would get.
 */
export function racePlaces({ trial, now }: TestState, { pacer }: Rival) {
  const { presented, transcribed, limit } = trial;
  const mine = Math.min(transcribed.graphemes.length, presented.length);
  const time = elapsed(trial, now);
  // A run whose first word is one letter has that word at the start of the clock.
  const rival = trial.phase === "ready" ? 0 : Math.min(pacer(time), goalOf(trial));
  if (limit === null) return { mine, rival, goal: presented.length };
  // Endless practice has no end, so the leader is halfway after a minute.
  const share = limit === Infinity ? time / (time + endlessHalf) : Math.min(1, time / limit);
  return { mine, rival, goal: Math.max(mine, rival, 1) / Math.max(share, 0.05) };
}

const endlessHalf: Milliseconds = 60_000;

/** How far apart the two are, in the words beside the track. */
export function gapText({ mine, rival }: Readonly<Record<"mine" | "rival", number>>): string {
  const gap = mine - Math.floor(rival);
  if (gap === 0) return "Even";
  return `${numberText(Math.abs(gap))} ${gap > 0 ? "ahead" : "behind"}`;
}
