import type { ComponentProps } from "react";
import input from "./input.module.css";

/** A field for a whole number within bounds, which the browser checks. An empty one means 0. */
export function NumberInput({
  value,
  bounds: [min, max],
  onValue,
  ...attributes
}: Pick<ComponentProps<"input">, "aria-label" | "onClick"> & {
  value: number;
  bounds: readonly [least: number, most: number];
  onValue: (value: number) => void;
}) {
  return (
    <input
      type="number"
      className={input.input}
      // As a number, because React writes a text that differs, such as 1 for “1.0”, into the field.
      value={value === 0 ? "" : value}
      required
      min={min}
      max={max}
      onChange={({ target }) => onValue(Number(target.value))}
      {...attributes}
    />
  );
}
