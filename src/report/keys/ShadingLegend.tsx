import { intervalText, shareText } from "../figures-format.ts";
import legend from "../legend.module.css";
import type { Extent, Measure } from "./shading.ts";
import styles from "./ShadingLegend.module.css";

/** What an empty, a full and a dashed key mean. */
export function ShadingLegend({ measure, extent }: { measure: Measure; extent: Extent | null }) {
  return (
    <ul className={`${legend.legend} ${styles.legend}`}>
      {extent && (
        <>
          <li className={styles.empty}>
            {measure === "missed" ? "never missed" : `fastest key, ${intervalText(extent.low)}`}
          </li>
          {extent.high > extent.low && (
            <li className={styles[measure]}>
              {measure === "missed"
                ? `most missed key, ${shareText(extent.high)}`
                : `slowest key, ${intervalText(extent.high)}`}
            </li>
          )}
        </>
      )}
      <li className={styles.rare}>fewer than three samples</li>
    </ul>
  );
}
