import { use } from "react";
import type { Mistake } from "../../engine/mistakes/mistakes.ts";
import { mistakeMade } from "./mistakes-in-words.ts";
import { TextLanguage } from "../../ui/text-language.ts";
import styles from "./mistakes.module.css";
import { elidedText, type PassagePiece } from "./passage-pieces.ts";

/** The passage with its mistakes drawn in, and "…" for long correct text. */
export function DrawnPassage({
  pieces,
  isCut,
}: {
  pieces: readonly PassagePiece[];
  /** Whether the passage goes on after the last piece. */
  isCut: boolean;
}) {
  return (
    <p className={styles.passage} dir="auto" lang={use(TextLanguage)}>
      {pieces.map((piece, index) =>
        piece.kind === "same" ? (
          withLineMarks(
            elidedText(piece.presented, {
              isFirst: index === 0,
              isLast: index === pieces.length - 1,
            }),
          )
        ) : (
          <Piece key={`${piece.kind} ${piece.position}`} {...piece} kind={piece.kind} />
        ),
      )}
      {isCut && " …"}
    </p>
  );
}

function Piece({
  kind,
  presented,
  typed,
}: PassagePiece & { kind: Exclude<PassagePiece["kind"], "same"> }) {
  if (kind === "corrected") {
    return (
      <>
        <span className={styles.corrected}>{withSpaceMarks(presented)}</span>
        <span className="visually-hidden"> (corrected) </span>
      </>
    );
  }
  const made = mistakeMade[kind](presented.join(""), typed.join(""));
  return (
    <>
      <span className={styles[kind]} aria-hidden="true">
        <Drawn kind={kind} presented={presented} typed={typed} />
      </span>
      <span className="visually-hidden"> ({made}) </span>
    </>
  );
}

/** The characters of a mistake: those meant, with the typed ones above them if there are both. */
function Drawn({
  kind,
  presented,
  typed,
}: {
  kind: Mistake["kind"];
  presented: readonly string[];
  typed: readonly string[];
}) {
  if (kind === "inserted") return withSpaceMarks(typed);
  if (kind === "omitted") return withSpaceMarks(presented);
  return (
    <ruby>
      {withSpaceMarks(presented)}
      <rt>{withSpaceMarks(typed)}</rt>
    </ruby>
  );
}

function withLineMarks(text: string): string {
  return text.replaceAll("\n", "↵\n");
}

/** Shows the spaces of a mistake. */
function withSpaceMarks(graphemes: readonly string[]): string {
  return withLineMarks(graphemes.join("").replaceAll(" ", "·"));
}
