import {
  mostMissed,
  type PracticeFigures,
  slowest,
} from "../../engine/practice/practice-figures.ts";
import { countText, intervalText } from "../figures-format.ts";
import { PracticeTable } from "./PracticeTable.tsx";
import styles from "./PracticeLists.module.css";

/** How many are named in each list. */
const most = 5;

/** The slowest and most missed characters and pairs, and what to make of them. */
export function PracticeLists({
  letters,
  pairs,
  wordStarts,
}: {
  letters: readonly PracticeFigures[];
  pairs: readonly PracticeFigures[];
  wordStarts: PracticeFigures;
}) {
  return (
    <>
      <div className={styles.lists}>
        <PracticeTable
          caption="Most missed characters"
          measure="missed"
          figures={mostMissed(letters, most)}
        />
        <PracticeTable
          caption="Slowest characters"
          measure="slow"
          figures={slowest(letters, most)}
        />
        <PracticeTable
          caption="Most missed pairs"
          measure="missed"
          figures={mostMissed(pairs, most)}
        />
        <PracticeTable caption="Slowest pairs" measure="slow" figures={slowest(pairs, most)} />
      </div>
      <p className={styles.note}>
        {wordStarts.mean !== null &&
          `The first character of a word took ${intervalText(wordStarts.mean)} on average, over ${countText(wordStarts.samples, "word")}; it is counted apart, since thinking of the word takes its share. `}
        A character or pair is listed from three samples on. So few say little: look for what comes
        back in the next tests.
      </p>
    </>
  );
}
