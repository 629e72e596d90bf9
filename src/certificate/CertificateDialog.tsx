import { useMemo, useState } from "react";
import type { SavedTest } from "../test-files/saved-tests.ts";
import button from "../ui/button.module.css";
import { Dialog } from "../ui/Dialog.tsx";
import { numberText } from "../format/format-figures.ts";
import { certificateOf } from "./certificate.ts";
import { CertificateSheet } from "./CertificateSheet.tsx";
import { useChallengeCode } from "./challenge-code.ts";
import type { Challenge } from "../race/challenge-link.ts";
import styles from "./CertificateDialog.module.css";

const longestName = 60;

/** How many of the latest tests may be asked for, besides all. */
const counts = [1, 3, 5, 10, 20];

/**
 * A certificate as it will be printed, and what can be chosen about it. While it is open, printing the
 * page prints the certificate alone.
 */
export function CertificateDialog({
  tests,
  countAtFirst,
  challengeOfTest,
  onClose,
}: {
  /** At least one, oldest first, each typed throughout. */
  tests: readonly SavedTest[];
  /** Of how many of the latest it is at first. */
  countAtFirst: number;
  /** `null` for a test that makes none. */
  challengeOfTest: (test: SavedTest) => Challenge | null;
  onClose: () => void;
}) {
  const [name, setName] = useState("");
  const [count, setCount] = useState(Math.min(countAtFirst, tests.length));
  const [problem, setProblem] = useState("");
  const shown = useMemo(() => tests.slice(-count), [tests, count]);
  const certificate = useMemo(() => certificateOf(shown), [shown]);
  const code = useChallengeCode(shown, challengeOfTest);

  function printPage() {
    try {
      print();
    } catch {
      setProblem("The browser does not print from here; its own menu may.");
    }
  }

  return (
    <Dialog name="Certificate" className={styles.dialog} onClose={onClose}>
      {(heading) => (
        <div className={styles.content}>
          {heading}
          <div className={styles.choices}>
            <label className={styles.name}>
              Name, if you like
              <input
                className={styles.field}
                value={name}
                maxLength={longestName}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => setName(target.value)}
              />
            </label>
            {tests.length > 1 && (
              <label>
                Tests
                <select
                  className={button.button}
                  value={count}
                  onChange={({ target }) => setCount(Number(target.value))}
                >
                  {[...counts.filter((each) => each < tests.length), tests.length].map((each) => (
                    <option key={each} value={each}>
                      {nameOfCount(each, tests.length)}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <button type="button" className={button.primary} onClick={printPage}>
              Print or save as PDF
            </button>
          </div>
          <p className={styles.note}>
            The name stays in this page and goes with this window. Most browsers offer to save as
            PDF where they offer printers.
          </p>
          <output className={styles.problem}>{problem}</output>
          {certificate && <CertificateSheet certificate={certificate} name={name} code={code} />}
        </div>
      )}
    </Dialog>
  );
}

function nameOfCount(count: number, all: number): string {
  if (count === all) return `all ${numberText(all)}`;
  return count === 1 ? "the latest" : `the latest ${numberText(count)}`;
}
