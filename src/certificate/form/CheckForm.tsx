import { useState } from "react";
import { maxJsonSize } from "../../saved-tests/file-entries.ts";
import { readSavedTest } from "../../saved-tests/read-log.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { FileButton } from "../../ui/FileButton.tsx";
import input from "../../ui/input.module.css";
import { useAsyncMemo } from "../../ui/use-async-memo.ts";
import { NameInput } from "../../ui/Input.tsx";
import paper from "../certificate.module.css";
import { checkForm, type FormEntries, type OpenedLog } from "./check-form.ts";
import styles from "./form.module.css";
import { Digest } from "./SupervisedForm.tsx";
import { sha256 } from "./supervised-form.ts";

const fields = [
  { of: "digest", name: "SHA-256 on the form", inputMode: "text" },
  { of: "gross", name: "Gross speed on the form", inputMode: "decimal" },
  { of: "score", name: "Large figure on the form", inputMode: "decimal" },
] as const;

/** The dialog that compares a form for a supervised test with its log. */
export function CheckForm({ onClose }: { onClose: () => void }) {
  const [entries, setEntries] = useState<FormEntries>({ digest: "", gross: "", score: "" });
  const [file, setFile] = useState<File | null>(null);
  const log = useAsyncMemo(file, readLog);
  const check = log && checkForm(entries, log);

  return (
    <Dialog name="Check a form" className={paper.dialog} onClose={onClose}>
      <p>
        Open the log that was saved with the form, and enter what the form says. Nothing leaves this
        page.
      </p>
      <div className={styles.entries}>
        {fields.map(({ of, name, inputMode }) => (
          <label key={of} className={input.field}>
            {name}
            <NameInput
              inputMode={inputMode}
              value={entries[of]}
              onValue={(value) => setEntries({ ...entries, [of]: value })}
            />
          </label>
        ))}
      </div>
      <p className={input.fields}>
        <FileButton name="Open the log" onFiles={([opened]) => opened && setFile(opened)} />
      </p>
      <section className={log ? styles.log : undefined}>
        {/* Contains only the outcome, because screen readers read a whole region when a part changes. */}
        <output className={styles.outcome}>
          {check && <h3>{check.verdict}</h3>}
          {check?.details.map((detail) => (
            <p key={detail}>{detail}</p>
          ))}
        </output>
        {log && (
          <p className={styles.digits} dir="auto">
            {log.name}
          </p>
        )}
        {log?.digest && <Digest digest={log.digest} />}
      </section>
    </Dialog>
  );
}

async function readLog(file: File | null): Promise<OpenedLog | null> {
  if (!file) return null;
  const { name, size } = file;
  if (size > maxJsonSize) return { name, digest: null, test: "tooLong" };
  try {
    return { name, digest: await sha256(file), test: readSavedTest(await file.text()) };
  } catch {
    return { name, digest: null, test: "unreadable" };
  }
}
