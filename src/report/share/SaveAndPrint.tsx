import { OfferCertificate } from "../../certificate/OfferCertificate.tsx";
import type { LayoutName } from "../../content/keyboard-layouts.ts";
import { isTypedThroughout } from "../../engine/metrics/likely-range.ts";
import type { FinishedTrial } from "../../engine/trial/trial.ts";
import type { Challenge } from "../../race/challenge-link.ts";
import { challengeOfSaved } from "../../race/challenge.ts";
import { keystrokeLog, logAsCsv, logAsJson } from "../../test-files/keystroke-log.ts";
import { entryOf, savedTestsParts } from "../../test-files/save-tests.ts";
import { type FinishedTest, savedTestOf } from "../../test-files/stored-test.ts";
import button from "../../ui/button.module.css";
import note from "../../ui/note.module.css";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { saveFile } from "../../ui/save-and-copy.ts";
import styles from "./share.module.css";

const jsonType = "application/json";

/** The ways to keep a result for oneself: its keystrokes or the whole visit as a file, and paper. */
export function SaveAndPrint({
  trial,
  title,
  layout,
  isTyped,
  challenge,
  visitTests,
  onTold,
}: {
  trial: FinishedTrial;
  title: string;
  layout: LayoutName;
  /** Whether it was typed throughout, without which there is no certificate. */
  isTyped: boolean;
  challenge: Challenge | null;
  /** Oldest first. */
  visitTests: readonly FinishedTest[];
  onTold: (sentence: string, isProblem: boolean) => void;
}) {
  const test = visitTests.find((each) => each.stored.trial === trial);

  async function save(parts: readonly BlobPart[], type: string, name: string): Promise<boolean> {
    try {
      saveFile(new Blob([...parts], { type }), name);
      onTold(`${name} was handed to the browser to save.`, false);
      return true;
    } catch {
      onTold(`The browser could not make ${name}.`, true);
      return false;
    }
  }

  function printPage() {
    try {
      print();
    } catch {
      onTold("The browser does not print from here; its own menu may.", true);
    }
  }

  return (
    <div className={styles.way}>
      <h4>Log and paper</h4>
      <div className={styles.buttons}>
        <ActionButton
          name="Save as CSV"
          done="Handed over"
          onPress={() =>
            save([logAsCsv(keystrokeLog(trial, title))], "text/csv", "keypace-keystrokes.csv")
          }
        />
        <ActionButton
          name="Save as JSON"
          done="Handed over"
          onPress={() =>
            save(
              [
                logAsJson(
                  keystrokeLog(trial, test?.title ?? title, {
                    refusals: test?.refusals,
                    layout,
                  }),
                ),
              ],
              jsonType,
              "keypace-keystrokes.json",
            )
          }
        />
        <ActionButton
          name="Save this visit"
          done="Handed over"
          onPress={() =>
            save(savedTestsParts(visitTests.map(entryOf)), jsonType, "keypace-visit.json")
          }
        />
        <button type="button" className={button.button} onClick={printPage}>
          Print
        </button>
        {isTyped && (
          <OfferCertificate
            findTests={() =>
              visitTests
                .map(savedTestOf)
                .filter((each) => isTypedThroughout(each.trial.inputStream))
            }
            savedTestOf={(each) => each}
            countAtFirst={1}
            challengeOfTest={(each) => (each.trial === trial ? challenge : challengeOfSaved(each))}
          />
        )}
      </div>
      <p className={note.note}>
        The timing of keys can identify a person, so mind whom you give the log to. A saved visit
        can be opened under Progress, another day. The certificate is one page to print or to save
        as PDF.
      </p>
    </div>
  );
}
