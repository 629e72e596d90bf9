import { useMemo, useState } from "react";
import { isTypedThroughout } from "../../engine/figures/likely-range.ts";
import type { SavedTest } from "../../progress/saved-tests.ts";
import { useAhead } from "../../ui/ahead.ts";
import button from "../../ui/button.module.css";
import type { Challenge } from "../share/challenge-link.ts";
import { certificateAhead } from "./certificate-ahead.ts";

/**
 * The button that opens a certificate of what was typed throughout. It waits for the certificate's code,
 * which is fetched ahead.
 */
export function OfferCertificate({
  tests,
  countAtFirst,
  challengeOfTest,
}: {
  /** Oldest first. */
  tests: readonly SavedTest[];
  /** Of how many of the latest it is at first. */
  countAtFirst: number;
  /** `null` for a test that makes none. */
  challengeOfTest: (test: SavedTest) => Challenge | null;
}) {
  const code = useAhead(certificateAhead);
  const [isOpen, setIsOpen] = useState(false);
  const typed = useMemo(
    () => tests.filter(({ trial }) => isTypedThroughout(trial.inputStream)),
    [tests],
  );
  if (typed.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className={button.button}
        disabled={typeof code !== "object"}
        onClick={() => setIsOpen(true)}
      >
        Certificate
      </button>
      {isOpen && typeof code === "object" && (
        <code.CertificateDialog
          tests={typed}
          countAtFirst={countAtFirst}
          challengeOfTest={challengeOfTest}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
