import { useEffect, useEffectEvent } from "react";
import { languages } from "../../content/languages/languages.ts";
import type { Analysis } from "../../engine/analyse.ts";
import { isAnalysable } from "../../engine/is-analysable.ts";
import type { FinishedTrial } from "../../engine/trial/trial.ts";
import { analyseWhenIdle } from "../../report/analyse-when-idle.ts";
import type { Practise } from "../../exercises/drill-exercise.ts";
import { Result } from "../../report/result/Result.tsx";
import { drilledSpots, drillExercise } from "../../exercises/drill-exercise.ts";
import type { Exercise } from "../../exercises/exercise.ts";
import { wholeSource } from "../../exercises/language-source.ts";
import { trialOf } from "../../test-files/stored-test.ts";
import { useStore, useDeferredStore } from "../../visit/use-store.ts";
import type { Explained, Visit, VisitTest } from "../../visit/visit.ts";
import { RaceVerdict } from "../../race/RaceVerdict.tsx";

/** The result of a finished trial. What explains it is made once the page has shown it. */
export function Outcome({
  visit,
  finished,
  onBegin,
}: {
  visit: Visit;
  finished: FinishedTrial;
  onBegin: (exercise: Exercise) => void;
}) {
  const explained = useExplained(visit, finished);

  const tell = useEffectEvent((analysis: Analysis) =>
    visit.explained.setState({ trial: finished, analysis, practise: practiseOf(visit, onBegin) }),
  );

  useEffect(
    () => (isAnalysable(finished) ? analyseWhenIdle(finished, tell) : undefined),
    [finished],
  );

  const { exercise } = visit.test.getState();
  const { rival } = exercise;
  const ended = visit.finishedTests.getState().find(({ stored }) => stored.trial === finished);
  const refusals = useStore(visit.refusals);
  return (
    <Result
      trial={finished}
      title={exercise.title}
      typedOn={ended?.typedOn ?? null}
      analysis={explained?.analysis ?? null}
      practise={explained?.practise ?? null}
      languageInCharacters={languageInCharacters(exercise)}
      verdict={
        rival && (
          <RaceVerdict
            exercise={exercise}
            rival={rival}
            trial={finished}
            refusals={refusals}
            onBegin={onBegin}
          />
        )
      }
      rival={rival ?? null}
      again={rival && !rival.isSteady ? "Rematch" : "Try Again"}
      refusals={refusals}
      onTryAgain={() => onBegin(exercise.again())}
    />
  );
}

/** The English name of the text's language where characters per minute say more than words. */
function languageInCharacters({ language }: Exercise): string | null {
  const found = languages.find(({ tag }) => tag === language);
  return found?.isCountedInCharacters ? found.englishName : null;
}

/** What there is to tell of a trial; `null` until it is made. */
export function useExplained(visit: Visit, trial: FinishedTrial): Explained | null {
  const explained = useDeferredStore(visit.explained);
  return explained?.trial === trial ? explained : null;
}

/** A drill of what the visit's latest tests showed; `null` where nothing stands out as weak. */
function practiseOf(visit: Visit, onBegin: (exercise: Exercise) => void): Practise | null {
  const tests = visit.finishedTests.getState();
  // Made each time it is asked for: what is kept of them is small, and they are not.
  const trials = () => latest(tests);
  const source = wholeSource(visit.test.getState().source);
  const spots = drilledSpots(trials(), source);
  if (spots.length === 0) return null;
  return {
    weakest: spots.slice(0, 2),
    onBegin: () => {
      const drill = drillExercise(trials, source);
      if (typeof drill !== "string") onBegin(drill);
    },
  };
}

/** As many characters are looked at in an instant. */
const mostCharacters = 20_000;

function latest(tests: readonly VisitTest[]): readonly FinishedTrial[] {
  const trials: FinishedTrial[] = [];
  let characters = 0;
  for (const { stored } of tests.toReversed()) {
    const trial = trialOf(stored);
    characters += trial.presented.length;
    if (characters > mostCharacters) break;
    trials.unshift(trial);
  }
  return trials;
}
