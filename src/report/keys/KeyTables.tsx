import type { KeyboardLayout } from "../../content/keyboard.ts";
import {
  type PracticeMetrics,
  mostMissed,
  slowest,
} from "../../engine/practice/practice-metrics.ts";
import { characterName } from "../character-name.ts";
import { setApart } from "../../texts/right-to-left.ts";
import { countText, intervalText, numberText, shareText } from "../../format/format-figures.ts";
import { Table } from "../../ui/Table.tsx";
import { isSameFinger } from "./fingers.ts";
import type { KeyboardKey } from "./keyboard-keys.ts";
import report from "../report.module.css";
import styles from "./keys.module.css";
import type { Measure } from "./heat.ts";

/** How many are named in each list. */
const most = 5;

/** The slowest and most missed characters and pairs, and what to make of them. */
export function PracticeLists({
  layout,
  letters,
  pairs,
  wordStarts,
}: {
  layout: KeyboardLayout;
  letters: readonly PracticeMetrics[];
  pairs: readonly PracticeMetrics[];
  wordStarts: PracticeMetrics;
}) {
  const slowestPairs = slowest(pairs, most);
  const ofOneFinger = slowestPairs.filter(({ text }) => isSameFinger(layout, text));
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
        <PracticeTable caption="Slowest pairs" measure="slow" figures={slowestPairs} />
      </div>
      <p className={report.note}>
        {wordStarts.mean !== null &&
          `The first character of a word took ${intervalText(wordStarts.mean)} on average, over ${countText(wordStarts.samples, "word")}; it is counted apart, since thinking of the word takes its share. `}
        {ofOneFinger.length > 0 &&
          `On this keyboard one finger types both keys of ${ofOneFinger.map(({ text }) => setApart(characterName(text))).join(", ")}, which takes time whoever types. `}
        A character or pair is listed from three samples on. So few say little: look for what comes
        back in the next tests.
      </p>
    </>
  );
}

/** The slowest or most missed characters or pairs, worst first, each with the samples it rests on. */
function PracticeTable({
  caption,
  measure,
  figures,
}: {
  caption: string;
  measure: Measure;
  figures: readonly PracticeMetrics[];
}) {
  if (figures.length === 0) {
    return (
      <div className={styles.practice}>
        <p>{caption}</p>
        <p className={report.note}>
          {measure === "missed" ? "None, as far as the samples tell." : "Too few samples."}
        </p>
      </div>
    );
  }
  return (
    <Table
      className={styles.practice}
      isHeadHidden
      caption={caption}
      columns={[
        { name: "Characters" },
        { name: measure === "missed" ? "Share missed" : "Mean time" },
        { name: "Samples" },
      ]}
      rows={figures.map(({ text, mean, samples, missed, attempts, missedShare }) => ({
        key: text,
        cells:
          measure === "missed"
            ? [
                characterName(text),
                shareText(missedShare ?? 0),
                `${numberText(missed)} of ${numberText(attempts)}`,
              ]
            : [characterName(text), intervalText(mean ?? 0), countText(samples, "sample")],
      }))}
    />
  );
}

/** What the picture shows: every key that was due, row by row. */
export function KeyTable({ keys }: { keys: readonly KeyboardKey[] }) {
  return (
    <Table
      caption="Keys of the passage, from the top row to the space bar"
      columns={[{ name: "Key" }, { name: "Missed" }, { name: "Share" }, { name: "Mean time" }]}
      rows={keys
        .filter(({ figures }) => figures.attempts > 0)
        .map(({ name, figures: { text, samples, mean, attempts, missed, missedShare } }) => ({
          key: text,
          cells: [
            name,
            `${numberText(missed)} of ${numberText(attempts)}`,
            missedShare === null ? "too few" : shareText(missedShare),
            mean === null ? "too few" : `${intervalText(mean)} (${countText(samples, "sample")})`,
          ],
        }))}
    />
  );
}
