import { useEffect, useState } from "react";
import { useTest } from "../../visit/use-store.ts";
import type { Visit } from "../../visit/visit.ts";
import styles from "../TestFoot.module.css";

/** What keeps keys from doing as they are meant to. Not read out by itself. */
export function Warnings({ visit }: { visit: Visit }) {
  const isCapsLockOn = useCapsLock();
  const isRefused = useTest(visit.test, (state) => state.isRefused);
  return (
    <>
      {isCapsLockOn && <span className={styles.warning}>Caps Lock is on. </span>}
      {isRefused && <span className={styles.warning}>Remove the wrong character first. </span>}
    </>
  );
}

/** Whether Caps Lock is on, as far as the last key told. */
function useCapsLock(): boolean {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    let wasOn = false;
    const hear = (event: KeyboardEvent) => {
      const isOnNow = event.getModifierState("CapsLock");
      // To be told the same again takes React a twentieth of a millisecond of each key.
      if (isOnNow !== wasOn) setIsOn(isOnNow);
      wasOn = isOnNow;
    };
    addEventListener("keydown", hear);
    addEventListener("keyup", hear);
    return () => {
      removeEventListener("keydown", hear);
      removeEventListener("keyup", hear);
    };
  }, []);
  return isOn;
}
