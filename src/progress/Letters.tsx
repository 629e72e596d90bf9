import { useEffect, useState } from "react";
import type { PracticeOfTrials } from "../engine/practice/practice-of-trials.ts";
import {
  type LetterChange,
  type LettersOverTests,
  lettersOverTests,
} from "../test-files/letters-over-tests.ts";
import type { ProgressTest } from "../test-files/progress.ts";
import { trialOf } from "../test-files/stored-test.ts";
import button from "../ui/button.module.css";
import { characterName } from "../format/character-name.ts";
import { countText, intervalText, shareText } from "../format/format-figures.ts";
import { WorstList } from "../format/WorstList.tsx";
import { TextCap } from "../ui/TextCap.tsx";
import { Table } from "../ui/Table.tsx";
import { lettersMeaning } from "./progress-words.ts";
import { pauseWhenDue } from "./OpenFiles.tsx";
import note from "../ui/note.module.css";
import styles from "./progress.module.css";

/** Letters and pairs over all tests: the slowest and most missed, what has changed, and a drill of them. */
export function Letters({
  tests,
  onDrill,
}: {
  /** Oldest first. */
  tests: readonly ProgressTest[];
  /** @returns why there is no drill, where there is none */
  onDrill: (practice: PracticeOfTrials) => string | null;
}) {
  const found = useLettersOf(tests);
  const [problem, setProblem] = useState<string | null>(null);
  if (!found) return <p>Reading the tests…</p>;
  return (
    <div className={styles.progress}>
      <p>{lettersMeaning(found.changes)}</p>
      <div className={styles.worst}>
        {(["slow", "missed"] as const).flatMap((measure) =>
          (["letters", "pairs"] as const).map((of) => (
            <WorstList
              key={`${measure} ${of}`}
              of={of}
              measure={measure}
              figures={found[of]}
              typicalInterval={found.typicalInterval}
            />
          )),
        )}
      </div>
      <div className={styles.controls}>
        <button type="button" className={button.button} onClick={() => setProblem(onDrill(found))}>
          Drill the weakest
        </button>
      </div>
      <output>{problem}</output>
      {found.changes.length > 0 && <ChangesTable found={found} />}
    </div>
  );
}

const rowsAtFirst = 18;

/** What changed by more than the noise first, then what came most often. */
function ChangesTable({ found: { changes, letters, pairs } }: { found: LettersOverTests }) {
  const [isAll, setIsAll] = useState(false);
  const figures = new Map([...letters, ...pairs].map((each) => [each.text, each]));
  const attempts = ({ text }: LetterChange) => figures.get(text)?.attempts ?? 0;
  const rows = changes.toSorted(
    (one, other) =>
      Number(other.isBeyondNoise) - Number(one.isBeyondNoise) || attempts(other) - attempts(one),
  );
  return (
    <>
      <Table
        caption="Letters and pairs in the earlier half of the tests and in the later one: the mean time into them, and the share missed over all."
        columns={[
          { name: "Letter or pair" },
          { name: "Earlier" },
          { name: "Later" },
          { name: "Change" },
          { name: "Missed" },
        ]}
        rows={rows.slice(0, isAll ? rows.length : rowsAtFirst).map((change) => ({
          key: change.text,
          cells: [
            <TextCap key="text">{characterName(change.text)}</TextCap>,
            intervalText(change.earlier),
            intervalText(change.later),
            changeText(change),
            shareText(figures.get(change.text)?.missedShare ?? 0),
          ],
        }))}
      />
      {!isAll && rows.length > rowsAtFirst && (
        <button
          type="button"
          className={`${button.button} ${styles.more}`}
          onClick={() => setIsAll(true)}
        >
          Show all {countText(rows.length, "letter or pair", "letters and pairs")}
        </button>
      )}
      <p className={note.note}>
        More than the noise is what chance alone does once in 20 times, so of twenty that did not
        change one may be named all the same.
      </p>
    </>
  );
}

function changeText({ earlier, later, isBeyondNoise }: LetterChange): string {
  if (!isBeyondNoise) return "within the noise";
  return later < earlier ? "quicker" : "slower";
}

/** What the tests come to; `null` until all of them are read, and anew for other tests. */
function useLettersOf(tests: readonly ProgressTest[]): LettersOverTests | null {
  const [made, setMade] = useState<{
    readonly of: readonly ProgressTest[];
    readonly letters: LettersOverTests;
  } | null>(null);

  useEffect(() => {
    const unwanted = new AbortController();
    const pause = pauseWhenDue();
    const typed = tests.filter(({ point }) => point !== null);
    const trials = (function* trialsInTurn() {
      for (const test of typed) {
        if (unwanted.signal.aborted) return;
        yield trialOf(test.stored);
      }
    })();
    void lettersOverTests(trials, typed.length, pause).then((letters) => {
      if (!unwanted.signal.aborted) setMade({ of: tests, letters });
    });
    return () => unwanted.abort();
  }, [tests]);

  return made?.of === tests ? made.letters : null;
}
