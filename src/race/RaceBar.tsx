import { useLayoutEffect, useRef } from "react";
import { Button } from "../ui/Button.tsx";
import type { Race } from "../exercises/exercise.ts";
import type { Rival } from "../exercises/rival.ts";
import { gapText, racePlaces } from "./gap.ts";
import { qualifiedSpeed } from "./race-exercise.ts";
import styles from "./race.module.css";
import { subscribeToTicks, type TestStore } from "../typing-test/store.ts";
import { useFinishedTrial, useTest } from "../visit/use-store.ts";

/** Says whose cursor is whose in a race and why something else cannot start, and offers to leave it. */
export function RaceBar({
  test,
  title,
  race: { rival, leave },
}: {
  test: TestStore;
  /** The title of the exercise. */
  title: string;
  race: Race;
}) {
  const obstacle = useTest(test, ({ exerciseRequest }) => exerciseRequest?.obstacle);
  return (
    <div className={`${styles.bar} surrounds not-printed`}>
      <ul className={styles.legend} aria-label="Legend">
        <li>
          <span className={styles.mineKey} aria-hidden="true" /> <span>you</span>
        </li>
        <li>
          <span className={styles.rivalKey} aria-hidden="true" /> <span>{rival.name}</span>
        </li>
      </ul>
      <p className={styles.title}>
        {title}
        {rival.answered && `, in reply to ${qualifiedSpeed(rival.answered.figures)}`}
      </p>
      <LeaveRace test={test} leave={leave} />
      {obstacle && (
        <p className={styles.obstacle} role="alert">
          {obstacle}
        </p>
      )}
    </div>
  );
}

/** Begins the exercise without the rival. */
export function LeaveRace({ test, leave }: { test: TestStore } & Pick<Race, "leave">) {
  return (
    <Button onClick={() => test.dispatch({ kind: "begin", exercise: leave() })}>
      Leave the race
    </Button>
  );
}

/** The heading of Home in a race: the speed to beat, and after it whose speed that was. */
export function RaceHeading({ test, rival }: { test: TestStore; rival: Rival }) {
  if (useFinishedTrial(test)) return <h1>{`Race against ${rival.name}`}</h1>;
  return (
    <>
      <h1>{`${rival.speed}. Can you beat it?`}</h1>
      {/* As one text, because translators wrap text nodes and React would not find its own. */}
      <p>
        {`${rival.claim ? "This result is unverified. " : ""}${rival.isSteady ? "" : "You type the same text. "}The outline shows your rival.`}
      </p>
    </>
  );
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
