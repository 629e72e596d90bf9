import type { ComponentProps, ReactNode } from "react";
import input from "../../ui/input.module.css";
import { NameInput } from "../../ui/NameInput.tsx";

interface FieldProps<Value> {
  label: ReactNode;
  value: Value;
  onValue: (value: Value) => void;
}

/** A field for one line, which must have more than spaces. */
export function TextField({ label, ...attributes }: FieldProps<string> & { maxLength: number }) {
  return (
    <label className={input.field}>
      {label}
      <NameInput required pattern=".*\S.*" {...attributes} />
    </label>
  );
}

/** A field for several lines. */
export function TextArea({
  label,
  onValue,
  ...attributes
}: FieldProps<string> & Pick<ComponentProps<"textarea">, "rows" | "required" | "maxLength">) {
  return (
    <label className={input.field}>
      {label}
      <textarea
        className={input.input}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onValue(target.value)}
        {...attributes}
      />
    </label>
  );
}

/** A field for a whole number. An empty one means 0. */
export function NumberField({
  label,
  value,
  bounds: [min, max],
  onValue,
}: FieldProps<number> & { bounds: readonly [least: number, most: number] }) {
  return (
    <label className={input.field}>
      {label}
      <input
        type="number"
        className={input.input}
        // As a number, because React writes a text that differs, such as 1 for “1.0”, into the field.
        value={value === 0 ? "" : value}
        required
        min={min}
        max={max}
        onChange={({ target }) => onValue(Number(target.value))}
      />
    </label>
  );
}
