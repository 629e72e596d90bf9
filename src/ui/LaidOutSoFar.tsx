import { painted } from "./painted.ts";

/** Stands in the pages themselves: to tell how far it is scrolled, a page has to be laid out. */
export const layOutScript = "scrollY";

/**
 * Has the browser lay out what stands above it while the page is still read, so that no one task lays out
 * all of it (docs/work/performance.md). Nothing to see.
 */
export function LaidOutSoFar() {
  return <span hidden {...painted(import.meta.env.SSR && <script>{layOutScript}</script>)} />;
}
