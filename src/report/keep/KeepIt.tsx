import { useState } from "react";
import type { Analysis } from "../../engine/analyse.ts";
import type { FinishedTrial } from "../../engine/trial/trial.ts";
import button from "../../ui/button.module.css";
import { Section } from "../Section.tsx";
import styles from "./KeepIt.module.css";
import { keptResult } from "./kept-result.ts";
import { LogToKeep } from "./LogToKeep.tsx";
import { PictureToKeep } from "./picture/PictureToKeep.tsx";
import { WordsToKeep } from "./WordsToKeep.tsx";

/** The ways to take a result along. What became of each is told in one place. */
export function KeepIt({
  trial,
  analysis,
  title,
}: {
  trial: FinishedTrial;
  analysis: Analysis;
  title: string;
}) {
  const [outcome, setOutcome] = useState({ text: "", count: 0 });
  const tell = (text: string) => setOutcome(({ count }) => ({ text, count: count + 1 }));
  const result = keptResult(analysis, title);

  return (
    <div className={styles.keep}>
      <Section
        title="Keep it"
        meaning="This page forgets the result when it is closed. All of these are made here, in your browser."
      >
        <div className={styles.ways}>
          <PictureToKeep result={result} pace={analysis.pace} onOutcome={tell} />
          <div className={styles.others}>
            <WordsToKeep result={result} onOutcome={tell} />
            <LogToKeep trial={trial} onOutcome={tell} />
            <div className={styles.way}>
              <h4>Paper</h4>
              <div className={styles.buttons}>
                <button type="button" className={button.button} onClick={() => print()}>
                  Print
                </button>
              </div>
              <p>The result and its report, black on white.</p>
            </div>
          </div>
        </div>
        <output className={styles.outcome}>
          {/* By its key the same words are read out again when the same thing is done again. */}
          <span key={outcome.count}>{outcome.text}</span>
        </output>
      </Section>
    </div>
  );
}
