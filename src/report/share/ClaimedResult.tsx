import { speedBand } from "../../engine/figures/speed-band.ts";
import button from "../../ui/button.module.css";
import { countText } from "../figures-format.ts";
import { SpeedScale } from "../result/SpeedScale.tsx";
import { type KeptResult, resultTexts } from "./kept-result.ts";
import { readResultCode } from "./result-link.ts";
import styles from "./share.module.css";

/** What a link claims, or that it cannot be read. */
export function ClaimedResult({ code }: { code: string }) {
  const result = readResultCode(code);
  return (
    <section className={styles.claim} aria-label="Shared result">
      {result ? (
        <h2>Someone claims this result. It was not verified.</h2>
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
      {result && <Figures result={result} />}
    </section>
  );
}

function Figures({ result }: { result: KeptResult }) {
  const { speed, range, ...figures } = resultTexts(result);
  const { title, wordsPerMinute, likelyRange, characters } = result;
  const typed = countText(characters, "character");
  return (
    <>
      <p className={styles.speed}>
        <strong>{speed}</strong> WPM, <span>{range}</span>
      </p>
      <div className={styles.scale}>
        <SpeedScale
          wordsPerMinute={wordsPerMinute}
          band={speedBand(wordsPerMinute)}
          range={likelyRange}
        />
      </div>
      <dl className={styles.figures}>
        {[figures.accuracy, figures.time, figures.errors, figures.wrongKeystrokes].map(
          ({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <p className={styles.typed}>{title === null ? typed : `${title}, ${typed}`}</p>
    </>
  );
}
