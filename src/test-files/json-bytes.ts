/** How far some bytes of JSON in UTF-8 have been read. */
export interface JsonReader {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  at: number;
}

export function jsonReader(bytes: Uint8Array, at: number): JsonReader {
  return { bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.length), at };
}

/** What may be written, to be compared four bytes at a time. */
export interface Written {
  readonly length: number;
  readonly fours: Int32Array;
  /** The last one to three. */
  readonly rest: Uint8Array;
}

export function written(text: string): Written {
  const bytes = new TextEncoder().encode(text);
  const view = new DataView(bytes.buffer);
  const fours = Int32Array.from({ length: bytes.length >> 2 }, (_, index) =>
    view.getInt32(index * 4),
  );
  return { length: bytes.length, fours, rest: bytes.slice(fours.length * 4) };
}

/** @returns `undefined` for what is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads on over what is expected. @returns whether it stands there */
export function passes(reader: JsonReader, { length, fours, rest }: Written): boolean {
  const { bytes, view, at } = reader;
  if (at + length > bytes.length) return false;
  for (let index = 0; index < fours.length; index += 1) {
    if (view.getInt32(at + index * 4) !== fours[index]) return false;
  }
  const from = at + fours.length * 4;
  for (let index = 0; index < rest.length; index += 1) {
    if (bytes[from + index] !== rest[index]) return false;
  }
  reader.at = at + length;
  return true;
}

const [lineFeed, quote, minus, point, zero, nine, backslash] = [10, 34, 45, 46, 48, 57, 92];

/**
 * Reads a number of at most eight digits and three decimals: both sides of the quotient are exact, so
 * that it is the one that `JSON.parse` has.
 *
 * @returns not a number for anything else
 */
export function numberAt(reader: JsonReader): number {
  const { bytes } = reader;
  const isNegative = bytes[reader.at] === minus;
  const from = isNegative ? reader.at + 1 : reader.at;
  let at = from;
  let whole = 0;
  let byte = bytes[at] ?? 0;
  for (; byte >= zero && byte <= nine; byte = bytes[at] ?? 0) {
    whole = whole * 10 + (byte - zero);
    at += 1;
  }
  if (at === from || at - from > 8 || (at - from > 1 && bytes[from] === zero)) return Number.NaN;
  let scale = 1;
  if (byte === point) {
    at += 1;
    byte = bytes[at] ?? 0;
    for (; byte >= zero && byte <= nine && scale <= 1000; byte = bytes[at] ?? 0) {
      whole = whole * 10 + (byte - zero);
      scale *= 10;
      at += 1;
    }
    if (scale === 1 || scale > 1000) return Number.NaN;
  }
  reader.at = at;
  const size = scale === 1 ? whole : whole / scale;
  return isNegative ? -size : size;
}

/** Reads letters, digits and underscores. @returns how many there are */
export function passesWord(reader: JsonReader): number {
  const { bytes, at } = reader;
  let end = at;
  while (isOfWord(bytes[end] ?? 0)) end += 1;
  reader.at = end;
  return end - at;
}

function isOfWord(byte: number): boolean {
  // Either case of a letter differs by this bit alone.
  const lower = byte | 32;
  return (lower >= 97 && lower <= 122) || (byte >= zero && byte <= nine) || byte === 95;
}

/** Texts of at most four bytes, by them: those of most edits, of which there are few. */
const shortTexts = new Map<number, string>();
const mostShortTexts = 10_000;

/** Reads a text between quotation marks. @returns `null` for anything else */
export function textAt(reader: JsonReader): string | null {
  const { bytes, at } = reader;
  if (bytes[at] !== quote) return null;
  let end = at + 1;
  let short = 0;
  while (bytes[end] !== quote) {
    if (end >= bytes.length || bytes[end] === lineFeed) return null;
    const length = bytes[end] === backslash ? 2 : 1;
    for (let each = 0; each < length; each += 1) short = short * 256 + (bytes[end + each] ?? 0);
    end += length;
  }
  reader.at = end + 1;
  const isShort = end - at <= 5;
  const known = isShort ? shortTexts.get(short) : undefined;
  if (known !== undefined) return known;
  const text = parsed(decoder.decode(bytes.subarray(at, end + 1)));
  if (typeof text !== "string") return null;
  if (isShort && shortTexts.size < mostShortTexts) shortTexts.set(short, text);
  return text;
}

const decoder = new TextDecoder();
