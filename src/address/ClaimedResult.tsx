import { DismissButton } from "../ui/Button.tsx";
import { FigureList } from "../ui/FigureList.tsx";
import { SpeedScale } from "../format/SpeedScale.tsx";
import { linkCode } from "../links/link-code.ts";
import { resultTexts, type SavedResult, unitOfResult } from "../format/saved-result.ts";
import { readResultCode } from "../links/result-link.ts";
import note from "../ui/note.module.css";
import styles from "./address.module.css";
import { leaveAddress, useHash } from "./page-address.ts";

/** The result in the address of the page, if there is one: its figures, or that it cannot be read. */
export function ClaimedResult() {
  const code = linkCode("r", useHash());
  if (code === null) return null;
  const result = readResultCode(code);
  return (
    <section className={styles.claim} aria-label="Shared result" translate="no">
      {result ? (
        <Figures result={result} />
      ) : (
        <p>This result link is incomplete or was changed. Ask for it again.</p>
      )}
      <DismissButton onDismiss={leaveAddress} />
    </section>
  );
}

function Figures({ result }: { result: SavedResult }) {
  const { speed, unit, range, figuresWithWords, typed } = resultTexts(result);
  const { wordsPerMinute, likelyRange } = result;
  return (
    <>
      <div className={styles.claimed}>
        <h2>
          <span className={styles.number}>{speed}</span> <span className={styles.unit}>{unit}</span>
        </h2>
        <p>
          <span className={styles.likely}>{range}</span>{" "}
          <small className={note.note}>unverified</small>
        </p>
      </div>
      <FigureList figures={[...figuresWithWords, { name: "Text", value: typed }]} />
      <SpeedScale wordsPerMinute={wordsPerMinute} range={likelyRange} unit={unitOfResult(result)} />
    </>
  );
}
