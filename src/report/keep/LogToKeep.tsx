import type { FinishedTrial } from "../../engine/trial/trial.ts";
import button from "../../ui/button.module.css";
import styles from "./KeepIt.module.css";
import { keystrokeLog, logAsCsv, logAsJson } from "./keystroke-log.ts";
import { saveFile } from "./save-file.ts";

/** Every edit with its time, as a file, and what such a file may give away. */
export function LogToKeep({
  trial,
  onOutcome,
}: {
  trial: FinishedTrial;
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
          onClick={() => save(logAsCsv(keystrokeLog(trial)), "text/csv", "keypace-keystrokes.csv")}
        >
          Save as CSV
        </button>
        <button
          type="button"
          className={button.button}
          onClick={() =>
            save(logAsJson(keystrokeLog(trial)), "application/json", "keypace-keystrokes.json")
          }
        >
          Save as JSON
        </button>
      </div>
      <p>
        Each edit with its time. The timing of keys can identify a person, so mind whom you give it
        to.
      </p>
    </div>
  );
}
