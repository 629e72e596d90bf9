import type { ComponentProps } from "react";
import styles from "./button.module.css";

/** A button that does something on the page, and sends no form. */
export function Button({
  look = "button",
  className,
  ...props
}: { look?: "button" | "primary" | "icon" | "link" } & Omit<ComponentProps<"button">, "type">) {
  const classes = [styles[look], className].filter(Boolean).join(" ");
  return <button type="button" className={classes} {...props} />;
}

/** Removes the message that it is part of. The focus moves to the page's contents. */
export function DismissButton({ onDismiss }: { onDismiss: () => void }) {
  return (
    <Button
      onClick={({ currentTarget }) => {
        currentTarget.closest("main")?.focus({ preventScroll: true });
        onDismiss();
      }}
    >
      Dismiss
    </Button>
  );
}
