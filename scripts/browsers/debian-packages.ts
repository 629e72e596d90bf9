import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Whether this process may install packages of Debian or a system derived from it. */
export function canInstallPackages(): boolean {
  return existsSync("/etc/debian_version") && process.getuid?.() === 0;
}

export function installPackages(names: readonly string[]): void {
  for (const parameters of [["update"], ["install", "--yes", ...names]]) {
    console.log(`apt-get ${parameters.join(" ")}`);
    execFileSync("apt-get", parameters, { stdio: "inherit" });
  }
}
