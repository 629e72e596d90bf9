import { useEffect, useState } from "react";

/** Whether the page has come to rest since it was opened. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    // Not every Safari knows the idle callback.
    const whenIdle = "requestIdleCallback" in globalThis ? requestIdleCallback : setTimeout;
    whenIdle(() => setIsIdle(true));
  }, []);
  return isIdle;
}
