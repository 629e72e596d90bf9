import { useEffect, useState } from "react";
import type * as ResultModule from "../report/Result.tsx";

/**
 * The code that shows a result, fetched as soon as the page is idle: before anybody can have
 * typed a passage, and without delaying the first key. Null until then, or where it cannot be fetched.
 */
export function useResult(): typeof ResultModule | null {
  const [loaded, setLoaded] = useState<typeof ResultModule | null>(null);
  useEffect(() => {
    // Not every Safari knows the idle callback.
    const whenIdle = "requestIdleCallback" in globalThis ? requestIdleCallback : setTimeout;
    whenIdle(() => {
      import("../report/Result.tsx").then(setLoaded, () => {
        // The live figures stay in its place, and they are the result's own.
      });
    });
  }, []);
  return loaded;
}
