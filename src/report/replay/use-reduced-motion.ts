import { useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

/** Whether the visitor asks for less motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

function subscribe(onChange: () => void): () => void {
  const preference = matchMedia(query);
  preference.addEventListener("change", onChange);
  return () => preference.removeEventListener("change", onChange);
}
