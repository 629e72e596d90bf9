export type Theme = "light" | "dark";

/** The only key that the site stores, and only after the visitor has used the theme button. */
export const themeStorageKey = "theme";

export const themeToggleId = "theme-toggle";

/** The current theme, from the root's class, which `followTheme` sets. */
export function currentTheme(): Theme {
  return document.documentElement.classList.contains("dark") ? "dark" : "light";
}

/** Calls `onChange` when the theme may have changed. Returns a cleanup function. */
export function subscribeToTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["class"] });
  return () => observer.disconnect();
}

/**
 * Sets the theme: the choice made with the theme button, here or in another tab, or else the system's.
 * Without React, so that the first frame has the theme and the button works before other code has loaded.
 * It becomes an inline script, so it cannot refer to anything outside itself.
 */
export function followTheme(storageKey: string, toggleSelector: string): void {
  const root = document.documentElement;
  const darkSystem = matchMedia("(prefers-color-scheme: dark)");
  /** This visit's choice if it could not be stored. */
  let unstoredChoice: string | null = null;

  const show = () => {
    let chosen = unstoredChoice;
    try {
      chosen ??= localStorage.getItem(storageKey);
    } catch {
      // Storage is blocked.
    }
    const isDark = chosen === "dark" || (chosen !== "light" && darkSystem.matches);
    root.classList.toggle("dark", isDark);
  };
  const toggle = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest(toggleSelector)) return;
    const chosen = root.classList.contains("dark") ? "light" : "dark";
    try {
      localStorage.setItem(storageKey, chosen);
      unstoredChoice = null;
    } catch {
      unstoredChoice = chosen;
    }
    show();
  };

  show();
  addEventListener("click", toggle);
  darkSystem.addEventListener("change", show);
  addEventListener("storage", show);
  // A page in the back/forward cache receives no storage events.
  addEventListener("pageshow", show);
}
