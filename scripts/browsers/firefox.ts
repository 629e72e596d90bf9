import { existsSync } from "node:fs";

/** The Firefox to test with: the one that `FIREFOX_PATH` names, or else Debian's; undefined where there is none. */
export function findFirefox(): string | undefined {
  const place = process.env["FIREFOX_PATH"] || "/usr/bin/firefox-esr";
  return existsSync(place) ? place : undefined;
}
