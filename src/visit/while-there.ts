import type { Followed } from "./kept.ts";

/**
 * Has something going for as long as something else is there.
 *
 * @param find gives what has to be there, or `null`
 * @param start what it takes to start it; gives what ends it
 * @returns what ends it for good
 */
export function whileThere<State, Found>(
  { state, follow }: Followed<State>,
  find: (state: State) => Found | null,
  start: (found: Found) => () => void,
): () => void {
  let end: (() => void) | null = null;

  const look = () => {
    const found = find(state());
    if (found !== null) {
      end ??= start(found);
      return;
    }
    end?.();
    end = null;
  };

  look();
  const stop = follow(look);
  return () => {
    stop();
    end?.();
  };
}
