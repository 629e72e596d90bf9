import { existsSync } from "node:fs";
import type { Browser } from "./browsers.ts";
import { findFirefox } from "./firefox.ts";
import { webKitPrograms } from "./webkit.ts";

/** What Orca needs to read a page in Firefox, besides Firefox. */
export const orcaPrograms = {
  orca: "/usr/bin/orca",
  sessionBus: "/usr/bin/dbus-daemon",
  accessibilityBus: "/usr/libexec/at-spi-bus-launcher",
  display: webKitPrograms.display,
};

/** The screen reader of Linux. */
export const orca: Browser = {
  name: "The screen reader Orca",
  isInstalled: () =>
    findFirefox() !== undefined && Object.values(orcaPrograms).every((path) => existsSync(path)),
  // Without recommended packages, which are ten times as large: voices, a sound server, a desktop.
  packages: ["--no-install-recommends", "orca", "at-spi2-core", "dbus", "firefox-esr", "xvfb"],
};
