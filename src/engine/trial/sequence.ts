/** An immutable list: an array, or one with a short tail. */
export type Sequence<Item> = readonly Item[] | TailedList<Item>;

/** A longer tail is joined to the rest. */
const maxTailLength = 256;

/**
 * Returns the sequence with some of its items replaced; a part that reaches past the end is cut off. A change
 * near the end copies the tail only, so that a key costs the same in a long text as in a short one. Any other
 * change copies the list.
 */
export function spliced<Item>(
  sequence: Sequence<Item>,
  start: number,
  removed: number,
  inserted: readonly Item[],
): Sequence<Item> {
  const { head, tail } = "head" in sequence ? sequence : { head: sequence, tail: [] };
  if (start < head.length) {
    return sequence.slice(0, start).concat(inserted, sequence.slice(start + removed));
  }
  const place = start - head.length;
  const changed = tail.slice(0, place).concat(inserted, tail.slice(place + removed));
  return changed.length > maxTailLength ? head.concat(changed) : new TailedList(head, changed);
}

/** Two arrays that read like one. */
class TailedList<Item> {
  readonly head: readonly Item[];
  readonly tail: readonly Item[];
  readonly length: number;

  constructor(head: readonly Item[], tail: readonly Item[]) {
    this.head = head;
    this.tail = tail;
    this.length = head.length + tail.length;
  }

  /** The item at an index; a negative index counts from the end. */
  at(index: number): Item | undefined {
    const place = index < 0 ? this.length + index : index;
    return place < this.head.length ? this.head[place] : this.tail[place - this.head.length];
  }

  /** A part as an array. */
  slice(start = 0, end: number = this.length): readonly Item[] {
    const { length } = this.head;
    const ofTail = this.tail.slice(Math.max(0, start - length), Math.max(0, end - length));
    return start < length ? this.head.slice(start, end).concat(ofTail) : ofTail;
  }

  [Symbol.iterator](): Iterator<Item> {
    return this.slice()[Symbol.iterator]();
  }
}
