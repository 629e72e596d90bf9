import type { ComponentProps, ReactNode } from "react";
import input from "../../ui/input.module.css";
import { NameInput, NumberInput, writingAttributes } from "../../ui/Input.tsx";

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

export function TextArea({
  label,
  onValue,
  ...attributes
}: FieldProps<string> & Pick<ComponentProps<"textarea">, "rows" | "required" | "maxLength">) {
  return (
    <label className={input.field}>
      {label}
      <textarea
        {...writingAttributes}
        onChange={({ target }) => onValue(target.value)}
        {...attributes}
      />
    </label>
  );
}

export function NumberField({
  label,
  ...attributes
}: FieldProps<number> & { bounds: readonly [min: number, max: number] }) {
  return (
    <label className={input.field}>
      {label}
      <NumberInput {...attributes} />
    </label>
  );
}
