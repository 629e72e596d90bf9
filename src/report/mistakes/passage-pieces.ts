import type { AlignedSpan } from "../../engine/alignment/alignment.ts";
import type { Mistake } from "../../engine/mistakes/mistakes.ts";

/** A segment of the passage as it is drawn: correct at once, corrected, or one kind of mistake that was left. */
export interface PassagePiece {
  readonly kind: AlignedSpan["kind"] | "corrected";
  /** Where it begins in the presented text. */
  readonly position: number;
  /** Empty if the typed characters are extra. */
  readonly presented: readonly string[];
  /** Empty if the characters were skipped. */
  readonly typed: readonly string[];
}

/**
 * The passage in pieces, in order: the alignment, with the corrected characters as pieces of their own.
 * Skipped characters in a row are one piece, and so are extra ones.
 */
export function passagePieces(
  alignment: readonly AlignedSpan[],
  presented: readonly string[],
  transcribed: readonly string[],
  mistakes: readonly Mistake[],
): readonly PassagePiece[] {
  const corrected = correctedPositions(mistakes);
  const pieces: Growing[] = [];

  function add(kind: PassagePiece["kind"], meant: readonly string[], typed: readonly string[]) {
    const last = pieces.at(-1);
    if (last?.kind === kind && isJoined(kind)) {
      last.presented.push(...meant);
      last.typed.push(...typed);
      return;
    }
    const position = last ? last.position + last.presented.length : 0;
    pieces.push({ kind, position, presented: [...meant], typed: [...typed] });
  }

  for (const { kind, presented: meant, transcribed: stands } of alignment) {
    if (kind !== "same") {
      add(
        kind,
        presented.slice(meant.start, meant.end),
        transcribed.slice(stands.start, stands.end),
      );
      continue;
    }
    let from = meant.start;
    while (from < meant.end) {
      const isCorrected = corrected.has(from);
      let to = from + 1;
      while (to < meant.end && corrected.has(to) === isCorrected) to += 1;
      const text = presented.slice(from, to);
      add(isCorrected ? "corrected" : "same", text, text);
      from = to;
    }
  }
  return pieces;
}

interface Growing extends PassagePiece {
  readonly presented: string[];
  readonly typed: string[];
}

function isJoined(kind: PassagePiece["kind"]): boolean {
  return kind === "omitted" || kind === "inserted";
}

/** Positions of the presented text at which a mistake was made and corrected. */
function correctedPositions(mistakes: readonly Mistake[]): ReadonlySet<number> {
  const positions = new Set<number>();
  for (const { kind, position, isCorrected } of mistakes) {
    if (!isCorrected) continue;
    positions.add(position);
    if (kind === "swapped") positions.add(position + 1);
  }
  return positions;
}

/** Longer correct text between two mistakes is shortened to its ends. */
const longestCorrect = 70;
const endLength = 24;

/**
 * The text of a correct piece as it is drawn: of a long one only the whole words beside the mistakes
 * before and after it, and "…" for the rest.
 */
export function elidedText(
  text: readonly string[],
  { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
): string {
  if (text.length <= longestCorrect) return text.join("");
  const start = text.slice(0, endLength);
  const end = text.slice(-endLength);
  const lastSpace = start.lastIndexOf(" ");
  const before = isFirst
    ? ""
    : `${start.slice(0, lastSpace > 0 ? lastSpace : endLength).join("")} `;
  const after = isLast ? "" : ` ${end.slice(end.indexOf(" ") + 1).join("")}`;
  return `${before}…${after}`;
}
