import { useMemo } from "react";
import { summarize } from "../engine/metrics/summarize.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { gapOf } from "./gap.ts";
import { verdict } from "./verdict.ts";
import { numberText } from "../format/format-figures.ts";
import { ActionButton } from "../ui/ActionButton.tsx";
import { challengeLink } from "./challenge-link.ts";
import { challengeOf } from "./challenge-of.ts";
import { useCopy } from "../ui/use-copy.tsx";
import { measureSpeed } from "../engine/metrics/likely-range.ts";
import button from "../ui/button.module.css";
import type { Exercise } from "../exercises/exercise.ts";
import type { Rival } from "../exercises/rival.ts";
import { GapChart } from "./GapChart.tsx";
import { gapWords, verdictTexts } from "./race-in-words.ts";
import styles from "./RaceVerdict.module.css";

/** How a race ended and went, whether that means anything, and the way to send the answer back. */
export function RaceVerdict({
  exercise,
  rival,
  trial,
  onBegin,
}: {
  exercise: Exercise;
  rival: Rival;
  trial: FinishedTrial;
  onBegin: (exercise: Exercise) => void;
}) {
  const { alone } = exercise;
  const { copy, toCopy } = useCopy();
  const gap = useMemo(() => gapOf(trial, rival.pacer), [trial, rival]);
  const { wordsPerMinute } = summarize(trial);
  const { halfWidth } = measureSpeed(trial);
  const ended = verdict({ wordsPerMinute, halfWidth }, rival);
  const { heading, meaning } = verdictTexts(ended, rival.wordsPerMinute);
  const answer = rival.claim && challengeOf({ ...exercise, trial }, rival.claim);

  return (
    <section className={styles.verdict} aria-label="Race">
      <div className={styles.summary}>
        <h3>{heading}</h3>
        <p>
          {meaning} {gapWords(gap, trial.presented)}
        </p>
        {rival.claim && <p className={styles.claimed}>{claimWords(rival, wordsPerMinute)}</p>}
      </div>
      <div className={styles.actions}>
        {answer && (
          <ActionButton
            name={`Copy a link that answers with your ${numberText(wordsPerMinute)}`}
            done="Copied"
            onPress={async () => copy(await challengeLink(answer, location.origin))}
          />
        )}
        {answer && (
          <p className={styles.claimed}>
            The link holds both runs.
            {answer.recipe.kind === "own" && " Some programs cut long links like this one."}
          </p>
        )}
        {alone && (
          <button type="button" className={button.button} onClick={() => onBegin(alone())}>
            Leave the race
          </button>
        )}
        {toCopy}
      </div>
      <div>
        <p className={styles.head}>
          <strong>Gap to the pace</strong>{" "}
          <span>characters ahead (+) or behind (−); dashed: {rival.name}</span>
        </p>
        <GapChart gap={gap} />
      </div>
    </section>
  );
}

function claimWords({ wordsPerMinute, answered }: Rival, mine: number): string {
  const claimed = `${numberText(wordsPerMinute)} WPM is as claimed by the sender, not verified.`;
  return answered
    ? `The duel so far: ${numberText(answered.figures.wordsPerMinute)} WPM, ${numberText(wordsPerMinute)} in answer, and your ${numberText(mine)}. ${claimed}`
    : claimed;
}
