import { areNeighbours } from "../../content/keyboard.ts";
import { keyboardLayouts, type LayoutName } from "../../content/keyboard-layouts.ts";
import type { Analysis } from "../../engine/analyse.ts";
import { type CauseCount, mistakeCauses } from "../../engine/mistakes/causes.ts";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { Section } from "../Section.tsx";
import { characterName, countText, numberText } from "../../format/format-figures.ts";
import { bidiIsolated } from "../../texts/right-to-left.ts";
import note from "../../ui/note.module.css";
import { Table } from "../../ui/Table.tsx";
import { DrawnPassage, passagePieces } from "./DrawnPassage.tsx";
import { causeNames, hitsText, mistakeKinds, mistakesMeaning } from "./mistakes-in-words.ts";
import styles from "./mistakes.module.css";

/** More mistakes are not drawn. */
const maxDrawn = 40;

/** The mistakes and whether they were corrected: drawn into the passage, by kind, by cause and by key. */
export function Mistakes({
  analysis,
  layout,
}: {
  analysis: Analysis;
  /** The visitor's keyboard. */
  layout: LayoutName;
}) {
  const { presented, transcribed, alignment, errorCounts, mistakes, corrections, substitutions } =
    analysis;
  const meaning = mistakesMeaning(corrections, errorCounts);
  if (mistakes.length === 0 && errorCounts.total === 0) {
    return <Section part="mistakes" meaning={meaning} />;
  }
  const pieces = passagePieces(alignment, presented, transcribed, mistakes);
  const marked = pieces.filter(({ kind }) => kind !== "same");
  const firstUndrawn = marked[maxDrawn];
  const drawn = firstUndrawn ? pieces.slice(0, pieces.indexOf(firstUndrawn)) : pieces;
  return (
    <Section part="mistakes" meaning={meaning}>
      <div className={styles.drawn}>
        <div className={styles.drawing}>
          {/* A mistake that was corrected past the end of the typed text has no piece. */}
          {marked.length > 0 && <DrawnPassage pieces={drawn} />}
          {firstUndrawn && (
            <p className={note.note}>
              {countText(marked.length - maxDrawn, "more place")} not shown.
            </p>
          )}
          {substitutions.length > 0 && <p className={note.note}>{hitsText(substitutions)}</p>}
          {mistakes.length > 0 && (
            <Disclosure name="Likely causes">
              <Causes
                causes={mistakeCauses(presented, mistakes, (one, other) =>
                  areNeighbours(keyboardLayouts[layout], one, other),
                )}
              />
            </Disclosure>
          )}
        </div>
        <MistakeKinds errorCounts={errorCounts} mistakes={mistakes} />
      </div>
    </Section>
  );
}

const maxTexts = 6;

/** The likely causes of the mistakes, with the characters or words of each. */
function Causes({ causes }: { causes: readonly CauseCount[] }) {
  return (
    <Table
      caption="Likely causes, corrected or not"
      columns={[
        { name: "Cause" },
        { name: "Letters or words", isText: true, translate: "no" },
        { name: "Times", isFigure: true },
      ]}
      rows={causes.map(({ cause, count, texts }) => ({
        key: cause,
        cells: [
          causeNames[cause],
          texts
            .slice(0, maxTexts)
            .map((text) => bidiIsolated(characterName(text)))
            .join(", ") + (texts.length > maxTexts ? " …" : ""),
          numberText(count),
        ],
      }))}
    />
  );
}

/** The legend of the drawn passage: the kinds of its mistakes, with how many were left and corrected. */
function MistakeKinds({ errorCounts, mistakes }: Pick<Analysis, "errorCounts" | "mistakes">) {
  const corrected = mistakes.filter(({ isCorrected }) => isCorrected);
  const made = mistakeKinds.filter(
    ({ kind }) => errorCounts[kind] > 0 || mistakes.some((mistake) => mistake.kind === kind),
  );
  return (
    <Table
      className={styles.kinds}
      caption={
        <>
          Marked: still wrong. <span className={styles.corrected}>Dotted</span>: corrected.
        </>
      }
      columns={[
        { name: "Mistakes" },
        { name: "Left", isFigure: true },
        { name: "Corrected", isFigure: true },
      ]}
      rows={made.map(({ kind, name, sample }) => ({
        key: kind,
        cells: [
          <>
            <span className={styles.sample} aria-hidden="true">
              <span className={styles[kind]}>{sample}</span>
            </span>
            <span>{name}</span>
          </>,
          numberText(errorCounts[kind]),
          numberText(corrected.filter((mistake) => mistake.kind === kind).length),
        ],
      }))}
    />
  );
}
