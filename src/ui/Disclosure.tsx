import { type ReactNode, useState } from "react";
import styles from "./Disclosure.module.css";

/** Contents under a name that opens them. They are rendered when first opened, and printed only while open. */
export function Disclosure({
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
    <details className={`${styles.disclosure} ${className}`} onToggle={() => setWasOpened(true)}>
      <summary>{name}</summary>
      {wasOpened && <div className={styles.contents}>{children}</div>}
    </details>
  );
}
