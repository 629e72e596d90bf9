import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium } from "./chromium.ts";

/**
 * The Chromium to test with, installed where the system has none.
 *
 * @throws when none can be installed, with a sentence that says what to do.
 */
export function ensureChromium(): string {
  const chosen = process.env["CHROMIUM_PATH"];
  const found = findChromium();
  if (chosen && !found) throw new Error(`CHROMIUM_PATH names ${chosen}, which is not there.`);
  const chromium = found ?? installed(withPlaywright) ?? installed(withDebian);
  if (chromium) return chromium;
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
  run("playwright", ["install", "--no-shell", "chromium"]);
}

function withDebian(): void {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return;
  run("apt-get", ["update"]);
  run("apt-get", ["install", "--yes", "chromium"]);
}

function run(command: string, parameters: readonly string[]): void {
  console.log(`No Chromium yet: ${[command, ...parameters].join(" ")}`);
  execFileSync(command, parameters, { stdio: "inherit", shell: process.platform === "win32" });
}
