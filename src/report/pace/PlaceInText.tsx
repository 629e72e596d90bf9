import { visibleText } from "../character-name.ts";
import styles from "./PlaceInText.module.css";

/** Wider than the widest line that shows it; what does not fit is cut at both ends. */
const reach = 60;

/** One line of a text with the character at a place in its middle, marked. */
export function PlaceInText({
  graphemes,
  position,
}: {
  graphemes: readonly string[];
  position: number;
}) {
  const text = (start: number, end: number) =>
    visibleText(graphemes.slice(Math.max(0, start), end).join(""));
  return (
    <p className={styles.line} dir="auto">
      <span className={styles.before}>
        <span>{text(position - reach, position)}</span>
      </span>
      <span className={styles.here}>{text(position, position + 1)}</span>
      <span className={styles.after}>{text(position + 1, position + 1 + reach)}</span>
    </p>
  );
}
