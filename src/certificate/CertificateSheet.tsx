import { use } from "react";
import { likelyRangeMeaning } from "../content/promises.ts";
import { site } from "../content/site.ts";
import { KeyCap } from "../ui/KeyCap.tsx";
import { FigureList } from "../ui/FigureList.tsx";
import { SpeedScale } from "../format/SpeedScale.tsx";
import { TextLanguage } from "../ui/text-language.ts";
import type { Certificate } from "./certificate.ts";
import type { QrCode } from "./challenge-code.ts";
import printed from "../ui/printed-alone.module.css";
import styles from "./certificate.module.css";

/** The certificate as one printed page. */
export function CertificateSheet({
  certificate,
  name,
  code,
}: {
  certificate: Certificate;
  /** If empty, the sheet has a line to write it on. */
  name: string;
  code: QrCode | null;
}) {
  const { kind, speed, unit, wordsPerMinute, range, beginning } = certificate;
  return (
    <article className={`${styles.sheet} ${printed.alone}`} translate="no">
      <p className={styles.brand}>
        <KeyCap>{site.name.charAt(0).toLowerCase()}</KeyCap>
        {site.name}
      </p>
      <h3>{certificate.heading}</h3>
      <p className={styles.person}>
        <bdi>{name}</bdi>
      </p>
      <p className={styles.statement}>
        {certificate.statement}{" "}
        {kind !== null && (
          <>
            (<bdi>{kind}</bdi>){" "}
          </>
        )}
        {certificate.date}
      </p>
      <div className={styles.speed}>
        <p>
          <strong>{speed}</strong> <span>{unit.name}</span>
        </p>
        <p>{certificate.rangeText}</p>
      </div>
      <SpeedScale wordsPerMinute={wordsPerMinute} range={range} unit={unit} />
      <FigureList figures={certificate.figures} className={styles.figures} />
      {beginning !== null && (
        <blockquote className={styles.text} dir="auto" lang={use(TextLanguage)}>
          {beginning}
        </blockquote>
      )}
      <div className={styles.foot}>
        <div>
          <p>
            <strong>Unverified.</strong> The speed was measured in the typist’s own browser.{" "}
            {site.name} did not supervise the test, and the figures could have been changed. This
            certificate is for learning and does not prove a qualification.
          </p>
          <p>
            WPM means words per minute. Five characters, right or wrong, count as one word.{" "}
            {range && likelyRangeMeaning} {site.name}, {new URL(site.origin).host}
          </p>
        </div>
        {code && (
          <figure className={styles.code}>
            <svg
              viewBox={`0 0 ${code.size} ${code.size}`}
              aria-hidden="true"
              shapeRendering="crispEdges"
            >
              <path d={code.path} />
            </svg>
            <figcaption>Can you beat it? Scan to type the same text.</figcaption>
          </figure>
        )}
      </div>
    </article>
  );
}
