/** Fetches what the test needs soon, but not to start: once, however often it is called. */
export async function loadLater() {
  return (await import("./later.ts")).later;
}
