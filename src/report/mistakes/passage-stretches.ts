import type { PassagePiece } from "./passage-pieces.ts";

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
