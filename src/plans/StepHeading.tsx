import { type ReactNode, useRef } from "react";
import { useFocusOnArrival } from "../ui/focus.ts";
import styles from "./plans.module.css";

/** The heading of what follows a test. It receives the focus, because the field is hidden. */
export function StepHeading({
  describedBy,
  children,
}: {
  /** Ids of what screen readers read after it. */
  describedBy?: string;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnArrival(heading);
  return (
    <h2 ref={heading} className={styles.message} dir="auto" aria-describedby={describedBy}>
      {children}
    </h2>
  );
}
