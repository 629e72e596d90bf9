export type Theme = "light" | "dark";

/** The only key that the site stores, and only after the visitor has used the theme button. */
export const themeStorageKey = "theme";

export const themeToggleId = "theme-toggle";

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
  const subscription = new AbortController();
  const { signal } = subscription;
  // A function per subscriber: a shared listener would be removed with the first of them.
  const update = () => showTheme();
  update();
  listeners.add(onChange);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", update, { signal });
  addEventListener("storage", update, { signal });
  // A page in the back/forward cache receives no storage events.
  addEventListener("pageshow", update, { signal });
  return () => {
    listeners.delete(onChange);
    subscription.abort();
  };
}

/**
 * Sets the theme: the stored choice, or else the system's. Before the first paint it runs as an inline
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

/**
 * Handles the theme button until React does, which with a slow connection takes a while. It becomes an
 * inline script, so it cannot refer to anything outside itself.
 */
export function toggleThemeEarly(storageKey: string, toggleId: string): void {
  const handle = (event: Event) => {
    const toggle = document.getElementById(toggleId);
    // Only React sets `aria-pressed`, because the prerendered page does not know the theme.
    const isEarly = toggle && !toggle.hasAttribute("aria-pressed");
    if (!isEarly || !(event.target instanceof Node && toggle.contains(event.target))) return;
    // React may be about to hydrate the button, and would toggle it again.
    event.stopPropagation();
    const isDark = document.documentElement.classList.toggle("dark");
    try {
      localStorage.setItem(storageKey, isDark ? "dark" : "light");
    } catch {
      // Storage is blocked, so the choice lasts until React shows the button.
    }
  };
  addEventListener("click", handle, true);
}

function showTheme(): void {
  if (unstoredChoice) document.documentElement.classList.toggle("dark", unstoredChoice === "dark");
  else bootTheme(themeStorageKey);
  for (const listener of listeners) listener();
}
