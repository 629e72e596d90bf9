import { Button } from "./Button.tsx";

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
