import { useEffect, useState } from "react";
import { Button } from "./Button.tsx";
import styles from "./ActionButton.module.css";

/** How long a button shows that its action is done, in milliseconds. */
const doneTime = 4000;

/** Returns whether the action is done, or a sentence that says why it is not. */
export type Action = () => boolean | string | Promise<boolean | string>;

/**
 * Runs an action and reports for a few seconds that it is done. `outcome` shows a problem to everyone, and
 * success to screen readers, since the button shows it.
 */
export function useAction(action: Action | (() => void), done: string) {
  /** What the action returned last, and how often it returned something; `null` before it is run. */
  const [last, setLast] = useState<{ result: boolean | string; count: number } | null>(null);
  const isDone = last?.result === true;

  useEffect(() => {
    if (last?.result !== true) return undefined;
    const timer = setTimeout(() => setLast({ ...last, result: false }), doneTime);
    return () => clearTimeout(timer);
  }, [last]);

  async function run() {
    // Screen readers announce only changes in a live region that was rendered before.
    setLast((before) => ({ result: before?.result === true, count: before?.count ?? 0 }));
    const result = await action();
    if (result) setLast((before) => ({ result, count: (before?.count ?? 0) + 1 }));
  }

  const problem = typeof last?.result === "string" ? last.result : "";
  const outcome = last && (
    <output className={problem ? styles.problem : "visually-hidden"}>
      {/* The key makes screen readers announce the same words again if the action is repeated. */}
      <span key={last.count}>{problem || (isDone && done)}</span>
    </output>
  );
  return { isDone, outcome, run: () => void run() };
}

/** A button that shows when its action is done. If it fails, the reason is shown beside it. */
export function ActionButton({
  name,
  done,
  look = "button",
  onPress,
}: {
  name: string;
  /** "Copied": replaces the name. */
  done: string;
  look?: "button" | "primary";
  onPress: Action;
}) {
  const { run, isDone, outcome } = useAction(onPress, done);
  return (
    <>
      <Button look={look} className={`${styles.action} not-printed`} onClick={run}>
        {/* Both keep their space so that nothing moves. */}
        <span data-is-shown={!isDone}>{name}</span>
        <span data-is-shown={isDone}>{done}</span>
      </Button>
      {outcome}
    </>
  );
}
