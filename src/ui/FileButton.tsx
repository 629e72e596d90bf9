import { type ComponentProps, useRef } from "react";
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
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button disabled={attributes.disabled} onClick={() => input.current?.click()}>
        {name}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={name}
        {...attributes}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Otherwise the browser ignores the choice of the same file after it was repaired.
          target.value = "";
        }}
      />
    </>
  );
}
