import { preloadable, usePreloaded } from "../ui/preloadable.ts";

/** The code that the test needs soon, but not to start. */
export const deferredCode = preloadable(() => import("./deferred/deferred-parts.ts"));

/** The code for every exercise but an English passage. */
export const pickerCode = preloadable(() => import("./exercise-picker/exercise-picker.ts"));

/** The deferred parts once they have loaded. */
export function useDeferredParts() {
  return usePreloaded(deferredCode);
}
