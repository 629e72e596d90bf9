import { existsSync } from "node:fs";
import { findChromium } from "./chromium.ts";

/** A browser that the built site is tested in, one for each engine; or the screen reader in one. */
export interface Browser {
  readonly name: string;
  readonly isInstalled: () => boolean;
  /** Debian's packages for it. */
  readonly packages: readonly string[];
}

/** The programs that test WebKit: its driver, and an invisible display for its windows. */
export const webKitPrograms = { driver: "/usr/bin/WebKitWebDriver", display: "/usr/bin/Xvfb" };

/** What Orca needs to read a page in Firefox, besides Firefox. */
export const orcaPrograms = {
  orca: "/usr/bin/orca",
  sessionBus: "/usr/bin/dbus-daemon",
  accessibilityBus: "/usr/libexec/at-spi-bus-launcher",
  display: webKitPrograms.display,
};

export const browsers = {
  chromium: {
    name: "Chromium",
    isInstalled: () => findChromium() !== undefined,
    packages: ["chromium"],
  },
  firefox: {
    name: "Firefox",
    isInstalled: () => findFirefox() !== undefined,
    packages: ["firefox-esr"],
  },
  webkit: {
    name: "WebKit",
    isInstalled: () => areInstalled(webKitPrograms),
    packages: ["webkit2gtk-driver", "xvfb"],
  },
} satisfies Record<string, Browser>;

/** The screen reader of Linux. */
export const orca: Browser = {
  name: "The screen reader Orca",
  isInstalled: () => browsers.firefox.isInstalled() && areInstalled(orcaPrograms),
  // Without recommended packages, which are ten times as large: voices, a sound server, a desktop.
  packages: ["--no-install-recommends", "orca", "at-spi2-core", "dbus", "firefox-esr", "xvfb"],
};

/**
 * The path of the Firefox to test in: the one that `FIREFOX_PATH` names, or Debian's; undefined if there
 * is none.
 */
export function findFirefox(): string | undefined {
  const place = process.env["FIREFOX_PATH"] || "/usr/bin/firefox-esr";
  return existsSync(place) ? place : undefined;
}

function areInstalled(programs: Readonly<Record<string, string>>): boolean {
  return Object.values(programs).every((path) => existsSync(path));
}
