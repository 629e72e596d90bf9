export type Theme = "light" | "dark";

/** The only key that the site stores, and only after the visitor has used the theme button. */
export const themeStorageKey = "theme";

/** This visit's choice if it could not be stored. */
let unstoredChoice: Theme | null = null;

const listeners = new Set<() => void>();

/** The current theme, from the root's class, which `bootTheme` sets first. */
export function currentTheme(): Theme {
  return document.documentElement.classList.contains("dark") ? "dark" : "light";
}

/** Switches to the other theme, and stores it if the browser allows. */
export function toggleTheme(): void {
  const theme = currentTheme() === "dark" ? "light" : "dark";
  try {
    localStorage.setItem(themeStorageKey, theme);
    unstoredChoice = null;
  } catch {
    unstoredChoice = theme;
  }
  showTheme();
}

/**
 * Applies the theme of system and other tabs, at once and when it changes.
 *
 * @param onChange called when the theme may have changed
 * @returns a cleanup function
 */
export function subscribeToTheme(onChange: () => void): () => void {
  const system = systemDark();
  // A function per subscriber: a shared listener would be removed with the first of them.
  const update = () => showTheme();
  update();
  listeners.add(onChange);
  system.addEventListener("change", update);
  addEventListener("storage", update);
  // A page in the back/forward cache receives no storage events.
  addEventListener("pageshow", update);
  return () => {
    listeners.delete(onChange);
    system.removeEventListener("change", update);
    removeEventListener("storage", update);
    removeEventListener("pageshow", update);
  };
}

/**
 * Sets the theme before the first paint: the stored choice, or else the system's. It becomes an inline
 * script, so it cannot refer to anything outside itself.
 */
export function bootTheme(storageKey: string): void {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(storageKey);
  } catch {
    // Storage is blocked.
  }
  const isDark =
    stored === "dark" || (stored !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.classList.toggle("dark", isDark);
}

function showTheme(): void {
  const theme = unstoredChoice ?? storedChoice() ?? (systemDark().matches ? "dark" : "light");
  document.documentElement.classList.toggle("dark", theme === "dark");
  for (const listener of listeners) listener();
}

/** The visitor's stored choice, or `null` if there is none, it is invalid, or storage is blocked. */
function storedChoice(): Theme | null {
  try {
    const stored = localStorage.getItem(themeStorageKey);
    return stored === "dark" || stored === "light" ? stored : null;
  } catch {
    return null;
  }
}

function systemDark(): MediaQueryList {
  return matchMedia("(prefers-color-scheme: dark)");
}
