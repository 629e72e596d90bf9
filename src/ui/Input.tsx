import { type ComponentProps, useState } from "react";
import input from "./input.module.css";

/** For a field in any script, which browsers neither complete nor send to a spelling service. */
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

/** A field for a whole number within bounds, which the browser checks. An empty one means 0. */
export function NumberInput({
  value,
  bounds: [min, max],
  onValue,
  ...attributes
}: Pick<ComponentProps<"input">, "aria-label" | "onClick"> & {
  value: number;
  bounds: readonly [min: number, max: number];
  onValue: (value: number) => void;
}) {
  const [text, setText] = useState("");
  return (
    <input
      type="number"
      className={input.input}
      // As typed: an empty field means 0, and so does the “0” on the way from “10” to “20”.
      value={Number(text) === value ? text : value}
      required
      min={min}
      max={max}
      onChange={({ target }) => {
        setText(target.value);
        onValue(Number(target.value));
      }}
      {...attributes}
    />
  );
}
