import { type ComponentProps, useEffect, useRef } from "react";
import { Button } from "./Button.tsx";

/**
 * Opens files. The browser's own control is hidden behind a button of ours, because Firefox adds
 * "Browse… No files selected." to the control's name.
 */
export function FileButton({
  name,
  onFiles,
  ...attributes
}: {
  name: string;
  onFiles: (files: readonly File[]) => void;
} & Pick<ComponentProps<"input">, "accept" | "disabled" | "multiple">) {
  const { disabled = false } = attributes;
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const wasChosen = useRef(false);
  useEffect(() => {
    if (disabled || !wasChosen.current) return;
    wasChosen.current = false;
    // A button loses the focus while it is disabled.
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [disabled]);
  return (
    <>
      <Button ref={button} disabled={disabled} onClick={() => input.current?.click()}>
        {name}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={name}
        {...attributes}
        onChange={({ target }) => {
          wasChosen.current = true;
          onFiles([...(target.files ?? [])]);
          // Otherwise the browser ignores the choice of the same file after it was repaired.
          target.value = "";
        }}
      />
    </>
  );
}
