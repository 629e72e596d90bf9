import { useSyncExternalStore } from "react";
import { Button } from "../ui/Button.tsx";
import { currentTheme, subscribeToTheme, themeToggleId } from "./theme.ts";

/** The button that `followTheme` listens to. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, () => null);
  return (
    <Button
      look="icon"
      id={themeToggleId}
      className="needs-scripts"
      aria-label="Dark theme"
      aria-pressed={theme ? theme === "dark" : undefined}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M12 4a8 8 0 0 0 0 16z" fill="currentColor" />
      </svg>
    </Button>
  );
}
