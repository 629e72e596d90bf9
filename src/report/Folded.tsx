import { type ReactNode, useState } from "react";
import styles from "./Folded.module.css";

/** Contents folded away under their name; made when first unfolded, printed only while open. */
export function Folded({ name, children }: { name: string; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className={styles.folded} onToggle={() => setWasOpened(true)}>
      <summary>{name}</summary>
      {wasOpened && <div className={styles.contents}>{children}</div>}
    </details>
  );
}
