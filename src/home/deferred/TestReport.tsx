import { useMemo } from "react";
import { layoutOf } from "../../content/layout-of-language.ts";
import type { FinishedTrial } from "../../engine/trial/trial.ts";
import { Report } from "../../report/Report.tsx";
import { challengeOf } from "../../race/challenge.ts";
import type { Exercise } from "../../exercises/exercise.ts";
import { ownRival, raceExercise } from "../../race/race-exercise.ts";
import { TextLanguage } from "../../ui/text-language.ts";
import { useTest, useStore } from "../../visit/use-store.ts";
import { useVisitTests } from "../../visit/use-visit-tests.ts";
import type { Visit } from "../../visit/visit.ts";
import { useExplained } from "./Outcome.tsx";

/** The report of a finished trial, given what the visit holds. */
export function TestReport({
  visit,
  trial,
  onBegin,
}: {
  visit: Visit;
  trial: FinishedTrial;
  onBegin: (exercise: Exercise) => void;
}) {
  const explained = useExplained(visit, trial);
  const visitTests = useVisitTests(visit);
  const refusals = useTest(visit.test, (state) => state.refusals) ?? undefined;
  const chosenLayout = useStore(visit.layout);
  const exercise = useTest(visit.test, (state) => state.exercise);
  const { title, language, recipe, rival } = exercise;
  const isExplained = explained !== null;
  const challenge = useMemo(
    () =>
      // Not in the frame of the last key, which has the result to show.
      isExplained ? challengeOf({ recipe, title, trial, refusals }, rival?.claim ?? null) : null,
    [isExplained, recipe, title, trial, refusals, rival],
  );
  return (
    <TextLanguage value={language ?? undefined}>
      <Report
        trial={trial}
        analysis={explained?.analysis ?? null}
        title={title}
        visitTests={visitTests}
        layout={chosenLayout ?? layoutOf(language ?? "en")}
        onLayout={visit.layout.setState}
        practise={explained?.practise ?? null}
        challenge={challenge}
        onRace={() => onBegin(raceExercise(exercise, ownRival(trial)))}
      />
    </TextLanguage>
  );
}
