import { type SubmitEvent, useMemo, useState } from "react";
import { isTypedThroughout } from "../engine/metrics/likely-range.ts";
import { summarize } from "../engine/metrics/summarize.ts";
import { numberText } from "../format/format-figures.ts";
import { oncePerTrial, trialOf } from "../test-files/stored-trial.ts";
import button from "../ui/button.module.css";
import type { Exercise } from "../exercises/exercise.ts";
import { exerciseAtPace, fastestPace, raceExercise, slowestPace } from "./race-exercise.ts";
import { ownRival } from "./rivals.ts";
import type { Rival } from "../exercises/rival.ts";
import { useDeferredStore } from "../visit/use-store.ts";
import type { Visit, VisitTest } from "../visit/visit.ts";
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
  const tests = useDeferredStore(visit.finishedTests);
  const runs = useMemo(() => lastAndBest(tests), [tests]);
  return (
    <fieldset className={styles.choices}>
      <legend>Race</legend>
      <PaceForm onPace={(pace) => onBegin(exerciseAtPace(visit.test.getState().exercise, pace))} />
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
  const typed = tests.filter(({ stored }) => speedOf(stored) !== null);
  const last = typed.at(-1);
  if (!last) return [];
  const speed = ({ stored }: VisitTest) => speedOf(stored) ?? 0;
  const best = typed.reduce((most, test) => (speed(test) > speed(most) ? test : most));
  return speed(best) === speed(last)
    ? [runOf("last", last)]
    : [runOf("last", last), runOf("best", best)];
}

function runOf(name: string, { exercise, stored }: VisitTest): Run {
  return { name, exercise, rival: ownRival(trialOf(stored)) };
}

/** In WPM; `null` for what was not typed throughout. */
const speedOf = oncePerTrial((trial) =>
  isTypedThroughout(trial.inputStream) ? summarize(trial).wordsPerMinute : null,
);
