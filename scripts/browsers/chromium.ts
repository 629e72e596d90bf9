import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** Arguments for every browser that tests start: nothing that talks to its maker, no graphics card. */
export const chromiumArguments = ["--disable-gpu", "--disable-quic", "--disable-sync"];

/** What Playwright itself switches off of what matters here. */
const offAnyway = [
  "AimEnabled",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "DialMediaRouteProvider",
  "GlobalMediaControls",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "Translate",
];

/** Of two such lists Chromium obeys the last alone, so that this one has Playwright's own too. */
function without(features: readonly string[]): string[] {
  return [...chromiumArguments, `--disable-features=${[...features, ...offAnyway].join(",")}`];
}

/**
 * The same for Chromium with its window: without the two pages that each window keeps ready below its
 * address bar, which take longer to come up than a page of the site does.
 */
export const chromiumWindowArguments = without(["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"]);

/**
 * The same for measuring: without what Chromium does in some pages alone, as the lot falls. Where it
 * watches the links of a page, most layouts have it make one more frame.
 */
export const chromiumBenchArguments = without(["NavigationPredictor"]);

/**
 * The Chromium to test with: the one that `CHROMIUM_PATH` names, or else one that the system has, or
 * else Playwright's own.
 *
 * @returns undefined where there is none yet.
 */
export function findChromium(): string | undefined {
  const chosen = process.env["CHROMIUM_PATH"];
  const places = chosen
    ? [chosen]
    : [...chromiumPlaces(process.platform, process.env), chromium.executablePath()];
  return places.find((place) => existsSync(place));
}

/**
 * The Chromium to test pages with: Debian's without a window, which opens a page for less than half of
 * the processor's time, or else the one of `findChromium`, which is also the one that `CHROMIUM_PATH`
 * names.
 */
export function findChromiumForPages(): string | undefined {
  const isChosen = Boolean(process.env["CHROMIUM_PATH"]);
  return !isChosen && existsSync(withoutWindow) ? withoutWindow : findChromium();
}

const withoutWindow = "/usr/lib/chromium/chromium-headless-shell";

/** Where a Chromium may stand on a system, the first choice first. */
export function chromiumPlaces(
  platform: NodeJS.Platform,
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  if (platform === "darwin") return macPlaces;
  if (platform !== "win32") return linuxPlaces;
  return ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"]
    .map((name) => environment[name])
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => windowsPlaces.map((place) => `${folder}\\${place}`));
}

const linuxPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
];

const macPlaces = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const windowsPlaces = [
  "Chromium\\Application\\chrome.exe",
  "Google\\Chrome\\Application\\chrome.exe",
  "Microsoft\\Edge\\Application\\msedge.exe",
];
