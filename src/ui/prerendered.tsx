import type { ReactNode } from "react";

/**
 * The contents of an element that is painted without React (decision 4). They are prerendered; in the
 * browser React leaves them alone, even if a script has painted them before hydration.
 */
export function prerenderedOnly(children: ReactNode): {
  children: ReactNode;
  suppressHydrationWarning?: boolean;
} {
  return import.meta.env.SSR ? { children } : { children: "", suppressHydrationWarning: true };
}

/** An inline script. Reading how far the page is scrolled forces a layout. */
export const layoutScript = "scrollY";

/**
 * Makes the browser lay out everything above it while it parses the page, so that no single task lays out
 * the whole page (docs/work/performance.md). Invisible.
 */
export function LayoutCheckpoint() {
  return (
    <span hidden {...prerenderedOnly(import.meta.env.SSR && <script>{layoutScript}</script>)} />
  );
}

/**
 * Returns the source of an inline script, which runs before any file has loaded. The function, and any
 * function among its arguments, can refer only to its own arguments.
 */
export function inlineScript<Values extends readonly unknown[]>(
  script: (...values: Values) => void,
  ...values: Values
): string {
  const sources = values.map((value) =>
    typeof value === "function" ? value.toString() : scriptJson(value),
  );
  return `(${script.toString()})(${sources.join(",")})`;
}

/** Returns a value as JSON that cannot end a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
