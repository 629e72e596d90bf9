import { type SubmitEvent, useMemo, useState } from "react";
import { isTypedThroughout } from "../../engine/figures/likely-range.ts";
import { summarize } from "../../engine/figures/summarize.ts";
import { numberText } from "../../figures/figures-format.ts";
import { oncePerTrial, trialOf } from "../../saved-tests/kept-trial.ts";
import button from "../../ui/button.module.css";
import type { Exercise } from "../../visit/exercises/exercise.ts";
import { pacedExercise, raceExercise } from "../../visit/exercises/race-exercise.ts";
import { ownRival, type Rival } from "../../visit/exercises/rival.ts";
import { fastestPace, slowestPace } from "../../visit/set-up.ts";
import { useKeptSoon } from "../../visit/use-followed.ts";
import type { Visit, VisitTest } from "../../visit/visit.ts";
import styles from "./RaceChoices.module.css";

const usualPace = 60;

/** Races that need nobody else: against a steady speed, or a run of this visit. */
export function RaceChoices({
  visit,
  onBegin,
}: {
  visit: Visit;
  onBegin: (exercise: Exercise) => void;
}) {
  const tests = useKeptSoon(visit.finishedTests);
  const runs = useMemo(() => lastAndBest(tests), [tests]);
  return (
    <fieldset className={styles.choices}>
      <legend>Race</legend>
      <PaceForm onPace={(pace) => onBegin(pacedExercise(visit.test.state().exercise, pace))} />
      {runs.map(({ name, exercise, rival }) => (
        <button
          key={name}
          type="button"
          className={button.button}
          onClick={() => onBegin(raceExercise(exercise, rival))}
        >
          Race my {name} run, {numberText(rival.wordsPerMinute)} WPM
        </button>
      ))}
    </fieldset>
  );
}

function PaceForm({ onPace }: { onPace: (wordsPerMinute: number) => void }) {
  const [problem, setProblem] = useState<string | null>(null);

  function begin(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const pace = Number(new FormData(event.currentTarget).get("pace"));
    const isPossible = Number.isInteger(pace) && pace >= slowestPace && pace <= fastestPace;
    setProblem(
      isPossible ? null : `A pace is a whole number from ${slowestPace} to ${fastestPace} WPM.`,
    );
    if (isPossible) onPace(pace);
  }

  return (
    <form className={styles.pace} noValidate onSubmit={begin}>
      <label>
        Pace me at
        <input
          type="number"
          name="pace"
          min={slowestPace}
          max={fastestPace}
          defaultValue={usualPace}
        />
        WPM
      </label>
      <button type="submit" className={button.button}>
        Race it
      </button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
}

interface Run {
  readonly name: string;
  readonly exercise: Exercise;
  readonly rival: Rival;
}

/** The last run that was typed throughout and, where it is another, the fastest. */
function lastAndBest(tests: readonly VisitTest[]): readonly Run[] {
  const typed = tests.filter(({ kept }) => speedOf(kept) !== null);
  const last = typed.at(-1);
  if (!last) return [];
  const speed = ({ kept }: VisitTest) => speedOf(kept) ?? 0;
  const best = typed.reduce((most, test) => (speed(test) > speed(most) ? test : most));
  return speed(best) === speed(last)
    ? [runOf("last", last)]
    : [runOf("last", last), runOf("best", best)];
}

function runOf(name: string, { exercise, kept }: VisitTest): Run {
  return { name, exercise, rival: ownRival(trialOf(kept)) };
}

/** In WPM; `null` for what was not typed throughout. */
const speedOf = oncePerTrial((trial) =>
  isTypedThroughout(trial.inputStream) ? summarize(trial).wordsPerMinute : null,
);
