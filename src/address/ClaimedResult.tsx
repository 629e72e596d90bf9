import { useState } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import { speedBand } from "../engine/metrics/speed-band.ts";
import button from "../ui/button.module.css";
import { FigureList } from "../ui/FigureList.tsx";
import { SpeedScale } from "../format/SpeedScale.tsx";
import { resultMark } from "../links/link-marks.ts";
import { type SavedResult, resultTexts } from "../format/saved-result.ts";
import { readResultCode } from "../links/result-link.ts";
import styles from "./ClaimedResult.module.css";

/**
 * The result that the address of the page claims, where it claims one.
 *
 * A claim stays when the address comes to name a place on the page, as the skip link makes it; it goes
 * when the address has no `#` part any more.
 */
export function Claim() {
  const hash = useLocationProperty(readHash, () => "");
  const [read, setRead] = useState<{ hash: string; code: string | null }>({ hash: "", code: null });

  const code = hash === read.hash ? read.code : claimedBy(hash, read.code);
  if (hash !== read.hash) setRead({ hash, code });

  return code === null ? null : <ClaimedResult code={code} />;
}

function readHash(): string {
  return location.hash;
}

function claimedBy(hash: string, before: string | null): string | null {
  if (hash.startsWith(resultMark)) return hash.slice(resultMark.length);
  return hash === "" ? null : before;
}

/** What a link claims, or that it cannot be read. */
export function ClaimedResult({ code }: { code: string }) {
  const result = readResultCode(code);
  return (
    <section className={styles.claim} aria-label="Shared result" translate="no">
      {result ? (
        <Figures result={result} />
      ) : (
        <p>This link holds no result that can be read: it was cut off or changed.</p>
      )}
      <button
        type="button"
        className={button.button}
        onClick={({ currentTarget }) => {
          // Before the button goes, or focus would go with it.
          currentTarget.closest("main")?.focus({ preventScroll: true });
          history.replaceState(history.state, "", location.pathname + location.search);
        }}
      >
        Dismiss
      </button>
    </section>
  );
}

function Figures({ result }: { result: SavedResult }) {
  const { speed, range, figures, typed } = resultTexts(result);
  const { wordsPerMinute, likelyRange } = result;
  return (
    <>
      <div className={styles.claimed}>
        <h2>
          <span className={styles.number}>{speed}</span> <span className={styles.unit}>WPM</span>
        </h2>
        <p>
          <span className={styles.likely}>{range}</span>{" "}
          <small>as claimed by the sender, not verified</small>
        </p>
      </div>
      <FigureList figures={[...figures, { name: "Text", value: typed }]} />
      <SpeedScale
        wordsPerMinute={wordsPerMinute}
        band={speedBand(wordsPerMinute)}
        range={likelyRange}
      />
    </>
  );
}
