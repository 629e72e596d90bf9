import { type ReactNode, useState } from "react";
import styles from "./Folded.module.css";

/**
 * A disclosure: contents folded away under their name. They are rendered when first unfolded and printed
 * only while open.
 */
export function Folded({
  name,
  className = "",
  children,
}: {
  name: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className={`${styles.folded} ${className}`} onToggle={() => setWasOpened(true)}>
      <summary>{name}</summary>
      {wasOpened && <div className={styles.contents}>{children}</div>}
    </details>
  );
}
