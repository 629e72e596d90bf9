import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { canSaveToFile, chooseFile, type GrowingFile } from "../saved-tests/add-to-file.ts";
import type { StoredTest } from "../saved-tests/stored-test.ts";
import { Button } from "../ui/Button.tsx";
import { runWhenIdle } from "../ui/run-when-idle.ts";
import type { Store } from "../ui/store.ts";
import { useStore } from "../visit/use-store.ts";
import styles from "./ProgressContents.module.css";

/** Lets the visitor choose a file, and saves each finished test to it. */
export function SaveEachTest({
  file,
  visitTests,
}: {
  /** The chosen one. It stays when another page is shown. */
  file: Store<GrowingFile | null>;
  visitTests: readonly StoredTest[];
}) {
  const chosen = useStore(file);
  const ways = useRef<HTMLFieldSetElement>(null);
  const [message, setMessage] = useState(chosen ? savingSentence(chosen) : "");

  const add = useEffectEvent(async (to: GrowingFile) => {
    const problem = await problemOfAdding(to, visitTests);
    // The visitor may have stopped it meanwhile.
    if (file.getState() !== to) return;
    if (problem) stop(problem);
    else setMessage(savingSentence(to));
  });

  // Saves once the page is idle, so that the result is shown first.
  useEffect(
    () => (chosen ? runWhenIdle(() => void add(chosen), 1_000) : undefined),
    [chosen, visitTests],
  );

  /** Changes the file. If a button had the focus, moves it to the first of those that replace it. */
  function change(to: GrowingFile | null) {
    const hadFocus = ways.current?.contains(document.activeElement);
    flushSync(() => file.setState(to));
    if (hadFocus) ways.current?.querySelector("button")?.focus();
  }

  async function choose(which: "existing" | "new") {
    const choice = await chooseFile(which);
    if (typeof choice === "string") setMessage(refusals[choice]);
    else if (choice) change(choice);
  }

  function stop(sentence: string) {
    change(null);
    setMessage(sentence);
  }

  if (!canSaveToFile()) return null;
  return (
    <fieldset ref={ways} className={styles.controls}>
      <legend>Save each test to a file</legend>
      {chosen ? (
        <Button onClick={() => stop("Your next tests will not be saved to the file.")}>
          Stop saving
        </Button>
      ) : (
        <>
          <Button onClick={() => void choose("new")}>Start a new file</Button>
          <Button onClick={() => void choose("existing")}>Add to an existing file</Button>
        </>
      )}
      <output>{message}</output>
    </fieldset>
  );
}

const refusals = {
  noPicker: "Your browser does not let you choose a file here. Save this visit instead.",
  notAllowed: "The file was not changed, because this page was not allowed to write to it.",
} as const;

async function problemOfAdding(
  file: GrowingFile,
  tests: readonly StoredTest[],
): Promise<string | null> {
  try {
    const isOurs = await file.add(tests);
    return isOurs ? null : `${file.name} contains something else and was not changed.`;
  } catch {
    return `Could not save to ${file.name}. Save this visit instead, or choose a file again.`;
  }
}

function savingSentence({ name }: GrowingFile): string {
  return `Every test of this visit is saved to ${name}, including those already finished.`;
}
