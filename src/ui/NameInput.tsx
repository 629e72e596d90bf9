import type { ComponentProps } from "react";
import input from "./input.module.css";

/** Of a field for text in any script, which browsers neither complete nor send to a spelling service. */
export const writingAttributes = {
  className: input.input,
  dir: "auto",
  autoComplete: "off",
  spellCheck: false,
} as const;

/** A field for a name or a code. */
export function NameInput({
  onValue,
  ...attributes
}: Omit<ComponentProps<"input">, "onChange"> & { onValue: (value: string) => void }) {
  return (
    <input
      {...writingAttributes}
      onChange={({ target }) => onValue(target.value)}
      {...attributes}
    />
  );
}
