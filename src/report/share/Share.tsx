import { useState } from "react";
import { site } from "../../content/site.ts";
import type { Analysis } from "../../engine/analyse.ts";
import type { FinishedTrial } from "../../engine/trial/trial.ts";
import button from "../../ui/button.module.css";
import { Section } from "../Section.tsx";
import { PictureToShare } from "./PictureToShare.tsx";
import { copyText, saveFile } from "./hand-over.ts";
import { type KeptResult, keptResult, resultAsText } from "./kept-result.ts";
import { keystrokeLog, logAsCsv, logAsJson } from "./keystroke-log.ts";
import { resultLink } from "./result-link.ts";
import styles from "./share.module.css";

/** The ways to take a result along. What became of each is told in one place. */
export function Share({
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
          <PictureToShare result={result} pace={analysis.pace} onOutcome={tell} />
          <div className={styles.others}>
            <WordsToKeep result={result} onOutcome={tell} />
            <LogToKeep trial={trial} title={title} onOutcome={tell} />
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

/** The result as text and as a link, copied; where the browser refuses that, shown to be copied by hand. */
function WordsToKeep({
  result,
  onOutcome,
}: {
  result: KeptResult;
  onOutcome: (outcome: string) => void;
}) {
  const [refused, setRefused] = useState<string | null>(null);

  async function copy(text: string, outcome: string) {
    const isCopied = await copyText(text);
    setRefused(isCopied ? null : text);
    onOutcome(isCopied ? outcome : "The browser refused to copy. The text to copy is selected.");
  }

  return (
    <div className={styles.way}>
      <h4>Text and link</h4>
      <div className={styles.buttons}>
        <button
          type="button"
          className={button.button}
          onClick={() => void copy(resultAsText(result, site), "Text copied.")}
        >
          Copy as text
        </button>
        <button
          type="button"
          className={button.button}
          // Of the address the visitor is at, so that it leads there wherever that is.
          onClick={() => void copy(resultLink(result, location.origin), "Link copied.")}
        >
          Copy link
        </button>
      </div>
      {refused !== null && (
        <textarea
          key={refused}
          ref={selectAll}
          className={styles.refused}
          aria-label="To copy"
          readOnly
          rows={refused.split("\n").length}
          value={refused}
        />
      )}
      <p>
        The link holds the figures and not what you typed. Whoever opens it reads that they are
        claimed and were not verified.
      </p>
    </div>
  );
}

function selectAll(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}

/** Every edit and key with its time, as a file, and what such a file may give away. */
function LogToKeep({
  trial,
  title,
  onOutcome,
}: {
  trial: FinishedTrial;
  title: string;
  onOutcome: (outcome: string) => void;
}) {
  function save(text: string, type: string, name: string) {
    saveFile(new Blob([text], { type }), name);
    onOutcome(`${name} was handed to the browser to save.`);
  }

  return (
    <div className={styles.way}>
      <h4>Keystroke log</h4>
      <div className={styles.buttons}>
        <button
          type="button"
          className={button.button}
          onClick={() =>
            save(logAsCsv(keystrokeLog(trial, title)), "text/csv", "keypace-keystrokes.csv")
          }
        >
          Save as CSV
        </button>
        <button
          type="button"
          className={button.button}
          onClick={() =>
            save(
              logAsJson(keystrokeLog(trial, title)),
              "application/json",
              "keypace-keystrokes.json",
            )
          }
        >
          Save as JSON
        </button>
      </div>
      <p>
        Each edit and each key with its time: all that the figures come from. The timing of keys can
        identify a person, so mind whom you give it to.
      </p>
    </div>
  );
}
