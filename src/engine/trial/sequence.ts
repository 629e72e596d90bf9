/** An immutable list: an array, or chunks. */
export interface Sequence<Item> extends Iterable<Item> {
  readonly length: number;
  readonly chunks?: readonly (readonly Item[])[];
  /** The item at an index; a negative index counts from the end. */
  at(index: number): Item | undefined;
  /** A part as an array. */
  slice(start?: number, end?: number): readonly Item[];
}

/** A chunk that grows beyond this length is split. */
const longestChunk = 512;

/**
 * Returns the sequence with some of its items replaced; a part that reaches past the end is cut off. The
 * result shares all but one chunk with the original, so a change copies some hundreds of references,
 * however long the sequence is.
 */
export function spliced<Item>(
  sequence: Sequence<Item>,
  start: number,
  removed: number,
  inserted: readonly Item[],
): Sequence<Item> {
  const chunks = sequence.chunks ?? inChunks(Array.from(sequence));
  const tail = chunks.at(-1) ?? [];
  const isAppended = start === sequence.length && inserted.length > 0;
  if (isAppended && tail.length + inserted.length <= longestChunk) {
    return new ChunkedList(
      chunks.slice(0, -1).concat([tail.concat(inserted)]),
      start + inserted.length,
    );
  }
  // Searches from the end, where most keys type.
  let last = chunks.length;
  let end = sequence.length;
  while (last > 0 && end - lengthOf(chunks[last - 1]) >= start + removed) {
    last -= 1;
    end -= lengthOf(chunks[last]);
  }
  let first = last;
  let from = end;
  while (first > 0 && from >= start) {
    first -= 1;
    from -= lengthOf(chunks[first]);
  }
  const touched = joined(chunks.slice(first, last));
  const changed = touched
    .slice(0, start - from)
    .concat(inserted, touched.slice(start - from + removed));
  return new ChunkedList(
    chunks.slice(0, first).concat(inChunks(changed), chunks.slice(last)),
    from + changed.length + sequence.length - end,
  );
}

class ChunkedList<Item> implements Sequence<Item> {
  readonly chunks: readonly (readonly Item[])[];
  readonly length: number;

  constructor(chunks: readonly (readonly Item[])[], length: number) {
    this.chunks = chunks;
    this.length = length;
  }

  at(index: number): Item | undefined {
    const place = index < 0 ? this.length + index : index;
    return this.slice(place, place + 1)[0];
  }

  slice(start = 0, end: number = this.length): readonly Item[] {
    const parts: (readonly Item[])[] = [];
    let from = this.length;
    for (let index = this.chunks.length - 1; from > start && index >= 0; index -= 1) {
      const chunk = this.chunks[index] ?? [];
      from -= chunk.length;
      if (from < end) parts.push(chunk.slice(Math.max(0, start - from), end - from));
    }
    return joined(parts.toReversed());
  }

  [Symbol.iterator](): Iterator<Item> {
    return this.slice()[Symbol.iterator]();
  }
}

/** `flat` takes ten times as long. */
function joined<Item>(parts: readonly (readonly Item[])[]): readonly Item[] {
  const [first = [], ...others] = parts;
  return others.length === 0 ? first : first.concat(...others);
}

function lengthOf(chunk: readonly unknown[] | undefined): number {
  return chunk?.length ?? 0;
}

function inChunks<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  if (items.length <= longestChunk) return items.length > 0 ? [items] : [];
  return Array.from({ length: Math.ceil(items.length / longestChunk) }, (_, index) =>
    items.slice(index * longestChunk, (index + 1) * longestChunk),
  );
}
