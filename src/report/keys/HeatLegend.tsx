import report from "../report.module.css";
import { heatLevels, type HeatScale, levelText } from "./heat.ts";
import "./heat.css";
import styles from "./HeatLegend.module.css";

/** What the levels of heat stand for, and the looks beside them. */
export function HeatLegend({ scale }: { scale: HeatScale | null }) {
  return (
    <ul className={`${report.legend} ${styles.legend}`}>
      {scale &&
        heatLevels.map((level) => (
          <li key={level} data-heat={level || undefined}>
            {levelText(scale, level)}
          </li>
        ))}
      <li className={styles.rareSign}>under three samples</li>
    </ul>
  );
}
