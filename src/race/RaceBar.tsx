import button from "../ui/button.module.css";
import type { Exercise, Rival } from "../exercises/exercise.ts";
import { claimedSpeed } from "./race-exercise.ts";
import styles from "./race.module.css";
import { writtenNumber } from "../content/written-number.ts";
import { liveStats } from "../engine/metrics/live-stats.ts";
import type { TestState, TestStore } from "../typing-test/store.ts";
import { useTest } from "../visit/use-store.ts";

/** Says whose cursor is whose in a race, and offers to leave it. */
export function RaceBar({
  test,
  exercise,
  rival: { name, answered },
}: {
  test: TestStore;
  exercise: Exercise;
  rival: Rival;
}) {
  return (
    <div className={`${styles.bar} surrounds not-printed`}>
      <ul className={styles.legend} aria-label="Legend">
        <li>
          <span className={styles.mineKey} aria-hidden="true" /> <span>you</span>
        </li>
        <li>
          <span className={styles.rivalKey} aria-hidden="true" /> <span>{name}</span>
        </li>
      </ul>
      <p className={styles.title}>
        {exercise.title}
        {answered && `, in reply to ${claimedSpeed(answered.figures)}`}
      </p>
      <LeaveRace test={test} exercise={exercise} />
    </div>
  );
}

/** Begins the exercise without the rival. */
export function LeaveRace({ test, exercise: { alone } }: { test: TestStore; exercise: Exercise }) {
  return (
    alone && (
      <button
        type="button"
        className={button.button}
        onClick={() => test.dispatch({ kind: "begin", exercise: alone() })}
      >
        Leave the race
      </button>
    )
  );
}

/** The heading of Home in a race: the speed to beat, and how the race ended. */
export function RaceHeading({ test, rival }: { test: TestStore; rival: Rival }) {
  const lead = useTest(test, leadAtEnd);
  return (
    <>
      <h1>{raceHeading(rival.wordsPerMinute, lead)}</h1>
      {/* As one text, because translators wrap text nodes and React would not find its own. */}
      <p>
        {`${rival.claim ? "This result is unverified. " : ""}${rival.whose === "steady" ? "" : "You type the same text. "}The outline shows your rival.`}
      </p>
    </>
  );
}

/** By how many WPM a race was won; below 0 if it was lost, `null` before its end. */
function leadAtEnd({ trial, exercise: { rival } }: TestState): number | null {
  if (trial.phase !== "finished" || !rival) return null;
  return liveStats(trial, trial.finishedAt).wordsPerMinute - rival.wordsPerMinute;
}

function raceHeading(speed: number, lead: number | null): string {
  const wordsPerMinute = writtenNumber(speed);
  if (lead === null) return `${wordsPerMinute} WPM. Can you beat it?`;
  if (lead === 0) return `A draw at ${wordsPerMinute} WPM`;
  return `You finished ${writtenNumber(Math.abs(lead))} WPM ${lead > 0 ? "ahead" : "behind"}`;
}
