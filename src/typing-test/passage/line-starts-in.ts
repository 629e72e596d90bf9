import type { KnownLineStarts } from "./known-line-starts.ts";

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
