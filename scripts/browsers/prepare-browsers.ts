import { type Browser, browsers } from "./browsers.ts";
import { canInstallPackages, installPackages } from "./debian-packages.ts";
import { prepareChromium } from "./prepare-chromium.ts";

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
