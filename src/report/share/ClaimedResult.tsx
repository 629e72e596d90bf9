import { speedBand } from "../../engine/figures/speed-band.ts";
import button from "../../ui/button.module.css";
import { FigureList } from "../../figures/FigureList.tsx";
import { SpeedScale } from "../../figures/SpeedScale.tsx";
import { type KeptResult, resultTexts } from "../../links/kept-result.ts";
import { readResultCode } from "../../links/result-link.ts";
import styles from "./share.module.css";

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

function Figures({ result }: { result: KeptResult }) {
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
