import { memo, useCallback } from "react";
import type { Milliseconds } from "../engine/trial/edit.ts";
import { endAtLimit } from "../engine/trial/end-at-limit.ts";
import { interrupt, type Interruption } from "../engine/trial/interrupt.ts";
import type { Trial } from "../engine/trial/trial.ts";
import { Interruptions } from "./Interruptions.tsx";
import { TimeLimit } from "./TimeLimit.tsx";

/**
 * What happens to a running trial besides typing. Shows nothing itself.
 *
 * @param endsAt when its time is up; null where its text ends it
 * @param onChange the same function at each render
 */
export const WhileRunning = memo(function WhileRunning({
  endsAt,
  onChange,
}: {
  endsAt: Milliseconds | null;
  onChange: (change: (trial: Trial) => Trial) => void;
}) {
  const noteInterruption = useCallback(
    (interruption: Interruption) => onChange((trial) => interrupt(trial, interruption)),
    [onChange],
  );
  const end = useCallback(
    (now: Milliseconds) => onChange((trial) => endAtLimit(trial, now)),
    [onChange],
  );
  return (
    <>
      <Interruptions onInterruption={noteInterruption} />
      {endsAt !== null && <TimeLimit endsAt={endsAt} onEnd={end} />}
    </>
  );
});
