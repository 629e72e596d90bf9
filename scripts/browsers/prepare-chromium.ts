import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { chromiumOptions, foundChromiums } from "./chromium.ts";
import { canInstallPackages, installPackages } from "./debian-packages.ts";

/**
 * Finds a Chromium that starts, installs one if there is none, and sets `CHROMIUM_PATH` to it for the
 * programs that run after this one.
 *
 * @returns its version and path.
 * @throws if no Chromium starts, with a sentence that says what to do.
 */
export async function prepareChromium(): Promise<string> {
  const chosen = process.env["CHROMIUM_PATH"];
  if (chosen && !existsSync(chosen)) {
    throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
  }
  const started = await firstThatStarts();
  if (started) return started;
  if (chosen) throw new Error(`${chosen}, which CHROMIUM_PATH names, does not start.`);
  const isRoot = canInstallPackages();
  const withPlaywright = () => installWithPlaywright(isRoot);
  for (const install of isRoot ? [installWithDebian, withPlaywright] : [withPlaywright]) {
    try {
      install();
    } catch {
      continue; // The command has printed the reason.
    }
    const installed = await firstThatStarts();
    if (installed) return installed;
  }
  throw new Error(
    foundChromiums().length > 0
      ? `${foundChromiums().at(-1)} does not start, most likely because libraries of the system are missing. This installs them: sudo npx playwright install-deps chromium`
      : "Chromium was not found and could not be installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH.",
  );
}

async function firstThatStarts(): Promise<string | undefined> {
  for (const path of foundChromiums()) {
    const version = await versionOf(path);
    if (version === undefined) continue;
    process.env["CHROMIUM_PATH"] = path;
    return `Chromium ${version}, ${path}`;
  }
  return undefined;
}

/** @returns undefined if the program does not start as a browser. */
async function versionOf(executablePath: string): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({ ...chromiumOptions(), executablePath });
    const version = browser.version();
    await browser.close();
    return version;
  } catch {
    return undefined;
  }
}

/** Debian's package installs the libraries, too; Ubuntu has no package of that name. */
function installWithDebian(): void {
  installPackages(["chromium"]);
}

function installWithPlaywright(isRoot: boolean): void {
  const parameters = ["install", "--no-shell", ...(isRoot ? ["--with-deps"] : []), "chromium"];
  console.log(`playwright ${parameters.join(" ")}`);
  execFileSync("playwright", parameters, {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
}
