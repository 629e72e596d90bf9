declare global {
  interface Window {
    complaints: string[];
  }
}

/**
 * Runs in a page: records its console messages, which WebKit's driver does not report.
 *
 * Messages and policy violations before the load are missed.
 */
export function noteComplaints(): void {
  const complaints: string[] = [];
  window.complaints = complaints;
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    complaints.push(`${violatedDirective} refuses ${blockedURI}`),
  );
  addEventListener("error", ({ message }) => {
    // Harmless: the browser calls the observer again in the next frame. Chromium does not log it at all.
    if (!message.startsWith("ResizeObserver loop completed")) complaints.push(message);
  });
  addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
  for (const level of ["debug", "log", "info", "warn", "error"] as const) {
    Reflect.set(console, level, (...parts: unknown[]) => complaints.push(parts.join(" ")));
  }
}

/** Runs in a page: returns the messages recorded since the last call, and the requests to other hosts. */
export function takeComplaints(): readonly string[] {
  const foreign = performance
    .getEntriesByType("resource")
    .filter(({ name }) => !name.startsWith(`${location.origin}/`))
    .map(({ name }) => `asks ${name}`);
  performance.clearResourceTimings();
  return [...window.complaints.splice(0), ...foreign];
}
