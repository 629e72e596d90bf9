import { firstGraphemes } from "../../texts/cut-text.ts";
import { tidySentence } from "../../texts/tidy-sentences.ts";
import type { TidyChange } from "../../texts/tidy-text.ts";
import { textDirection } from "../text-direction.ts";
import styles from "./TidiedPreview.module.css";

/** How much of the text is shown, in characters. */
const shownLength = 400;

/** A text as it will be typed, or its beginning, and what was changed to make it so. */
export function TidiedPreview({ text, changes }: { text: string; changes: readonly TidyChange[] }) {
  const beginning = firstGraphemes(text, shownLength);
  return (
    <div className={styles.preview}>
      <p>{`This is what you will type${changes.length > 0 ? ", tidied" : ""}:`}</p>
      <blockquote dir={textDirection(beginning)} translate="no">
        {beginning}
        {beginning.length < text.length && " …"}
      </blockquote>
      {changes.length > 0 && (
        <ul>
          {changes.map((change) => (
            <li key={change.kind}>{tidySentence(change)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
