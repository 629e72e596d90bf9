import { useEffect, useEffectEvent, useState } from "react";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import button from "../ui/button.module.css";
import { whenIdle } from "../ui/when-idle.ts";
import type { FinishedTest } from "../saved-tests/saved-tests.ts";
import { addToFile, canKeepAdding, chooseFile } from "./add-to-file.ts";
import { asNamed, entryText } from "../saved-tests/save-tests.ts";
import styles from "./progress.module.css";

/** The file of this visit, as long as the tab lives, and what the tests in it are told by. */
let chosen: { readonly handle: FileSystemFileHandle; readonly written: Set<FinishedTrial> } | null =
  null;

/** What is written, one after the other. */
let writing = Promise.resolve();

/** Asks once for a file of the visitor's, and writes each finished test into it. */
export function KeepAdding({ visitTests }: { visitTests: readonly FinishedTest[] }) {
  const [told, setTold] = useState(chosen ? sentenceOf(chosen.handle) : "");
  const [isAdding, setIsAdding] = useState(chosen !== null);

  async function addAfter(before: Promise<void>) {
    await before;
    if (!chosen) return;
    const { handle, written } = chosen;
    const due = visitTests.filter(({ trial }) => !written.has(trial));
    try {
      const isOurs = await addToFile(
        handle,
        due.map((test) => entryText(asNamed(test))),
      );
      for (const { trial } of due) written.add(trial);
      if (!isOurs) stop(`${handle.name} has something else in it and stays as it is.`);
      else setTold(sentenceOf(handle));
    } catch {
      stop(`${handle.name} could not be written. Save the visit, or choose a file again.`);
    }
  }

  const add = useEffectEvent(() => {
    writing = addAfter(writing);
  });

  // Not at once: the result comes first.
  useEffect(() => (isAdding ? whenIdle(add) : undefined), [isAdding, visitTests]);

  async function choose() {
    const handle = await chooseFile();
    if (!handle) return;
    chosen = { handle, written: new Set() };
    setIsAdding(true);
  }

  function stop(sentence: string) {
    chosen = null;
    setIsAdding(false);
    setTold(sentence);
  }

  if (!canKeepAdding()) return null;
  return (
    <div className={styles.keepAdding}>
      <button
        type="button"
        className={button.button}
        onClick={() => (isAdding ? stop("No more tests are added.") : void choose())}
      >
        {isAdding ? "Stop adding" : "Keep adding to a file"}
      </button>
      <output>{told}</output>
    </div>
  );
}

function sentenceOf({ name }: FileSystemFileHandle): string {
  return `Each finished test of this visit is added to ${name}.`;
}
