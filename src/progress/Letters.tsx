import { useState } from "react";
import type { Practice } from "../engine/practice.ts";
import type { ProgressTest } from "../saved-tests/progress-test.ts";
import { Button } from "../ui/Button.tsx";
import { WorstList } from "../format/WorstList.tsx";
import { lettersOverTests } from "./letters-over-tests.ts";
import { useAsyncMemo } from "../ui/use-async-memo.ts";
import { lettersMeaning } from "./progress-text.ts";
import note from "../ui/note.module.css";
import styles from "./ProgressContents.module.css";

/** Letters and pairs over all tests: which have changed, the slowest and most missed, and a drill of them. */
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
      {isOneKind && found.changes.length > 0 && (
        <p className={note.note}>
          By chance alone, no more than about one in 20 letters that did not change is listed as
          faster or slower.
        </p>
      )}
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
    </>
  );
}
