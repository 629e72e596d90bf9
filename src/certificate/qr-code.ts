import { encode } from "uqr";

/** A code as a picture: dark squares of side 1 in a square of this size, with the quiet zone around. */
export interface QrCode {
  readonly size: number;
  /** The `d` of an SVG path. */
  readonly path: string;
}

/** Squares of a quiet zone, as ISO/IEC 18004 asks for. */
const quiet = 4;

/**
 * So many squares a side can still be told apart on paper: 0.4 mm each where the code is 40 mm wide.
 * Version 20, for which a link may have 858 bytes.
 */
const largestVersion = 20;

/** @returns `null` for a text that would make a code too fine to be read off paper. */
export function qrCodeOf(text: string): QrCode | null {
  try {
    const { size, data } = encode(text, { ecc: "L", border: quiet, maxVersion: largestVersion });
    return { size, path: data.flatMap(rowPath).join("") };
  } catch {
    return null;
  }
}

/** Each run of dark squares as one rectangle. */
function rowPath(row: readonly boolean[], y: number): readonly string[] {
  return row.flatMap((isDark, x) => {
    if (!isDark || row[x - 1] === true) return [];
    const end = row.indexOf(false, x);
    const length = (end < 0 ? row.length : end) - x;
    return `M${x} ${y}h${length}v1h-${length}z`;
  });
}
