import type { ReactNode } from "react";

/**
 * The contents of an element that is painted without React (decision 4): they are prerendered, and in
 * the browser React leaves them alone, also where a script has painted them before it takes the page
 * over.
 */
export function painted(children: ReactNode): {
  children: ReactNode;
  suppressHydrationWarning?: boolean;
} {
  return import.meta.env.SSR ? { children } : { children: "", suppressHydrationWarning: true };
}

/** Stands in the pages themselves: to tell how far it is scrolled, a page has to be laid out. */
export const layOutScript = "scrollY";

/**
 * Has the browser lay out what stands above it while the page is still read, so that no one task lays out
 * all of it (docs/work/performance.md). Nothing to see.
 */
export function LaidOutSoFar() {
  return <span hidden {...painted(import.meta.env.SSR && <script>{layOutScript}</script>)} />;
}
