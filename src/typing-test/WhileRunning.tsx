import { Interruptions } from "./Interruptions.tsx";
import type { TestStore } from "./test-store.ts";
import { TimeLimit } from "./TimeLimit.tsx";
import { useTest } from "./use-test.ts";

/** What happens to a trial besides typing while it is running. Shows nothing itself. */
export function WhileRunning({ test }: { test: TestStore }) {
  const isRunning = useTest(test, ({ trial }) => trial.phase === "running");
  const endsAt = useTest(test, ({ trial }) =>
    trial.phase === "running" && trial.limit !== null ? trial.startedAt + trial.limit : null,
  );
  if (!isRunning) return null;
  return (
    <>
      <Interruptions test={test} />
      {endsAt !== null && <TimeLimit test={test} endsAt={endsAt} />}
    </>
  );
}
