import { numberText, percentText } from "../figures-format.ts";
import type { KeyboardKey } from "./keyboard-keys.ts";
import styles from "./KeyCapPicture.module.css";
import type { Measure } from "./shading.ts";

/** From one key to the next, in units of the drawing. */
export const keyPitch = 48;

const gap = 4;
const edge = 3;
const height = keyPitch - gap;

/** A key of the keyboard: what is printed on it, how far it is filled, and the figure behind that. */
export function KeyCapPicture({
  keyOnBoard: { name, x, row, width, figures },
  measure,
  level,
  isChosen,
}: {
  keyOnBoard: KeyboardKey;
  measure: Measure;
  /** 0 to 1; `null` where the samples are too few. */
  level: number | null;
  isChosen: boolean;
}) {
  const capWidth = width * keyPitch - gap;
  const filled = (level ?? 0) * (height - 2 * edge);
  const isDue = figures.attempts > 0;
  const state = isChosen ? "chosen" : isDue ? (level === null ? "rare" : "due") : "idle";
  return (
    <g
      transform={`translate(${x * keyPitch + gap / 2} ${row * keyPitch + gap / 2})`}
      className={styles[state]}
      {...(isDue && { "data-key": figures.text })}
    >
      <rect className={styles.cap} width={capWidth} height={height} rx="7" />
      {filled > 0 && (
        <rect
          className={styles[measure]}
          x={edge}
          y={height - edge - filled}
          width={capWidth - 2 * edge}
          height={filled}
          rx="4"
        />
      )}
      <text className={styles.name} x="8" y="18">
        {name.split(" ")[0]}
      </text>
      <text className={styles.figure} x={capWidth - 6} y={height - 8}>
        {figureText(measure, figures.missedShare, figures.mean)}
      </text>
    </g>
  );
}

function figureText(measure: Measure, missedShare: number | null, mean: number | null): string {
  if (measure === "missed") return missedShare ? percentText(missedShare * 100) : "";
  return mean === null ? "" : numberText(mean);
}
