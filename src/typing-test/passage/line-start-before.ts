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
