import { useState } from "react";
import type { SavedTest } from "../test-files/saved-tests.ts";
import { usePreloaded } from "../ui/preloadable.ts";
import button from "../ui/button.module.css";
import type { Challenge } from "../race/challenge-link.ts";
import { preloadableCertificate } from "./preloadable-certificate.ts";

/** The button that opens a certificate. It waits for the certificate's code, which is fetched ahead. */
export function OfferCertificate({
  findTests,
  countAtFirst,
  challengeOfTest,
}: {
  /** At least one, oldest first, each typed throughout; asked for when the certificate is. */
  findTests: () => readonly SavedTest[];
  /** Of how many of the latest it is at first. */
  countAtFirst: number;
  /** `null` for a test that makes none. */
  challengeOfTest: (test: SavedTest) => Challenge | null;
}) {
  const code = usePreloaded(preloadableCertificate);
  const [tests, setTests] = useState<readonly SavedTest[] | null>(null);
  return (
    <>
      <button
        type="button"
        className={button.button}
        disabled={typeof code !== "object"}
        onClick={() => setTests(findTests())}
      >
        Certificate
      </button>
      {tests && typeof code === "object" && (
        <code.CertificateDialog
          tests={tests}
          countAtFirst={countAtFirst}
          challengeOfTest={challengeOfTest}
          onClose={() => setTests(null)}
        />
      )}
    </>
  );
}
