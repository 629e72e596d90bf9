import { useEffect, useState } from "react";
import button from "./button.module.css";
import styles from "./ActionButton.module.css";

/** How long a button shows that its action is done, in milliseconds. */
const doneTime = 4000;

/** Returns whether the action is done, or a sentence that says why it is not. */
export type Action = () => boolean | string | Promise<boolean | string>;

/** Runs an action and reports for a few seconds that it is done. */
export function useAction(action: Action) {
  const [doneCount, setDoneCount] = useState(0);
  const [problem, setProblem] = useState("");
  const [wasRun, setWasRun] = useState(false);

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
    if (outcome === true) setDoneCount((count) => count + 1);
  }

  return { doneCount, problem, wasRun, run: () => void run() };
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
  const { run, ...outcome } = useAction(onPress);
  const isDone = outcome.doneCount > 0;
  return (
    <>
      <button
        type="button"
        className={`${isPrimary ? button.primary : button.button} ${styles.action}`}
        onClick={run}
      >
        {/* Both keep their space so that nothing moves. */}
        <span data-is-shown={!isDone}>{name}</span>
        <span data-is-shown={isDone}>{done}</span>
      </button>
      <ActionOutcome {...outcome} done={done} />
    </>
  );
}

/** The outcome of an action: a problem for everyone, success for screen readers, since the button shows it. */
export function ActionOutcome({
  done,
  doneCount,
  problem,
  wasRun,
}: {
  done: string;
  doneCount: number;
  problem: string;
  wasRun: boolean;
}) {
  if (!wasRun) return null;
  return (
    <output className={problem ? styles.problem : "visually-hidden"}>
      {/* The key makes screen readers announce the same words again if the action is repeated. */}
      <span key={doneCount}>{problem || (doneCount > 0 && done)}</span>
    </output>
  );
}
