import type { Prerenderer } from "../../src/prerenderer.ts";

/** The prerenderer of a loaded `src/prerender.tsx`; loading loses its types. */
export function prerendererOf(module: unknown): Prerenderer {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (module as { readonly prerenderer: Prerenderer }).prerenderer;
}
