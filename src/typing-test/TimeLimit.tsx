import { useEffect } from "react";
import type { Milliseconds } from "../engine/trial/edit.ts";

/**
 * While it is there, tells when a time has come, be the field in use or not. Shows nothing itself.
 *
 * @param onEnd given the time at which it was noticed; the same function at each render
 */
export function TimeLimit({
  endsAt,
  onEnd,
}: {
  endsAt: Milliseconds;
  onEnd: (now: Milliseconds) => void;
}) {
  useEffect(() => {
    // A timer may be called a little early.
    const check = () => {
      const now = performance.now();
      if (now >= endsAt) onEnd(now);
      else timer = setTimeout(check, endsAt - now);
    };
    let timer = setTimeout(check, endsAt - performance.now());
    return () => clearTimeout(timer);
  }, [endsAt, onEnd]);

  return null;
}
