import { greatest } from "d3-array";
import { type SubmitEvent, useMemo } from "react";
import type { Exercise } from "../exercises/exercise.ts";
import { presentedCharacters } from "../engine/trial/graphemes.ts";
import { maxSteadySpeed, minSteadySpeed } from "../exercises/rival.ts";
import { unitOf } from "../format/speed-unit.ts";
import { progressTest } from "../saved-tests/progress-test.ts";
import button from "../ui/button.module.css";
import { Button } from "../ui/Button.tsx";
import input from "../ui/input.module.css";
import { ownRival, raceExercise, steadyRace } from "./race-exercise.ts";
import { useTest } from "../visit/use-store.ts";
import { storedVisitTest, useDeferredStore } from "../visit/visit-tests.ts";
import type { Visit, VisitTest } from "../visit/visit.ts";
import styles from "./race.module.css";

const usualSpeed = 60;

/** Races without a link: against a steady speed, or a test of this visit. */
export function RaceChoices({ visit }: { visit: Visit }) {
  const { test } = visit;
  const text = useTest(test, ({ exercise }) => exercise.text);
  const { name: unit, perWord } = useMemo(() => unitOf(presentedCharacters(text)), [text]);
  const tests = useDeferredStore(visit.finishedTests);
  const runs = useMemo(() => lastAndBest(tests), [tests]);

  function race(exercise: Exercise) {
    test.dispatch({ kind: "begin", exercise });
  }

  function raceSteadily(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const speed = Number(new FormData(event.currentTarget).get("speed"));
    race(steadyRace(test.getState().exercise, speed / perWord));
  }

  return (
    <fieldset className={styles.choices}>
      <legend>Race</legend>
      <form className={styles.steady} onSubmit={raceSteadily}>
        <label>
          Race against{" "}
          <input
            key={unit}
            className={input.input}
            type="number"
            name="speed"
            required
            min={perWord * minSteadySpeed}
            max={perWord * maxSteadySpeed}
            step={perWord}
            defaultValue={perWord * usualSpeed}
          />{" "}
          {unit}
        </label>
        <button type="submit" className={button.button}>
          Start
        </button>
      </form>
      {runs.map(({ name, exercise, rival }) => (
        <Button key={name} onClick={() => race(raceExercise(exercise, rival))}>
          Race my {name} test, {rival.speed}
        </Button>
      ))}
    </fieldset>
  );
}

/**
 * The last test that Progress charts, and the fastest if that is another speed. Tests of plans are left out,
 * because only their plan begins them.
 */
function lastAndBest(tests: readonly VisitTest[]) {
  const speed = (test: VisitTest) => progressTest(storedVisitTest(test)).point?.wordsPerMinute;
  const typed = tests.filter((test) => !test.exercise.plan && speed(test) !== undefined);
  const [last, best] = [typed.at(-1), greatest(typed, speed)];
  if (!last || !best) return [];
  const [ofLast, ofBest] = [raceOf("last", last), raceOf("best", best)];
  return ofLast.rival.wordsPerMinute === ofBest.rival.wordsPerMinute ? [ofLast] : [ofLast, ofBest];
}

function raceOf(name: string, { exercise, trial }: VisitTest) {
  return { name, exercise, rival: ownRival(trial) };
}
