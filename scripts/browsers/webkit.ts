import { existsSync } from "node:fs";

/** What WebKit is tested with: its driver, and a display for its windows that nobody sees. */
export const webKitPrograms = { driver: "/usr/bin/WebKitWebDriver", display: "/usr/bin/Xvfb" };

/** Whether Debian's packages with both are installed. */
export function hasWebKit(): boolean {
  return Object.values(webKitPrograms).every((place) => existsSync(place));
}
