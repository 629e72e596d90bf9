/**
 * Calls a function once the page has nothing else to do.
 *
 * @param patience the longest to wait for that, in milliseconds; for ever where none is given
 * @returns what calls it off
 */
export function runWhenIdle(act: () => void, patience?: number): () => void {
  // Not every Safari knows the idle callback.
  if (typeof requestIdleCallback === "function") {
    const request = requestIdleCallback(act, patience === undefined ? {} : { timeout: patience });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(act);
  return () => clearTimeout(timer);
}
