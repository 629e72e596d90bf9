/**
 * Calls a function when the browser is idle.
 *
 * @param patience the longest wait in milliseconds; unlimited if not given
 * @returns a function that cancels it
 */
export function runWhenIdle(act: () => void, patience?: number): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === "function") {
    const request = requestIdleCallback(act, patience === undefined ? {} : { timeout: patience });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(act);
  return () => clearTimeout(timer);
}
