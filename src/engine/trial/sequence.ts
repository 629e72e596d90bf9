/** A list that is read and never changed: an array, or one kept in chunks. */
export interface Sequence<Item> extends Iterable<Item> {
  readonly length: number;
  readonly chunks?: readonly (readonly Item[])[];
  /** The item at an index, counted from the end where that is negative. */
  at(index: number): Item | undefined;
  /** A part as an array. */
  slice(start?: number, end?: number): readonly Item[];
}

/** Chunks are split where they grow beyond this. */
const longestChunk = 512;

/**
 * The sequence with some of its items given way to others; a part that reaches past the end is cut. It
 * shares all but a chunk with the one before, so that a change of a long one costs no more than one of
 * a short one: some hundreds of references are copied, however long it is.
 */
export function spliced<Item>(
  sequence: Sequence<Item>,
  start: number,
  removed: number,
  inserted: readonly Item[],
): Sequence<Item> {
  const before: (readonly Item[])[] = [];
  const after: (readonly Item[])[] = [];
  const lead: Item[] = [];
  const tail: Item[] = [];
  let from = 0;
  for (const chunk of sequence.chunks ?? inChunks(Array.from(sequence))) {
    const end = from + chunk.length;
    if (end < start) before.push(chunk);
    else if (from >= start + removed) after.push(chunk);
    else {
      lead.push(...chunk.slice(0, Math.max(0, start - from)));
      tail.push(...chunk.slice(Math.max(0, start + removed - from)));
    }
    from = end;
  }
  return new ChunkedList([...before, ...inChunks([...lead, ...inserted, ...tail]), ...after]);
}

class ChunkedList<Item> implements Sequence<Item> {
  readonly chunks: readonly (readonly Item[])[];
  readonly length: number;

  constructor(chunks: readonly (readonly Item[])[]) {
    this.chunks = chunks;
    this.length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  }

  at(index: number): Item | undefined {
    const place = index < 0 ? this.length + index : index;
    return this.slice(place, place + 1)[0];
  }

  slice(start = 0, end: number = this.length): readonly Item[] {
    let from = 0;
    const parts: (readonly Item[])[] = [];
    for (const chunk of this.chunks) {
      const to = from + chunk.length;
      if (to > start && from < end) parts.push(chunk.slice(Math.max(0, start - from), end - from));
      from = to;
    }
    return parts.flat();
  }

  [Symbol.iterator](): Iterator<Item> {
    return this.slice()[Symbol.iterator]();
  }
}

function inChunks<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / longestChunk) }, (_, index) =>
    items.slice(index * longestChunk, (index + 1) * longestChunk),
  );
}
