import { useEffect, useEffectEvent, useState } from "react";
import { canKeepAdding, chooseFile, type GrowingFile } from "../test-files/add-to-file.ts";
import type { FinishedTest } from "../test-files/stored-test.ts";
import button from "../ui/button.module.css";
import { runWhenIdle } from "../ui/run-when-idle.ts";
import type { Store } from "../ui/store.ts";
import { useStore } from "../visit/use-store.ts";
import styles from "./progress.module.css";

/** Asks once for a file of the visitor's, and writes each finished test into it. */
export function KeepAdding({
  file,
  visitTests,
}: {
  /** The one that was chosen, which outlives this. */
  file: Store<GrowingFile | null>;
  visitTests: readonly FinishedTest[];
}) {
  const chosen = useStore(file);
  const [told, setTold] = useState(chosen ? sentenceOf(chosen) : "");

  async function add(to: GrowingFile) {
    const problem = await problemOfAdding(to, visitTests);
    // Meanwhile the visitor may have stopped it.
    if (file.getState() !== to) return;
    if (problem) stop(problem);
    else setTold(sentenceOf(to));
  }
  const addChosen = useEffectEvent(() => {
    if (chosen) void add(chosen);
  });

  // Not at once: the result comes first.
  useEffect(() => (chosen ? runWhenIdle(addChosen) : undefined), [chosen, visitTests]);

  async function choose() {
    const choice = await chooseFile();
    if (choice === "refused") {
      setTold("The browser lets no file be chosen here. Save the visit instead.");
    } else if (choice) {
      file.setState(choice);
    }
  }

  function stop(sentence: string) {
    file.setState(null);
    setTold(sentence);
  }

  if (!canKeepAdding()) return null;
  return (
    <div className={styles.keepAdding}>
      <button
        type="button"
        className={button.button}
        onClick={() => (chosen ? stop("No more tests are added.") : void choose())}
      >
        {chosen ? "Stop adding" : "Keep adding to a file"}
      </button>
      <output>{told}</output>
    </div>
  );
}

async function problemOfAdding(
  file: GrowingFile,
  tests: readonly FinishedTest[],
): Promise<string | null> {
  try {
    const isOurs = await file.add(tests);
    return isOurs ? null : `${file.name} has something else in it and stays as it is.`;
  } catch {
    return `${file.name} could not be written. Save the visit, or choose a file again.`;
  }
}

function sentenceOf({ name }: GrowingFile): string {
  return `Each finished test of this visit is added to ${name}.`;
}
