import type { ComponentProps } from "react";
import styles from "./button.module.css";

/** A button that does something on the page, and sends no form. */
export function Button({
  look = "button",
  ...props
}: { look?: "button" | "primary" | "icon" } & Omit<
  ComponentProps<"button">,
  "type" | "className"
>) {
  return <button type="button" className={styles[look]} {...props} />;
}
