import { preloadable, usePreloaded } from "../ui/preloadable.ts";
import type * as DeferredParts from "./deferred/deferred-parts.ts";

/** The code that the test needs soon, but not to start. */
export const deferredCode = preloadable(() => import("./deferred/deferred-parts.ts"));

/** The code for every exercise but an English passage. */
export const pickerCode = preloadable(() => import("./exercise-picker/exercise-picker.ts"));

/** The deferred parts; `null` until they have loaded. */
export function useDeferredParts(): typeof DeferredParts | null {
  const parts = usePreloaded(deferredCode);
  return typeof parts === "object" ? parts : null;
}
