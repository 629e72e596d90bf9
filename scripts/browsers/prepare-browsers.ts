import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { type Browser, browsers } from "./browsers.ts";
import { chromiumOptions, foundChromiums } from "./chromium.ts";

/**
 * Prepares the browsers to test in, and prints which Chromium that is and what is missing.
 *
 * @param isEveryBrowserWanted whether to install Firefox and WebKit, too.
 * @returns the names of the browsers without which the tests fail.
 */
export async function prepareBrowsers(isEveryBrowserWanted: boolean): Promise<readonly string[]> {
  const others = [browsers.firefox, browsers.webkit];
  const missing: string[] = [];
  try {
    console.log(await prepareChromium());
  } catch (problem) {
    printProblem(problem);
    missing.push(browsers.chromium.name);
  }
  try {
    if (isEveryBrowserWanted) installBrowsers(others);
  } catch (problem) {
    printProblem(problem);
  }
  for (const { name } of others.filter(({ isInstalled }) => !isInstalled())) {
    console.log(`${name} is not installed: its tests are left out.`);
    if (isEveryBrowserWanted) missing.push(name);
  }
  return missing;
}

/** Prints the message of a problem without its stack, and makes the script exit as failed. */
function printProblem(problem: unknown): void {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}

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
  // Debian's package installs the libraries, too; Ubuntu has no package of that name.
  const withDebian = () => installPackages(browsers.chromium.packages);
  const withPlaywright = () => installWithPlaywright(isRoot);
  for (const install of isRoot ? [withDebian, withPlaywright] : [withPlaywright]) {
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
    try {
      const browser = await chromium.launch({ ...chromiumOptions(), executablePath: path });
      const version = browser.version();
      await browser.close();
      process.env["CHROMIUM_PATH"] = path;
      return `Chromium ${version}, ${path}`;
    } catch {
      // It does not start as a browser.
    }
  }
  return undefined;
}

function installWithPlaywright(isRoot: boolean): void {
  const parameters = ["install", "--no-shell", ...(isRoot ? ["--with-deps"] : []), "chromium"];
  console.log(`playwright ${parameters.join(" ")}`);
  execFileSync("playwright", parameters, {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
}

/**
 * Installs the browsers that are missing.
 *
 * @throws unless this is Debian and its root, with a sentence that says what to do.
 */
export function installBrowsers(wanted: readonly Browser[]): void {
  const missing = wanted.filter(({ isInstalled }) => !isInstalled());
  const packages = missing.flatMap((browser) => browser.packages);
  if (packages.length === 0) return;
  if (!canInstallPackages()) {
    const names = missing.map(({ name }) => name).join(" and ");
    throw new Error(
      `${names} must be installed: on Debian, as root, by apt-get install ${packages.join(" ")}.`,
    );
  }
  installPackages(packages);
}

/** Whether this process may install packages of Debian or a system derived from it. */
function canInstallPackages(): boolean {
  return existsSync("/etc/debian_version") && process.getuid?.() === 0;
}

function installPackages(names: readonly string[]): void {
  for (const parameters of [["update"], ["install", "--yes", ...names]]) {
    console.log(`apt-get ${parameters.join(" ")}`);
    execFileSync("apt-get", parameters, { stdio: "inherit" });
  }
}
