import type { ReactNode } from "react";
import button from "./button.module.css";
import input from "./input.module.css";

/** A labelled `<select>`. */
export function Select<Value extends string>({
  className,
  label,
  value,
  choices,
  onChange,
}: {
  className?: string | undefined;
  label: ReactNode;
  value: Value;
  choices: readonly (readonly [value: Value, text: string])[];
  onChange: (value: Value) => void;
}) {
  return (
    <label className={`${input.field} ${className ?? ""}`}>
      {label}
      <select
        className={button.button}
        value={value}
        onChange={({ target }) => {
          const [chosen] = choices[target.selectedIndex] ?? [];
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
