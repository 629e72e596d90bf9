/**
 * Calls a function when the browser is idle, or after the timeout, because a busy page may never be idle.
 *
 * @param timeout in milliseconds
 * @returns a function that cancels it
 */
export function runWhenIdle(act: () => void, timeout: number): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === "function") {
    const request = requestIdleCallback(act, { timeout });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(act);
  return () => clearTimeout(timer);
}
