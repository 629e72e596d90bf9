import { useState } from "react";
import { summarize } from "../../engine/figures/summarize.ts";
import type { FinishedTrial } from "../../engine/trial/trial.ts";
import { verdict, verdictTexts } from "../../race/verdict.ts";
import { ActionButton } from "../../report/share/ActionButton.tsx";
import { challengeLink } from "../../report/share/challenge-link.ts";
import { challengeOf } from "../../report/share/challenge-of.ts";
import { copyText } from "../../report/share/hand-over.ts";
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
  const [refused, setRefused] = useState<string | null>(null);
  const { wordsPerMinute } = summarize(trial);
  const halfWidth = speedRange(trial).likelyRange?.halfWidth ?? null;
  const ended = verdict({ wordsPerMinute, halfWidth }, rival);
  const { heading, meaning } = verdictTexts(ended, rival.wordsPerMinute);
  const answer = rival.claim && challengeOf({ ...exercise, trial }, rival.claim);

  async function copyAnswer(): Promise<boolean> {
    if (!answer) return false;
    const link = await challengeLink(answer, location.origin);
    const isCopied = await copyText(link);
    setRefused(isCopied ? null : link);
    return isCopied;
  }

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
          onPress={copyAnswer}
        />
      )}
      {refused !== null && (
        <label className={styles.refused}>
          The browser refused to copy. This is the link:
          <input readOnly value={refused} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      )}
    </section>
  );
}
