import { useEffect, useState } from "react";
import button from "./button.module.css";
import styles from "./ActionButton.module.css";

/** How long a button says what it has done, in milliseconds. */
const sayingTime = 4000;

/**
 * A button that says itself when it has done what it does.
 *
 * @param onPress returns whether it is done; where it is not, somebody else says why
 */
export function ActionButton({
  name,
  done,
  onPress,
}: {
  name: string;
  /** "Copied": the name in its place. */
  done: string;
  onPress: () => Promise<boolean>;
}) {
  const [doneCount, setDoneCount] = useState(0);
  const isDone = doneCount > 0;

  useEffect(() => {
    if (doneCount === 0) return undefined;
    const timer = setTimeout(() => setDoneCount(0), sayingTime);
    return () => clearTimeout(timer);
  }, [doneCount]);

  async function press() {
    if (await onPress()) setDoneCount((count) => count + 1);
  }

  return (
    <button
      type="button"
      className={`${button.button} ${styles.action}`}
      onClick={() => void press()}
    >
      {/* Both keep their room, so that nothing moves. */}
      <span data-is-said={!isDone}>{name}</span>
      <span data-is-said={isDone}>{done}</span>
    </button>
  );
}
