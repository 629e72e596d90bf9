import button from "../../ui/button.module.css";
import styles from "./keys.module.css";

/** A drill of what this visit's tests showed to be slow or missed. */
export interface Practise {
  /** The weakest letters or pairs of letters in it, two at most. */
  readonly weakest: readonly string[];
  readonly onBegin: () => void;
}

/** Begins the drill, naming what it is for. */
export function PractiseThese({ weakest, onBegin }: Practise) {
  return (
    <button type="button" className={button.button} onClick={onBegin}>
      <span>Practise these</span>
      {weakest.map((text) => (
        <span key={text} className={styles.cap}>
          {text}
        </span>
      ))}
    </button>
  );
}
