import { existsSync } from "node:fs";
import { chromium, type LaunchOptions } from "playwright";

/**
 * Features that tests do without: the pages that each window prepares below its address bar, and a
 * process prepared for the next page. They take longer to start than a page of the site.
 */
const unneeded = ["SpareRendererForSitePerProcess", "WebUIOmniboxAimPopup", "WebUIOmniboxPopup"];

/** The features that Playwright disables, as far as they matter here: Chromium reads only the last list. */
const disabledByPlaywright = [
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

/**
 * How every test and command starts Chromium: the full browser, as visitors have it, but without
 * requests to its vendor and without a graphics card.
 */
export function chromiumOptions({
  switches = [],
  disabledFeatures = [],
}: {
  readonly switches?: readonly string[];
  readonly disabledFeatures?: readonly string[];
} = {}): LaunchOptions {
  const disabled = [...disabledFeatures, ...unneeded, ...disabledByPlaywright];
  return {
    executablePath: findChromium() ?? chromium.executablePath(),
    args: [
      "--disable-gpu",
      "--disable-quic",
      "--disable-sync",
      `--disable-features=${disabled.join(",")}`,
      ...switches,
    ],
  };
}

/** The first Chromium found: the one that `CHROMIUM_PATH` names, or the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  return foundChromiums()[0];
}

/** All Chromiums found, the first choice first. */
export function foundChromiums(): readonly string[] {
  const chosen = process.env["CHROMIUM_PATH"];
  const paths = chosen
    ? [chosen]
    : [...chromiumPaths(process.platform, process.env), chromium.executablePath()];
  return paths.filter((path) => existsSync(path));
}

/** Where systems install a Chromium, the first choice first. */
export function chromiumPaths(
  platform: NodeJS.Platform,
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  if (platform === "darwin") return macPaths;
  if (platform !== "win32") return linuxPaths;
  return ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"]
    .map((name) => environment[name])
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => windowsPaths.map((path) => `${folder}\\${path}`));
}

const linuxPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
];

const macPaths = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const windowsPaths = [
  "Chromium\\Application\\chrome.exe",
  "Google\\Chrome\\Application\\chrome.exe",
  "Microsoft\\Edge\\Application\\msedge.exe",
];
