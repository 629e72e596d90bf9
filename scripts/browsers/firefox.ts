import { existsSync } from "node:fs";

/**
 * The path of the Firefox to test in: the one that `FIREFOX_PATH` names, or Debian's; undefined if there
 * is none.
 */
export function findFirefox(): string | undefined {
  const place = process.env["FIREFOX_PATH"] || "/usr/bin/firefox-esr";
  return existsSync(place) ? place : undefined;
}
