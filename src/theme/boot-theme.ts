/**
 * Puts the visitor's theme on the page before its first paint: the stored choice, or else the
 * system's. It becomes an inline script, so it must stand alone.
 */
export function bootTheme(storageKey: string): void {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(storageKey);
  } catch {
    // Storage is blocked: the system decides.
  }
  const isDark =
    stored === "dark" || (stored !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.classList.toggle("dark", isDark);
}
