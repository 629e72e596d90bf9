import { useMemo, useState } from "react";
import { decodeTest, type StoredTest } from "../saved-tests/stored-test.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { certificateOf } from "./certificate.ts";
import { maxNameLength } from "./CertificateButton.tsx";
import { CertificateSheet } from "./CertificateSheet.tsx";
import { challengeCodeOf } from "./challenge-code.ts";
import { SupervisedForm } from "./form/SupervisedForm.tsx";
import input from "../ui/input.module.css";
import note from "../ui/note.module.css";
import { Select } from "../ui/Select.tsx";
import { useAsyncMemo } from "../ui/use-async-memo.ts";
import { NameInput } from "../ui/Input.tsx";
import styles from "./certificate.module.css";

/** A certificate has at most this many of the latest tests. */
const maxTests = 100;

/**
 * A certificate as it will be printed, with its choices. While the dialog is open, printing the page
 * prints only the certificate.
 */
export function CertificateDialog({
  nameAtFirst,
  tests: given,
  onClose,
}: {
  nameAtFirst: string;
  /** At least one, all of one kind and typed throughout, oldest first. */
  tests: readonly StoredTest[];
  onClose: () => void;
}) {
  const [tests] = useState(() => given.slice(-maxTests).map(decodeTest));
  const [name, setName] = useState(nameAtFirst);
  const certificate = useMemo(() => certificateOf(tests), [tests]);
  const code = useAsyncMemo(tests, challengeCodeOf) ?? null;
  const [isForm, setIsForm] = useState(false);
  const latest = tests.at(-1);

  return (
    <Dialog name="Certificate" className={styles.dialog} onClose={onClose}>
      <div className={input.fields}>
        <label className={`${input.field} ${styles.name}`}>
          Name (optional)
          <NameInput value={name} maxLength={maxNameLength} onValue={setName} />
        </label>
        <Select
          label="Document"
          value={isForm ? "form" : "certificate"}
          choices={[
            ["certificate", "Certificate"],
            ["form", "Form for a supervised test"],
          ]}
          onChange={(chosen) => setIsForm(chosen === "form")}
        />
        <Button look="primary" onClick={() => print()}>
          Print or save as PDF
        </Button>
      </div>
      <p className={note.note}>
        The name is not stored or sent. Most browsers can save a PDF from the print dialog.
      </p>
      {isForm && latest ? (
        <SupervisedForm test={latest} name={name} />
      ) : (
        certificate && <CertificateSheet certificate={certificate} name={name} code={code} />
      )}
    </Dialog>
  );
}
