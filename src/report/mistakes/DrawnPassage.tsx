import { use } from "react";
import type { Mistake } from "../../engine/mistakes/mistakes.ts";
import { mistakeMade } from "./mistakes-in-words.ts";
import { TextLanguage } from "../../ui/text-language.ts";
import styles from "./mistakes.module.css";
import type { PassagePiece } from "./passage-pieces.ts";

/** The passage with its mistakes drawn in, "…" standing for what is left out. */
export function DrawnPassage({
  stretches,
  isCutBefore,
  isCutAfter,
}: {
  stretches: readonly (readonly PassagePiece[])[];
  isCutBefore: boolean;
  isCutAfter: boolean;
}) {
  return (
    <p className={styles.passage} dir="auto" lang={use(TextLanguage)} data-marked>
      {isCutBefore && <Elision text="… " />}
      {stretches.map((pieces, index) => (
        <span key={pieces[0]?.position}>
          {index > 0 && <Elision text=" … " />}
          {pieces.map((piece) => (
            <Piece key={`${piece.kind} ${piece.position}`} {...piece} />
          ))}
        </span>
      ))}
      {isCutAfter && <Elision text=" …" />}
    </p>
  );
}

function Piece({ kind, presented, typed }: PassagePiece) {
  if (kind === "same") return withLineMarks(presented);
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

/** The characters of a mistake: what was meant, with what was typed above it where both are there. */
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

function Elision({ text }: { text: string }) {
  return <span className={styles.elision}>{text}</span>;
}

function withLineMarks(graphemes: readonly string[]): string {
  return graphemes.join("").replaceAll("\n", "↵\n");
}

/** A space that matters is shown. */
function withSpaceMarks(graphemes: readonly string[]): string {
  return withLineMarks(graphemes.map((character) => (character === " " ? "·" : character)));
}
