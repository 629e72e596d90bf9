import { use } from "react";
import type { AlignedSpan } from "../../engine/alignment/alignment.ts";
import { classifyRun } from "../../engine/mistakes/causes.ts";
import type { Mistake } from "../../engine/mistakes/mistakes.ts";
import { TextLanguage } from "../../ui/text-language.ts";
import { mistakeMade } from "./mistakes-in-words.ts";
import styles from "./mistakes.module.css";

/** The passage with its mistakes drawn in, and "…" for long correct text. */
export function DrawnPassage({ pieces }: { pieces: readonly PassagePiece[] }) {
  return (
    <p className={styles.passage} dir="auto" lang={use(TextLanguage)} translate="no">
      {pieces.map((piece) =>
        piece.kind === "same" ? (
          withLineMarks(elidedText(piece.presented))
        ) : (
          <Piece key={`${piece.kind} ${piece.position}`} {...piece} kind={piece.kind} />
        ),
      )}
    </p>
  );
}

function Piece({
  kind,
  presented,
  typed,
}: PassagePiece & { kind: Exclude<PassagePiece["kind"], "same"> }) {
  const isReplaced = kind === "substituted" || kind === "swapped";
  const made = kind === "corrected" ? kind : mistakeMade[kind](presented.join(""), typed.join(""));
  return (
    <>
      <span className={styles[kind]} aria-hidden={kind !== "corrected"}>
        {isReplaced ? (
          // The typed characters are above those meant.
          <ruby>
            {withSpaceMarks(presented)}
            <rt>{withSpaceMarks(typed)}</rt>
          </ruby>
        ) : (
          withSpaceMarks(kind === "inserted" ? typed : presented)
        )}
      </span>
      <span className="visually-hidden" translate="yes">
        {` (${made}) `}
      </span>
    </>
  );
}

function withLineMarks(text: string): string {
  return text.replaceAll("\n", "↵\n");
}

/** Shows the spaces of a mistake. */
function withSpaceMarks(graphemes: readonly string[]): string {
  return withLineMarks(graphemes.join("").replaceAll(" ", "·"));
}

/** A segment of the passage as it is drawn: correct at once, corrected, or one kind of mistake that was left. */
export interface PassagePiece {
  readonly kind: AlignedSpan["kind"] | "corrected";
  /** Where it begins in the presented text. */
  readonly position: number;
  /** Empty if the typed characters are extra. */
  readonly presented: readonly string[];
  /** Empty if the characters are missing. */
  readonly typed: readonly string[];
}

/**
 * The passage in pieces, in order: the alignment, with the corrected characters as pieces of their own.
 * Only wrong and swapped characters in a row are not joined. Missing and extra words are where `mistakeCauses`
 * finds them.
 */
export function passagePieces(
  alignment: readonly AlignedSpan[],
  presented: readonly string[],
  transcribed: readonly string[],
  mistakes: readonly Mistake[],
): readonly PassagePiece[] {
  const corrected = new Set(
    mistakes
      .filter(({ isCorrected }) => isCorrected)
      .flatMap(({ kind, position }) =>
        kind === "swapped" ? [position, position + 1] : [position],
      ),
  );
  const pieces: DrawnPiece[] = [];

  function add(kind: PassagePiece["kind"], meant: readonly string[], typed: readonly string[]) {
    const last = pieces.at(-1);
    if (last?.kind === kind && kind !== "substituted" && kind !== "swapped") {
      last.presented.push(...meant);
      last.typed.push(...typed);
      return;
    }
    const position = last ? last.position + last.presented.length : 0;
    pieces.push({ kind, position, presented: [...meant], typed: [...typed] });
  }

  for (const { kind, presented: meant, transcribed: typed } of alignment) {
    if (kind !== "same") {
      add(kind, presented.slice(meant.start, meant.end), transcribed.slice(typed.start, typed.end));
      continue;
    }
    for (let position = meant.start; position < meant.end; position += 1) {
      const text = presented.slice(position, position + 1);
      add(corrected.has(position) ? "corrected" : "same", text, text);
    }
  }
  for (const index of pieces.keys()) moveToWord(pieces, index, presented);
  return pieces.filter(({ presented: meant, typed }) => meant.length + typed.length > 0);
}

interface DrawnPiece extends PassagePiece {
  position: number;
  readonly presented: string[];
  readonly typed: string[];
}

/** Moves missing or extra text right, past correct text, to where it is a word. */
function moveToWord(pieces: readonly DrawnPiece[], index: number, presented: readonly string[]) {
  const [before, piece, after] = [-1, 0, 1].map((offset) => pieces[index + offset]);
  if (piece?.kind !== "omitted" && piece?.kind !== "inserted") return;
  const text = piece.kind === "omitted" ? piece.presented : piece.typed;
  const found = classifyRun(presented, piece.kind, piece.position, text);
  if (!found || before?.kind !== "same" || after?.kind !== "same") return;
  if (after.presented.length < found.moved) return;
  // One by one, because there can be too many characters for arguments.
  for (const character of after.presented.splice(0, found.moved)) text.push(character);
  after.typed.splice(0, found.moved);
  for (const character of text.splice(0, found.moved)) {
    before.presented.push(character);
    before.typed.push(character);
  }
  piece.position += found.moved;
  after.position += found.moved;
}

/** Longer correct text is shortened to its ends. */
const maxCorrectLength = 70;
const endLength = 24;

/** The text of a correct piece as it is drawn: of a long one only the whole words at its ends, with "…". */
export function elidedText(text: readonly string[]): string {
  if (text.length <= maxCorrectLength) return text.join("");
  const start = text.slice(0, endLength);
  const end = text.slice(-endLength);
  const lastSpace = start.lastIndexOf(" ");
  const before = start.slice(0, lastSpace > 0 ? lastSpace : endLength).join("");
  return `${before} … ${end.slice(end.indexOf(" ") + 1).join("")}`;
}
