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
