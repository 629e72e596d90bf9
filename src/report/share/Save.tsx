import { useState } from "react";
import { certificateDialog, maxNameLength } from "../../certificate/CertificateButton.tsx";
import type { LayoutName } from "../../content/keyboard-layouts.ts";
import { isTypedThroughout } from "../../engine/metrics/likely-range.ts";
import type { FinishedTrial } from "../../engine/trial/trial.ts";
import { countText } from "../../format/format-figures.ts";
import { keystrokeLog, logAsCsv, logAsJson } from "../../saved-tests/keystroke-log.ts";
import { savedTestsParts } from "../../saved-tests/file-entries.ts";
import { saveAs, tableParts } from "../../saved-tests/save-tests.ts";
import type { StoredTest } from "../../saved-tests/stored-test.ts";
import { Dropdown, DropdownEntry } from "../../ui/Dropdown.tsx";
import { usePreloaded } from "../../ui/preloadable.ts";
import { NameInput } from "../../ui/Input.tsx";

interface SaveProps {
  readonly trial: FinishedTrial;
  /** What was typed, as `fullTitle` returns it. */
  readonly title: string;
  readonly layout: LayoutName;
  /** Of this visit, oldest first. */
  readonly visitTests: readonly StoredTest[];
}

/** The ways to save a result: as a table, a file to open later, a log, or on paper. */
export function Save({ trial, title, layout, visitTests }: SaveProps) {
  const [name, setName] = useState("");
  const [isCertificateOpen, setIsCertificateOpen] = useState(false);
  const certificate = usePreloaded(certificateDialog);
  const test = visitTests.find((each) => each.trial === trial);
  const isCertifiable = test && isTypedThroughout(trial.inputStream);
  const hasTests = visitTests.length > 0;
  const log = () => keystrokeLog(trial, test?.title ?? title, { ...test, layout });

  return (
    <>
      <Dropdown name="Save">
        {(close) => (
          <>
            {hasTests && (
              <>
                <label>
                  Name (optional), for the table{isCertifiable && " and the certificate"}
                  <NameInput value={name} maxLength={maxNameLength} onValue={setName} />
                </label>
                <DropdownEntry
                  name="Results as a table"
                  note="CSV with date, test, WPM, accuracy and more"
                  done="Saved"
                  onPress={() => saveAs("csv", () => tableParts(name.trim(), visitTests))}
                />
                <DropdownEntry
                  name="This visit"
                  note={`${countText(visitTests.length, "test")} in one file, to open under Progress. ${warning}`}
                  done="Saved"
                  onPress={() => saveAs("json", () => savedTestsParts(visitTests))}
                />
              </>
            )}
            <DropdownEntry
              name="Keystroke log"
              note={warning}
              done="Saved"
              onPress={() => saveAs("json", () => [logAsJson(log())], "log")}
            />
            <DropdownEntry
              name="Keystroke log as a table"
              note={`CSV with one row per edit. ${warning}`}
              done="Saved"
              onPress={() => saveAs("csv", () => [logAsCsv(log())], "log")}
            />
            {isCertifiable && certificate && (
              <DropdownEntry
                name="Certificate"
                note="One page to print or save as a PDF"
                onPress={() => {
                  close();
                  setIsCertificateOpen(true);
                }}
              />
            )}
            <DropdownEntry name="Print" note="This result and its report" onPress={() => print()} />
            {!test && (
              <p>This test is too long to analyse, so only its keystroke log can be saved.</p>
            )}
          </>
        )}
      </Dropdown>
      {isCertificateOpen && test && certificate && (
        <certificate.CertificateDialog
          nameAtFirst={name.trim()}
          tests={[test]}
          onClose={() => setIsCertificateOpen(false)}
        />
      )}
    </>
  );
}

const warning = "Individual key timings could identify you, so share it with care";
