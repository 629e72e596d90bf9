import { preloadable, usePreloaded } from "../ui/preloadable.ts";
import type { DeferredParts } from "./deferred/deferred-parts.ts";

/** The code that the test needs soon, but not to start. */
export const deferredCode = preloadable(
  async () => (await import("./deferred/deferred-parts.ts")).deferredParts,
);

/** The code for every exercise but an English passage. */
export const pickerCode = preloadable(
  async () => (await import("./exercise-picker/exercise-picker.ts")).exercisePicker,
);

/** The deferred parts; `null` until they have loaded. */
export function useDeferredParts(): DeferredParts | null {
  const parts = usePreloaded(deferredCode);
  return typeof parts === "object" ? parts : null;
}
