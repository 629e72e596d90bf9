/** Where lines are known to begin, in one layout. */
export interface KnownLineStarts {
  /** What decides where lines break, such as the width and the typeface; `null` while none is known. */
  readonly layout: string | null;
  /** Ascending. */
  readonly positions: readonly number[];
}

/**
 * What is known once the layout has been looked at. Another layout breaks lines elsewhere: then only
 * the start of the painted stretch still holds, since a line begins where the painted text does.
 *
 * @param found a line's start in this layout
 * @returns the same object where nothing is new.
 */
export function lineStartsIn(
  known: KnownLineStarts,
  layout: string,
  stretchStart: number,
  found: number | null,
): KnownLineStarts {
  const isSame = known.layout === null || known.layout === layout;
  const held = isSame
    ? known.positions
    : known.positions.filter((position) => position === stretchStart);
  const isNew = found !== null && found > 0 && !held.includes(found);
  if (isSame && !isNew) return known;
  const positions = isNew ? [...held, found].toSorted((one, other) => one - other) : held;
  return { layout, positions };
}

/**
 * Where the line begins that holds a character, by the browser's own layout.
 *
 * @param element what the characters are painted in, one text after the other
 * @param characters all that is painted, in order
 * @param index the character's place among them
 * @returns the place of the first character of its line
 */
export function lineStartBefore(
  element: Element,
  characters: readonly string[],
  index: number,
): number {
  const topAt = topsIn(element);
  let unit = 0;
  for (const character of characters.slice(0, index)) unit += character.length;

  const line = topAt(unit);
  for (let start = index; start > 0; start -= 1) {
    unit -= characters[start - 1]?.length ?? 0;
    if (topAt(unit) < line) return start;
  }
  return 0;
}

/** Gives the upper edge of the character at a place in an element's text, in UTF-16 code units. */
function topsIn(element: Element): (unit: number) => number {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: { readonly node: Node; readonly from: number }[] = [];
  let from = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    texts.push({ node, from });
    from += node.nodeValue?.length ?? 0;
  }
  const range = document.createRange();
  return (unit) => {
    const text = texts.findLast((candidate) => candidate.from <= unit);
    if (!text) return 0;
    range.setStart(text.node, unit - text.from);
    range.setEnd(text.node, unit - text.from + 1);
    return range.getBoundingClientRect().top;
  };
}
