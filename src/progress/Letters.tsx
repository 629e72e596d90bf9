import { useState } from "react";
import type { Practice } from "../engine/practice.ts";
import type { ProgressTest } from "../saved-tests/progress-test.ts";
import { Button } from "../ui/Button.tsx";
import { characterName, countText, intervalText, shareText } from "../format/format-figures.ts";
import { WorstList } from "../format/WorstList.tsx";
import { TextCap } from "../ui/KeyCap.tsx";
import { Table } from "../ui/Table.tsx";
import {
  type LetterChange,
  type LettersOverTests,
  lettersOverTests,
} from "./letters-over-tests.ts";
import { useAsyncMemo } from "../ui/use-async-memo.ts";
import { lettersMeaning } from "./progress-text.ts";
import note from "../ui/note.module.css";
import styles from "./ProgressContents.module.css";

/** Letters and pairs over all tests: the slowest and most missed, their changes, and a drill of them. */
export function Letters({
  tests,
  isOneKind,
  onDrill,
}: {
  /** Typed throughout, oldest first. */
  tests: readonly ProgressTest[];
  /** Only in tests of one kind are letters compared over time. */
  isOneKind: boolean;
  /** Starts a drill, or returns why there is none. */
  onDrill: (practice: Practice) => string | null;
}) {
  const found = useAsyncMemo(tests, lettersOverTests);
  const [refused, setRefused] = useState<{ found: Practice; problem: string | null }>();
  if (!found) return <p>Reading your tests…</p>;
  return (
    <>
      <h3 className="visually-hidden">Letters and pairs</h3>
      {isOneKind && <p>{lettersMeaning(found.changes)}</p>}
      <div className={styles.worst}>
        {(["slow", "missed"] as const).flatMap((measure) =>
          (["letters", "pairs"] as const).map((of) => (
            <WorstList key={`${measure} ${of}`} of={of} measure={measure} figures={found[of]} />
          )),
        )}
      </div>
      <div className={styles.controls}>
        <Button onClick={() => setRefused({ found, problem: onDrill(found.latest) })}>
          Practise the weakest
        </Button>
      </div>
      <output>{refused?.found === found && refused.problem}</output>
      {isOneKind && found.changes.length > 0 && <ChangesTable found={found} />}
    </>
  );
}

const rowsAtFirst = 18;

/** Those that changed by more than chance first, then the most common ones. */
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
        caption="Letters and pairs in the earlier and the later half of your tests: typical time for each, and the share missed overall."
        columns={[
          { name: "Letter or pair" },
          { name: "Earlier", isFigure: true, className: styles.interval },
          { name: "Later", isFigure: true, className: styles.interval },
          { name: "Change" },
          { name: "Missed", isFigure: true, className: styles.wide },
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
        more={
          !isAll &&
          rows.length > rowsAtFirst && {
            name: `Show all ${countText(rows.length, "letter or pair", "letters and pairs")}`,
            onShow: () => setIsAll(true),
          }
        }
      />
      <p className={note.note}>
        One time in 20, chance alone looks like a change. So of 20 letters that did not change, one
        may still be listed as faster or slower.
      </p>
    </>
  );
}

function changeText({ earlier, later, isBeyondNoise }: LetterChange): string {
  if (!isBeyondNoise) return "no real change";
  return later < earlier ? "faster" : "slower";
}
