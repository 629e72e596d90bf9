import type { Browser } from "../browsers/browsers.ts";
import { nothing, type Tally } from "./tally.ts";

/**
 * Says which browser is not there, and counts that: as nothing, since its tests are skipped, or as a
 * failure where every browser is wanted.
 */
export function tallyOfMissing(
  { name, isInstalled }: Browser,
  isEveryBrowserWanted: boolean,
): Tally {
  if (isInstalled()) return nothing;
  if (!isEveryBrowserWanted) {
    console.log(`${name} is not installed: its tests are skipped.`);
    return nothing;
  }
  console.error(`${name} is not installed.`);
  return { passed: 0, failed: 1 };
}
