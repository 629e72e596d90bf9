import { startTransition, useEffect } from "react";
import { challengeOf, ownRival, raceExercise } from "../../race/race-exercise.ts";
import { Save } from "../../report/share/Save.tsx";
import { Share } from "../../report/share/Share.tsx";
import { TextLanguage } from "../../ui/text-language.ts";
import {
  speedsOfKind,
  useDeferredStore,
  useReportLayout,
  useVisitTests,
} from "../../visit/visit-tests.ts";
import { analysisInSteps } from "../../engine/analyse.ts";
import { type FinishedTrial, isAnalysable } from "../../engine/trial/trial.ts";
import { restart } from "../../typing-test/store.ts";
import { workWhenIdle } from "../../ui/idle.ts";
import type { DrillOffer } from "../../exercises/drill-exercise.ts";
import type { Exercise } from "../../exercises/exercise.ts";
import { fullTitle } from "../../exercises/full-title.ts";
import { notesOf } from "../../report/result/notes.ts";
import { Result } from "../../report/result/Result.tsx";
import { drillOfVisit } from "../../visit/drill-of-visit.ts";
import { Button } from "../../ui/Button.tsx";
import { titleAndDay } from "../../format/format-figures.ts";
import { type SavedResult, savedResult } from "../../format/saved-result.ts";
import { comparisonOf } from "../../format/several-tests-text.ts";
import { unitOf, wordUnit } from "../../format/speed-unit.ts";
import { isAsWritten } from "../../texts/recipe.ts";
import { typingRules } from "../../format/typing-rules.ts";
import type { Explained, Visit } from "../../visit/visit.ts";
import styles from "./Outcome.module.css";
import { RaceVerdict } from "../../race/RaceVerdict.tsx";
import { raceVerdict } from "../../race/race-verdict.ts";

interface OutcomeProps {
  readonly visit: Visit;
  readonly finished: FinishedTrial;
}

/** The result of a finished trial, whose explanation is computed after the page has shown it. */
export function Outcome({ visit, finished }: OutcomeProps) {
  const explained = useExplained(visit, finished);

  useEffect(() => {
    if (!isAnalysable(finished)) return undefined;
    let isShown = true;
    const stop = workWhenIdle(analysisInSteps(finished), (analysis) => {
      void drillOfferOf(visit).then((drillOffer) => {
        if (!isShown) return;
        startTransition(() => visit.explained.setState({ trial: finished, analysis, drillOffer }));
      });
    });
    return () => {
      isShown = false;
      stop();
    };
  }, [finished, visit]);

  // None of this changes until the next test begins, which removes the result.
  const state = visit.test.getState();
  const { exercise, misalignment } = state;
  const { race } = exercise;
  const result = savedResult(finished, fullTitle(exercise), typingRules(state));
  const verdict = race && raceVerdict(finished, result, race.rival);
  const tests = visit.finishedTests.getState();
  const opened = visit.openedTests.getState()?.tests ?? [];
  const ended = tests.find(({ trial }) => trial === finished);
  return (
    <div className={styles.result}>
      <Result
        trial={finished}
        result={result}
        printedTitle={titleAndDay(fullTitle(exercise), ended?.typedOn ?? null)}
        notes={notesOf(finished, state)}
        analysis={explained?.analysis ?? null}
        isOutOfStep={misalignment !== null}
        isCompared={isLikeStudy(exercise, finished)}
        comparison={comparisonOf(speedsOfKind(opened, tests, finished), unitOf(finished.presented))}
        drillOffer={explained?.drillOffer ?? null}
        race={
          verdict && {
            rival: race.rival,
            headline: verdict.heading,
            details: (
              <RaceVerdict
                test={visit.test}
                race={race}
                trial={finished}
                result={result}
                meaning={verdict.meaning}
              />
            ),
          }
        }
        actions={
          <>
            <Button look="primary" onClick={() => restart(visit.test)}>
              {race && !race.rival.isSteady ? "Rematch" : "Try Again"}
            </Button>
            <ShareAndSave visit={visit} finished={finished} result={result} />
          </>
        }
      />
      <p className={`${styles.next} not-printed`}>Next test</p>
    </div>
  );
}

/**
 * Whether the study was of texts like this one: sentences in English or of one's own in Latin letters, neither
 * random words nor code.
 */
export function isLikeStudy(
  { mode, language, recipe }: Pick<Exercise, "mode" | "language" | "recipe">,
  { presented }: FinishedTrial,
): boolean {
  if (mode === "code" || mode === "weak" || (language ?? "en") !== "en") return false;
  if (recipe.kind === "length" && !isAsWritten(recipe.length)) return false;
  return unitOf(presented) === wordUnit && presented.some((character) => latin.test(character));
}

const latin = /\p{Script=Latin}/u;

/** The class of the element around the finished passage and the field. The printed report shows the passage. */
export const finishedPanel = `${styles.panel} not-printed`;

/** Names the finished passage and the field beside it, whose label the specification gives. */
export function TextLabels() {
  return (
    <>
      <p className={styles.label} aria-hidden="true">
        Passage
      </p>
      <p className={styles.label} aria-hidden="true">
        You typed
      </p>
    </>
  );
}

/** The lists under Share and Save; their contents are rendered when they are opened. */
function ShareAndSave({ visit, finished, result }: OutcomeProps & { result: SavedResult }) {
  const analysis = useExplained(visit, finished)?.analysis ?? null;
  const visitTests = useVisitTests(visit);
  const layout = useReportLayout(visit, finished);
  const { exercise } = visit.test.getState();
  const { recipe, language } = exercise;
  const ended = visitTests.find(({ trial }) => trial === finished);
  return (
    <TextLanguage value={language ?? ""}>
      {isAnalysable(finished) && (
        <Share
          analysis={analysis}
          result={result}
          typedOn={ended?.typedOn ?? null}
          layout={layout}
          findChallenge={() => challengeOf(recipe, finished, result)}
          onRace={() =>
            visit.test.dispatch({
              kind: "begin",
              exercise: raceExercise(exercise, ownRival(finished)),
            })
          }
        />
      )}
      <Save trial={finished} title={fullTitle(exercise)} layout={layout} visitTests={visitTests} />
    </TextLanguage>
  );
}

/** What explains a trial; `null` until it has been computed. */
export function useExplained(visit: Visit, trial: FinishedTrial): Explained | null {
  const explained = useDeferredStore(visit.explained);
  return explained?.trial === trial ? explained : null;
}

/** An offer to drill the visit's weak spots; `null` if there are none. */
async function drillOfferOf(visit: Visit): Promise<DrillOffer | null> {
  const drill = await drillOfVisit(visit);
  if (typeof drill === "string") return null;
  return {
    weakest: drill.spots.slice(0, 2),
    onBegin: () => visit.test.dispatch({ kind: "begin", exercise: drill }),
  };
}
