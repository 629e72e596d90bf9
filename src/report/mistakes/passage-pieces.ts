import type { AlignedSpan } from "../../engine/alignment/alignment.ts";
import type { Mistake } from "../../engine/mistakes/mistakes.ts";

/** A stretch of the passage as it is drawn: right, right in the end, or one kind of mistake that was left. */
export interface PassagePiece {
  readonly kind: AlignedSpan["kind"] | "corrected";
  /** Where it begins in the presented text. */
  readonly position: number;
  /** Empty of what was typed too many. */
  readonly presented: readonly string[];
  /** Empty of what was skipped. */
  readonly typed: readonly string[];
}

/**
 * The passage in pieces, in order: the alignment with the places marked, among what is right, at which a
 * mistake was made and corrected. Skipped characters in a row are one piece, and so are extra ones.
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

/** Positions of the presented text at which a mistake was made that does not stand any more. */
function correctedPositions(mistakes: readonly Mistake[]): ReadonlySet<number> {
  const positions = new Set<number>();
  for (const { kind, position, isCorrected } of mistakes) {
    if (!isCorrected) continue;
    positions.add(position);
    if (kind === "swapped") positions.add(position + 1);
  }
  return positions;
}

/** Pieces to be drawn one after the other, and whether text was left out before and after them. */
interface PassageStretches {
  readonly stretches: readonly (readonly PassagePiece[])[];
  readonly isCutBefore: boolean;
  readonly isCutAfter: boolean;
  /** Mistakes that are not drawn since there are too many. */
  readonly undrawn: number;
}

/** Right text longer than this is left out between two mistakes, but for its ends. */
const longestRight = 70;
const keptRight = 24;

/** The stretches around mistakes, and of what is right between them only the ends where it is long. */
export function passageStretches(
  pieces: readonly PassagePiece[],
  mostMistakes: number,
): PassageStretches {
  // A mistake that was corrected past the end of what was typed has no piece.
  if (pieces.every(({ kind }) => kind === "same")) {
    return { stretches: [], isCutBefore: false, isCutAfter: false, undrawn: 0 };
  }
  const [drawn, undrawn] = firstMistakes(pieces, mostMistakes);
  const stretches: PassagePiece[][] = [[]];
  let isCutBefore = false;
  let isCutAfter = undrawn > 0;
  for (const [index, piece] of drawn.entries()) {
    if (piece.kind !== "same" || piece.presented.length <= longestRight) {
      stretches.at(-1)?.push(piece);
      continue;
    }
    const isFirst = index === 0;
    const isLast = index === drawn.length - 1;
    if (!isFirst) stretches.at(-1)?.push(beginningOf(piece));
    if (!isLast) {
      if (isFirst) stretches.at(-1)?.push(endOf(piece));
      else stretches.push([endOf(piece)]);
    }
    isCutBefore ||= isFirst;
    isCutAfter ||= isLast;
  }
  return {
    stretches: stretches.filter((stretch) => stretch.length > 0),
    isCutBefore,
    isCutAfter,
    undrawn,
  };
}

/** The pieces up to a number of mistakes, and how many mistakes are left out. */
export function firstMistakes(
  pieces: readonly PassagePiece[],
  most: number,
): readonly [readonly PassagePiece[], number] {
  let count = 0;
  const end = pieces.findIndex(({ kind }) => {
    if (kind !== "same") count += 1;
    return count > most;
  });
  if (end < 0) return [pieces, 0];
  const rest = pieces.slice(end).filter(({ kind }) => kind !== "same");
  return [pieces.slice(0, end), rest.length];
}

/** Whole words, where there are any. */
function beginningOf(piece: PassagePiece): PassagePiece {
  const kept = piece.presented.slice(0, keptRight);
  const space = kept.lastIndexOf(" ");
  return part(piece, 0, space > 0 ? space : keptRight);
}

function endOf(piece: PassagePiece): PassagePiece {
  const start = piece.presented.length - keptRight;
  const space = piece.presented.indexOf(" ", start);
  return part(piece, space < 0 ? start : space + 1, piece.presented.length);
}

function part(piece: PassagePiece, start: number, end: number): PassagePiece {
  const presented = piece.presented.slice(start, end);
  return { ...piece, position: piece.position + start, presented, typed: presented };
}
