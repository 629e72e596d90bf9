import type { Trial } from "../../engine/trial/trial.ts";
import styles from "./ReplayedField.module.css";
import { pageAround } from "./text-page.ts";

/** What stood in the field, with the caret where the last edit left it. */
export function ReplayedField({ trial, caret }: { trial: Trial; caret: number }) {
  const { presented, transcribed } = trial;
  const { graphemes } = transcribed;
  const { start, end } = pageAround(graphemes, caret);
  const room = pageAround(presented, graphemes.length);
  return (
    <div className={styles.field}>
      <p className={styles.label}>In the field</p>
      <p className={styles.text} dir="auto">
        {start > 0 && "… "}
        {graphemes.slice(start, caret).join("")}
        <span className={styles.caret} />
        {graphemes.slice(caret, end).join("")}
        {end < graphemes.length && "…"}
      </p>
      {/* Holds the room that the text will fill, so that nothing below it moves. */}
      <p className={styles.room} dir="auto" aria-hidden="true">
        {presented.slice(room.start, room.end).join("")}
      </p>
    </div>
  );
}
