import { use } from "react";
import { likelyRangeMeaning } from "../content/likely-range.ts";
import { site } from "../content/site.ts";
import { KeyCap } from "../ui/KeyCap.tsx";
import { numberText } from "../format/format-figures.ts";
import { FigureList } from "../ui/FigureList.tsx";
import { SpeedScale } from "../format/SpeedScale.tsx";
import { TextLanguage } from "../ui/text-language.ts";
import type { Certificate } from "./certificate.ts";
import type { QrCode } from "./qr-code.ts";
import printed from "../ui/printed-alone.module.css";
import styles from "./certificate.module.css";

/** The one page that is printed. */
export function CertificateSheet({
  certificate,
  name,
  code,
}: {
  certificate: Certificate;
  /** Empty for a line to write it on. */
  name: string;
  code: QrCode | null;
}) {
  const { heading, deed, date, wordsPerMinute, range, rangeText, band, figures } = certificate;
  const { beginning, rows, earlier } = certificate;
  const language = use(TextLanguage);
  return (
    <article className={`${styles.sheet} ${printed.alone}`} translate="no">
      <p className={styles.brand}>
        <KeyCap>{site.name.charAt(0).toLowerCase()}</KeyCap>
        {site.name}
      </p>
      <h3>{heading}</h3>
      <p className={styles.person}>
        <bdi>{name}</bdi>
      </p>
      <p className={styles.deed}>
        {deed} {date}
      </p>
      <div className={styles.speed}>
        <p>
          <strong>{numberText(wordsPerMinute)}</strong> <span>WPM</span>
        </p>
        <p>{rangeText}</p>
      </div>
      <div className={styles.scale}>
        <SpeedScale wordsPerMinute={wordsPerMinute} band={band} range={range} />
      </div>
      <FigureList figures={figures} className={styles.figures} />
      {beginning !== null && (
        <blockquote className={styles.text} dir="auto" lang={language}>
          {beginning}
        </blockquote>
      )}
      {rows.length > 0 && <TestsOfCertificate rows={rows} earlier={earlier} />}
      <div className={styles.foot}>
        <div>
          <p>
            <strong>Not verified.</strong> The speed was measured in the browser of whoever typed;
            nobody watched, and it could have been changed. This sheet is for learning, and is no
            proof of a qualification.
          </p>
          <p>
            WPM are words per minute, a word being five characters, with the errors left in.{" "}
            {range && likelyRangeMeaning} {site.name}, {new URL(site.origin).host}
          </p>
        </div>
        {code && <ChallengeCode code={code} />}
      </div>
    </article>
  );
}

function TestsOfCertificate({ rows, earlier }: Pick<Certificate, "rows" | "earlier">) {
  return (
    <table className={styles.tests}>
      <thead>
        <tr>
          <th scope="col">Test</th>
          <th scope="col">Day</th>
          <th scope="col">WPM</th>
          <th scope="col">Accuracy</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, date, speed, accuracy }, index) => (
          // Rows never change places, and two tests may have all of this in common.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            <th scope="row">{title}</th>
            <td>{date}</td>
            <td>{speed}</td>
            <td>{accuracy}</td>
          </tr>
        ))}
      </tbody>
      {earlier > 0 && (
        <tfoot>
          <tr>
            <td colSpan={4}>and {numberText(earlier)} earlier</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function ChallengeCode({ code: { size, path } }: { code: QrCode }) {
  return (
    <figure className={styles.code}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
        <path d={path} />
      </svg>
      <figcaption>Can you beat it? Point a camera here to type the same text.</figcaption>
    </figure>
  );
}
