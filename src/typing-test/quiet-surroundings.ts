import "../styles/surroundings.css";
import type { Milliseconds } from "../engine/trial/edit.ts";
import { subscribeWhile } from "../ui/store.ts";
import type { AttachedTest, TypingTest } from "./api.ts";
import { runningSince } from "./store.ts";

/** The page turns quiet after typing for this long, and comes back after this long without a key. */
const delay: Milliseconds = 2_000;

/** Events that show that the visitor turns to the rest of the page. */
const signsOfAttention = ["pointermove", "pointerdown", "wheel", "focusin"];

/**
 * Dims everything around the test while the visitor types, or fades it in focus mode. It comes back on a
 * pause, on pointer or focus movement, and at the end.
 */
export function quietSurroundings({ test }: AttachedTest): () => void {
  return subscribeWhile(test, runningSince, () => quietWhileTyping(test));
}

function quietWhileTyping(test: TypingTest): () => void {
  const { dataset } = document.documentElement;
  let typingSince: Milliseconds | null = null;

  const restore = () => {
    typingSince = null;
    delete dataset["surroundings"];
  };
  // Called at ticks, so that keys take no longer.
  const update = () => {
    const { trial, now } = test.getState();
    const lastKey = trial.inputStream.at(-1)?.at ?? 0;
    if (now - lastKey >= delay) {
      restore();
      return;
    }
    typingSince ??= lastKey;
    const { isFocused, isDimmed } = test.options.getState();
    if (lastKey - typingSince < delay || !(isFocused || isDimmed)) return;
    const surroundings = isFocused ? "faded" : "soft";
    // Even to write the same value takes time.
    if (dataset["surroundings"] !== surroundings) dataset["surroundings"] = surroundings;
  };

  const unsubscribe = test.subscribe(({ now }) => now, update);
  for (const type of signsOfAttention) addEventListener(type, restore, { passive: true });
  return () => {
    unsubscribe();
    for (const type of signsOfAttention) removeEventListener(type, restore);
    // After the frame of the last key, because the browser styles the whole page again.
    requestAnimationFrame(() => setTimeout(restore));
  };
}
