import { summarize } from "../../engine/figures/summarize.ts";
import type { FinishedTrial } from "../../engine/trial/trial.ts";
import { verdict, verdictTexts } from "../../race/verdict.ts";
import { ActionButton } from "../../report/share/ActionButton.tsx";
import { challengeLink } from "../../report/share/challenge-link.ts";
import { challengeOf } from "../../report/share/challenge-of.ts";
import { useCopy } from "../../report/share/use-copy.tsx";
import { speedRange } from "../../report/speed-range.ts";
import type { Exercise } from "../../visit/exercises/exercise.ts";
import type { Rival } from "../../visit/exercises/rival.ts";
import styles from "./race.module.css";

/** How a race ended, whether that means anything, and the way to send the answer back. */
export function RaceVerdict({
  exercise,
  rival,
  trial,
}: {
  exercise: Exercise;
  rival: Rival;
  trial: FinishedTrial;
}) {
  const { copy, toCopy } = useCopy();
  const { wordsPerMinute } = summarize(trial);
  const halfWidth = speedRange(trial).likelyRange?.halfWidth ?? null;
  const ended = verdict({ wordsPerMinute, halfWidth }, rival);
  const { heading, meaning } = verdictTexts(ended, rival.wordsPerMinute);
  const answer = rival.claim && challengeOf({ ...exercise, trial }, rival.claim);

  return (
    <section className={styles.verdict} aria-label="Race">
      <h3>{heading}</h3>
      <p>{meaning}</p>
      {rival.claim && (
        <p className={styles.claimed}>
          {rival.wordsPerMinute} WPM is as claimed by the sender, not verified.
        </p>
      )}
      {answer && (
        <ActionButton
          name={`Copy a link that answers with your ${wordsPerMinute}`}
          done="Copied"
          onPress={async () => copy(await challengeLink(answer, location.origin))}
        />
      )}
      {toCopy}
    </section>
  );
}
