import { existsSync } from "node:fs";

/** The programs that test WebKit: its driver, and an invisible display for its windows. */
export const webKitPrograms = { driver: "/usr/bin/WebKitWebDriver", display: "/usr/bin/Xvfb" };

/** Whether Debian's packages for both are installed. */
export function hasWebKit(): boolean {
  return Object.values(webKitPrograms).every((place) => existsSync(place));
}
