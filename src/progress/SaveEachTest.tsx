import { useEffect, useEffectEvent, useState } from "react";
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

  async function choose(which: "existing" | "new") {
    const choice = await chooseFile(which);
    if (choice === "refused") setMessage(refusal);
    else if (choice) file.setState(choice);
  }

  function stop(sentence: string) {
    file.setState(null);
    setMessage(sentence);
  }

  if (!canSaveToFile()) return null;
  return (
    <fieldset className={styles.controls}>
      <legend>Save each test to a file</legend>
      {/* One button for both, so that it keeps the focus. */}
      <Button
        onClick={({ detail }) => {
          if (chosen) stop("Your next tests will not be saved to the file.");
          // The second click of a double click belongs to Stop saving.
          else if (detail < 2) void choose("new");
        }}
      >
        {chosen ? "Stop saving" : "Start a new file"}
      </Button>
      <Button onClick={() => void choose("existing")}>Add to an existing file</Button>
      <output>{message}</output>
    </fieldset>
  );
}

const refusal =
  "Your browser does not let this page write to a file here. Save this visit instead.";

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
