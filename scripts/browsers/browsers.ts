import { findChromium } from "./chromium.ts";
import { findFirefox } from "./firefox.ts";
import { hasWebKit } from "./webkit.ts";

/** A browser that the built site is tested in, one for each engine. */
export interface Browser {
  readonly name: string;
  readonly isInstalled: () => boolean;
  /** Debian's packages for it. */
  readonly packages: readonly string[];
}

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
    isInstalled: hasWebKit,
    packages: ["webkit2gtk-driver", "xvfb"],
  },
} satisfies Record<string, Browser>;
