/**
 * The sentence of a frame with choices in braces, such as `The {cat|dog} sat down.`
 *
 * @param choose a whole number from 0 on for the choice at a place of the frame; it is taken modulo
 *   the number of options
 */
export function fillFrame(
  frame: string,
  choose: (place: number, options: number) => number,
): string {
  let place = 0;
  return frame.replaceAll(/\{([^}]*)\}/g, (_braces, listed: string) => {
    const options = listed.split("|");
    const chosen = choose(place, options.length) % options.length;
    place += 1;
    return options[chosen] ?? "";
  });
}
