import type { TimeSpan } from "./stalls.ts";

/**
 * A time during a trial in which its page could not be typed in as usual, on the clock of the edits:
 * it was out of sight (another tab, a locked screen), or it stood still (sleep, a busy machine).
 */
export interface Interruption extends TimeSpan {
  readonly kind: "hidden" | "stalled";
}
