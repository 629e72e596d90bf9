import type { Browser } from "./browsers.ts";
import { canInstallPackages, installPackages } from "./debian-packages.ts";

/**
 * Installs the browsers that are missing.
 *
 * @throws where this is not Debian's root, with a sentence that says what to do.
 */
export function installBrowsers(browsers: readonly Browser[]): void {
  const missing = browsers.filter(({ isInstalled }) => !isInstalled());
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
