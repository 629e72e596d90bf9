declare global {
  interface Window {
    problems: string[];
  }
}

/**
 * Runs in a page: records its console messages, which WebKit's driver does not report.
 *
 * Messages and policy violations before the load are missed.
 */
export function recordProblems(): void {
  const problems: string[] = [];
  window.problems = problems;
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    problems.push(`${violatedDirective} refuses ${blockedURI}`),
  );
  addEventListener("error", ({ message }) => {
    // Harmless: the browser calls the observer again in the next frame. Chromium does not log it at all.
    if (!message.startsWith("ResizeObserver loop completed")) problems.push(message);
  });
  addEventListener("unhandledrejection", ({ reason }) => problems.push(String(reason)));
  for (const level of ["debug", "log", "info", "warn", "error"] as const) {
    Reflect.set(console, level, (...parts: unknown[]) => problems.push(parts.join(" ")));
  }
}

/** Runs in a page: returns the messages recorded since the last call, and the requests to other hosts. */
export function takeProblems(): readonly string[] {
  const foreign = performance
    .getEntriesByType("resource")
    .filter(({ name }) => !name.startsWith(`${location.origin}/`))
    .map(({ name }) => `asks ${name}`);
  performance.clearResourceTimings();
  return [...window.problems.splice(0), ...foreign];
}
