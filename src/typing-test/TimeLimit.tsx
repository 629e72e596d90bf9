import { useEffect } from "react";
import type { Milliseconds } from "../engine/trial/edit.ts";
import { endAtLimit } from "../engine/trial/end-at-limit.ts";
import type { TestStore } from "./test-store.ts";

/** While it is there, ends a timed trial when its time has come, be the field in use or not. Shows nothing itself. */
export function TimeLimit({ test, endsAt }: { test: TestStore; endsAt: Milliseconds }) {
  useEffect(() => {
    // A timer may be called a little early.
    const check = () => {
      const now = performance.now();
      if (now >= endsAt) test.tell({ change: (trial) => endAtLimit(trial, now) });
      else timer = setTimeout(check, endsAt - now);
    };
    let timer = setTimeout(check, endsAt - performance.now());
    return () => clearTimeout(timer);
  }, [test, endsAt]);

  return null;
}
