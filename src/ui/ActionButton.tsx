import { useEffect, useState } from "react";
import button from "./button.module.css";
import styles from "./ActionButton.module.css";

/** How long a button shows that its action is done, in milliseconds. */
const doneTime = 4000;

/** Returns whether the action is done, or a sentence that says why it is not. */
export type Action = () => boolean | string | Promise<boolean | string>;

/**
 * Runs an action and reports for a few seconds that it is done. `outcome` shows a problem to everyone, and
 * success to screen readers, since the button shows it.
 */
export function useAction(action: Action, done: string) {
  const [doneCount, setDoneCount] = useState(0);
  const [problem, setProblem] = useState("");
  const [wasRun, setWasRun] = useState(false);
  const [outcomeCount, setOutcomeCount] = useState(0);

  useEffect(() => {
    if (doneCount === 0) return undefined;
    const timer = setTimeout(() => setDoneCount(0), doneTime);
    return () => clearTimeout(timer);
  }, [doneCount]);

  async function run() {
    // Screen readers announce only changes in a live region that was rendered before.
    setWasRun(true);
    const outcome = await action();
    setProblem(typeof outcome === "string" ? outcome : "");
    if (outcome !== false) setOutcomeCount((count) => count + 1);
    if (outcome === true) setDoneCount((count) => count + 1);
  }

  const isDone = doneCount > 0;
  const outcome = wasRun && (
    <output className={problem ? styles.problem : "visually-hidden"}>
      {/* The key makes screen readers announce the same words again if the action is repeated. */}
      <span key={outcomeCount}>{problem || (isDone && done)}</span>
    </output>
  );
  return { isDone, outcome, run: () => void run() };
}

/** A button that shows when its action is done. If it fails, the reason is shown beside it. */
export function ActionButton({
  name,
  done,
  isPrimary = false,
  onPress,
}: {
  name: string;
  /** "Copied": replaces the name. */
  done: string;
  isPrimary?: boolean;
  onPress: Action;
}) {
  const { run, isDone, outcome } = useAction(onPress, done);
  return (
    <>
      <button
        type="button"
        className={`${isPrimary ? button.primary : button.button} ${styles.action} not-printed`}
        onClick={run}
      >
        {/* Both keep their space so that nothing moves. */}
        <span data-is-shown={!isDone}>{name}</span>
        <span data-is-shown={isDone}>{done}</span>
      </button>
      {outcome}
    </>
  );
}
