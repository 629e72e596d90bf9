import type { ComponentProps } from "react";
import input from "./input.module.css";

/** A field for a name or a code, in any script, which browsers neither complete nor send to a spelling service. */
export function NameInput({
  onValue,
  ...attributes
}: Omit<ComponentProps<"input">, "onChange"> & { onValue: (value: string) => void }) {
  return (
    <input
      className={input.input}
      dir="auto"
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => onValue(target.value)}
      {...attributes}
    />
  );
}
