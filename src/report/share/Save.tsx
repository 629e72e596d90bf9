import { useState } from "react";
import {
  certificateDialog,
  latestOfOneKind,
  longestName,
} from "../../certificate/OfferCertificate.tsx";
import type { LayoutName } from "../../content/keyboard-layouts.ts";
import { analyse } from "../../engine/analyse.ts";
import { isAnalysable } from "../../engine/is-analysable.ts";
import { isTypedThroughout } from "../../engine/metrics/likely-range.ts";
import { summarize } from "../../engine/metrics/summarize.ts";
import type { FinishedTrial } from "../../engine/trial/trial.ts";
import { countText } from "../../format/format-figures.ts";
import type { Challenge } from "../../race/challenge-link.ts";
import { challengeOfSaved } from "../../race/challenge.ts";
import { keystrokeLog, logAsCsv, logAsJson } from "../../test-files/keystroke-log.ts";
import { resultsTable } from "../../test-files/results-table.ts";
import { entryOf, fileNameOf, savedTestsParts } from "../../test-files/file-entries.ts";
import { type FinishedTest, type SavedTest, savedTestOf } from "../../test-files/stored-test.ts";
import { ActionEntry, Dropdown, Entry } from "../../ui/Dropdown.tsx";
import { usePreloaded } from "../../ui/preloadable.ts";
import { saveFile } from "../../ui/save-and-copy.ts";

interface SaveProps {
  readonly trial: FinishedTrial;
  /** What was typed, as the picker calls it. */
  readonly title: string;
  readonly layout: LayoutName;
  /** Of this visit, oldest first. */
  readonly visitTests: readonly FinishedTest[];
  /** Returns `null` if the test makes no challenge. */
  readonly findChallenge: () => Challenge | null;
}

/** The ways to save a result: as a table, a file to open later, a log, or on paper. */
export function Save(props: SaveProps) {
  const { trial, visitTests, findChallenge } = props;
  const [name, setName] = useState("");
  const [certified, setCertified] = useState<readonly SavedTest[] | null>(null);
  const certificate = usePreloaded(certificateDialog);
  const isTyped = isTypedThroughout(trial.inputStream);

  return (
    <>
      <Dropdown name="Save">
        {(close) => (
          <>
            <label>
              Name (optional), for the table and the certificate
              <input
                value={name}
                maxLength={longestName}
                autoComplete="off"
                onChange={({ currentTarget }) => setName(currentTarget.value)}
              />
            </label>
            <FileEntries {...props} name={name.trim()} />
            {isTyped && typeof certificate === "object" && (
              <Entry
                name="Certificate"
                note="One page to print or to save as PDF"
                onPress={() => {
                  close();
                  const typed = visitTests
                    .map(savedTestOf)
                    .filter((test) => isTypedThroughout(test.trial.inputStream));
                  setCertified(latestOfOneKind(typed));
                }}
              />
            )}
            <Entry name="Print" note="This result and its report" onPress={() => print()} />
          </>
        )}
      </Dropdown>
      {certified && typeof certificate === "object" && (
        <certificate.CertificateDialog
          nameAtFirst={name.trim()}
          tests={certified}
          countAtFirst={1}
          challengeOfTest={(test) =>
            test.trial === trial ? findChallenge() : challengeOfSaved(test)
          }
          onClose={() => setCertified(null)}
        />
      )}
    </>
  );
}

function FileEntries({ trial, title, layout, visitTests, name }: SaveProps & { name: string }) {
  const test = visitTests.find(({ stored }) => stored.trial === trial);
  const { refusals, corrections } = test ?? {};
  const log = () => keystrokeLog(trial, test?.title ?? title, { refusals, corrections, layout });
  const logNote = "Individual key timings could identify you: share it with care";

  return (
    <>
      <ActionEntry
        isFirst
        name="Results as a table"
        note="Date, test, WPM, accuracy, errors and more"
        format="CSV"
        done="Saved"
        onPress={() => save("csv", () => [resultsTable(name, visitTests.map(tableTest))])}
      />
      <ActionEntry
        name="This visit"
        note={`${countText(visitTests.length, "test")} in one file, to open under Progress`}
        format="JSON"
        done="Saved"
        onPress={() => save("json", () => savedTestsParts(visitTests.map(entryOf)))}
      />
      <ActionEntry
        name="Keystroke log"
        note={logNote}
        format="JSON"
        done="Saved"
        onPress={() => save("json", () => [logAsJson(log())])}
      />
      <ActionEntry
        name="Keystroke log as a table"
        note="One row per edit"
        format="CSV"
        done="Saved"
        onPress={() => save("csv", () => [logAsCsv(log())])}
      />
    </>
  );
}

function tableTest(test: FinishedTest) {
  const { typedOn, title, trial } = savedTestOf(test);
  const analysis = isAnalysable(trial) ? analyse(trial) : null;
  return { typedOn, title, figures: summarize(trial), analysis };
}

async function save(
  format: "csv" | "json",
  parts: () => readonly BlobPart[],
): Promise<boolean | string> {
  const fileName = fileNameOf(new Date(), format);
  try {
    const type = format === "csv" ? "text/csv" : "application/json";
    saveFile(new Blob([...parts()], { type }), fileName);
    return true;
  } catch {
    return `${fileName} could not be created.`;
  }
}
