import { useEffect, useState } from "react";
import type { Milliseconds } from "../engine/trial/edit.ts";

const tick: Milliseconds = 100;

/** The time by the clock that events are stamped with, refreshed every 100 ms while running. */
export function useTick(isRunning: boolean): Milliseconds {
  const [now, setNow] = useState<Milliseconds>(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(performance.now()), tick);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
