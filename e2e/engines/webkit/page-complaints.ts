declare global {
  interface Window {
    complaints: string[];
  }
}

/**
 * Run in a page: has it note what it says on the console. The driver of WebKit tells nothing of that.
 *
 * What it said, and what the policy refused, before it was loaded is missed.
 */
export function noteComplaints(): void {
  const complaints: string[] = [];
  window.complaints = complaints;
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    complaints.push(`${violatedDirective} refuses ${blockedURI}`),
  );
  addEventListener("error", ({ message }) => complaints.push(message));
  addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
  for (const level of ["debug", "log", "info", "warn", "error"] as const) {
    Reflect.set(console, level, (...parts: unknown[]) => complaints.push(parts.join(" ")));
  }
}

/** Run in a page: what was noted since this was last asked, and what the page asked of other hosts. */
export function takeComplaints(): readonly string[] {
  const foreign = performance
    .getEntriesByType("resource")
    .filter(({ name }) => !name.startsWith(`${location.origin}/`))
    .map(({ name }) => `asks ${name}`);
  performance.clearResourceTimings();
  return [...window.complaints.splice(0), ...foreign];
}
