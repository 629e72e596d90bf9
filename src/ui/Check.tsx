import type { ReactNode } from "react";
import styles from "./Check.module.css";

/** A checkbox with its label; with the name of a group, a radio button. */
export function Check({
  group,
  isChecked,
  onChange,
  children,
}: {
  group?: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  children: ReactNode;
}) {
  return (
    <label className={styles.check}>
      <input
        type={group ? "radio" : "checkbox"}
        name={group}
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
