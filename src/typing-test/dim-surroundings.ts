import "../styles/surroundings.css";
import type { Milliseconds } from "../engine/trial/edit.ts";
import { subscribeWhile } from "../ui/store.ts";
import type { AttachedTest, TypingTest } from "./api.ts";
import { runningSince } from "./store.ts";

/** The page dims after this long of typing, and comes back after this long without a key. */
const delay: Milliseconds = 2_000;

/** Events that show that the visitor has turned to the rest of the page. */
const attentionEvents = ["pointermove", "pointerdown", "wheel", "focusin"];

/**
 * Dims everything around the test while the visitor types, or fades it in focus mode. It comes back on a
 * pause, on pointer or focus movement, and at the end.
 */
export function dimSurroundings({ test }: AttachedTest): () => void {
  return subscribeWhile(test, runningSince, () => dimWhileTyping(test));
}

function dimWhileTyping(test: TypingTest): () => void {
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
    // Writing the same value again would take time, too.
    if (dataset["surroundings"] !== surroundings) dataset["surroundings"] = surroundings;
  };

  const unsubscribe = test.subscribe(({ now }) => now, update);
  for (const type of attentionEvents) addEventListener(type, restore, { passive: true });
  return () => {
    unsubscribe();
    for (const type of attentionEvents) removeEventListener(type, restore);
    // After the frame of the last key, because the browser styles the whole page again.
    requestAnimationFrame(() => setTimeout(restore));
  };
}
