import { useEffect, useState } from "react";
import { countText } from "../../format/format-figures.ts";
import { useTest } from "../../visit/use-store.ts";
import type { Visit } from "../../visit/visit.ts";
import styles from "../TestFoot.module.css";

/** Says why keys do not type what they should. Not announced by itself. */
export function Warnings({ visit }: { visit: Visit }) {
  const isCapsLockOn = useCapsLock();
  const refusedFor = useTest(visit.test, (state) => state.refusedFor);
  const corrections = useTest(visit.test, (state) => state.corrections);
  return (
    <>
      {isCapsLockOn && <span className={styles.warning}>Caps Lock is on. </span>}
      {refusedFor === "mistake" && (
        <span className={styles.warning}>Delete the wrong character first. </span>
      )}
      {refusedFor === "correction" && corrections && (
        <span className={styles.warning}>
          {`${rules[corrections.limit]} ${countText(corrections.refusals, "key")} ignored. `}
        </span>
      )}
    </>
  );
}

const rules = {
  wordonly: "Only the current word can be corrected here.",
  nobackspace: "Nothing can be corrected here.",
} as const;

/** Whether Caps Lock is on, as of the last key. */
function useCapsLock(): boolean {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    let wasOn = false;
    const update = (event: KeyboardEvent) => {
      const isOnNow = event.getModifierState("CapsLock");
      // Setting the same state again takes React a twentieth of a millisecond a key.
      if (isOnNow !== wasOn) setIsOn(isOnNow);
      wasOn = isOnNow;
    };
    addEventListener("keydown", update);
    addEventListener("keyup", update);
    return () => {
      removeEventListener("keydown", update);
      removeEventListener("keyup", update);
    };
  }, []);
  return isOn;
}
