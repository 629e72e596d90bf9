import { useEffect, useState } from "react";
import styles from "./TestFoot.module.css";

/** Says that Caps Lock is on, as far as the last key told. */
export function CapsLock() {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => setIsOn(event.getModifierState("CapsLock"));
    addEventListener("keydown", hear);
    addEventListener("keyup", hear);
    return () => {
      removeEventListener("keydown", hear);
      removeEventListener("keyup", hear);
    };
  }, []);
  return isOn && <span className={styles.capsLock}>Caps Lock is on. </span>;
}
