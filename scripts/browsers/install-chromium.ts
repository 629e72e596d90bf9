import { execFileSync } from "node:child_process";
import { findChromium } from "./chromium.ts";
import { canInstallPackages, installPackages } from "./debian-packages.ts";

/**
 * Sees to it that there is a Chromium to test with, and installs one where the system has none.
 *
 * @throws when none can be installed, with a sentence that says what to do.
 */
export function ensureChromium(): void {
  const chosen = process.env["CHROMIUM_PATH"];
  const found = findChromium();
  if (chosen && !found) throw new Error(`CHROMIUM_PATH names ${chosen}, which is not there.`);
  if (found ?? installed(withPlaywright) ?? installed(withDebian)) return;
  throw new Error(
    "There is no Chromium and none could be installed: install Chromium or Google Chrome, or set CHROMIUM_PATH to one.",
  );
}

function installed(install: () => void): string | undefined {
  try {
    install();
  } catch {
    return undefined; // The command has said why on the terminal.
  }
  return findChromium();
}

function withPlaywright(): void {
  const parameters = ["install", "--no-shell", "chromium"];
  console.log(`No Chromium yet: playwright ${parameters.join(" ")}`);
  execFileSync("playwright", parameters, {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
}

function withDebian(): void {
  if (canInstallPackages()) installPackages(["chromium", "chromium-headless-shell"]);
}
