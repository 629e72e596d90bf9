import { useEffect, useEffectEvent, useState } from "react";
import { canKeepAdding, chooseFile, type GrowingFile } from "../saved-tests/add-to-file.ts";
import type { FinishedTest } from "../saved-tests/saved-tests.ts";
import button from "../ui/button.module.css";
import { whenIdle } from "../ui/when-idle.ts";
import type { Kept } from "../visit/kept.ts";
import { useKept } from "../visit/use-followed.ts";
import styles from "./progress.module.css";

/** Asks once for a file of the visitor's, and writes each finished test into it. */
export function KeepAdding({
  file,
  visitTests,
}: {
  /** The one that was chosen, which outlives this. */
  file: Kept<GrowingFile | null>;
  visitTests: readonly FinishedTest[];
}) {
  const chosen = useKept(file);
  const [told, setTold] = useState(chosen ? sentenceOf(chosen) : "");

  async function add(to: GrowingFile) {
    const problem = await problemOfAdding(to, visitTests);
    // Meanwhile the visitor may have stopped it.
    if (file.state() !== to) return;
    if (problem) stop(problem);
    else setTold(sentenceOf(to));
  }
  const addChosen = useEffectEvent(() => {
    if (chosen) void add(chosen);
  });

  // Not at once: the result comes first.
  useEffect(() => (chosen ? whenIdle(addChosen) : undefined), [chosen, visitTests]);

  async function choose() {
    const choice = await chooseFile();
    if (choice === "refused") {
      setTold("The browser lets no file be chosen here. Save the visit instead.");
    } else if (choice) {
      file.set(choice);
    }
  }

  function stop(sentence: string) {
    file.set(null);
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
