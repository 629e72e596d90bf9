export type Theme = "light" | "dark";

/** The one key that the site ever stores, and only once the visitor has toggled the theme. */
export const themeStorageKey = "theme";

/** This visit's choice where it could not be stored. */
let unstoredChoice: Theme | null = null;

const listeners = new Set<() => void>();

/** The theme on screen. The root's class is its one home; the boot script sets it first. */
export function currentTheme(): Theme {
  return document.documentElement.classList.contains("dark") ? "dark" : "light";
}

/** Shows the other theme, and stores it as the visitor's choice where storage allows. */
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
 * Follows the system and other tabs, and calls `onChange` when the theme may have changed. Starts by
 * showing what they say: the page has been on screen for a while by then.
 */
export function followTheme(onChange: () => void): () => void {
  const system = systemDark();
  // A function of its own: one that all who follow shared would go with the first of them.
  const follow = () => showTheme();
  follow();
  listeners.add(onChange);
  system.addEventListener("change", follow);
  addEventListener("storage", follow);
  // A page kept for going back has not heard what other tabs stored meanwhile.
  addEventListener("pageshow", follow);
  return () => {
    listeners.delete(onChange);
    system.removeEventListener("change", follow);
    removeEventListener("storage", follow);
    removeEventListener("pageshow", follow);
  };
}

function showTheme(): void {
  const theme = unstoredChoice ?? storedChoice() ?? (systemDark().matches ? "dark" : "light");
  document.documentElement.classList.toggle("dark", theme === "dark");
  for (const listener of listeners) listener();
}

/** The visitor's stored choice, or `null` where there is none, or nonsense, or no storage. */
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
