import { useState } from "react";
import type { Challenge } from "../race/challenge-link.ts";
import { kindOfTest, type SavedTest } from "../test-files/stored-test.ts";
import button from "../ui/button.module.css";
import { preloadable, usePreloaded } from "../ui/preloadable.ts";

/** In a chunk of its own, because nothing else draws QR codes. */
export const certificateDialog = preloadable(() => import("./CertificateDialog.tsx"));

/** Of the name on a certificate, in characters. */
export const longestName = 60;

/** A certificate has at most this many of the latest tests. */
const mostTests = 100;

/** The button that opens a certificate of the latest tests of one kind. */
export function OfferCertificate<Test extends Pick<SavedTest, "title">>({
  findTests,
  savedTestOf,
  countAtFirst,
  challengeOfTest,
}: {
  /** Returns at least one test, oldest first, each typed throughout. */
  findTests: () => readonly Test[];
  savedTestOf: (test: Test) => SavedTest;
  /** The number of the latest tests chosen at first. */
  countAtFirst: number;
  /** Returns `null` for a test that makes no challenge. */
  challengeOfTest: (test: SavedTest) => Challenge | null;
}) {
  const code = usePreloaded(certificateDialog);
  const [tests, setTests] = useState<readonly SavedTest[] | null>(null);
  return (
    <>
      <button
        type="button"
        className={button.button}
        disabled={typeof code !== "object"}
        onClick={() => setTests(latestOfOneKind(findTests()).map(savedTestOf))}
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

/** Tests of different kinds have no meaningful average. */
export function latestOfOneKind<Test extends Pick<SavedTest, "title" | "keyboardLabel">>(
  tests: readonly Test[],
): readonly Test[] {
  const latest = tests.at(-1);
  const kind = latest && kindOfTest(latest);
  return tests.filter((test) => kindOfTest(test) === kind).slice(-mostTests);
}
