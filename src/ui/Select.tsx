import type { ReactNode } from "react";
import button from "./button.module.css";
import input from "./input.module.css";

/** A labelled `<select>`. */
export function Select({
  className,
  name,
  value,
  choices,
  onChange,
}: {
  className?: string | undefined;
  name: ReactNode;
  value: string;
  choices: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}) {
  return (
    <label className={`${input.field} ${className ?? ""}`}>
      {name}
      <select
        className={button.button}
        value={value}
        onChange={({ target }) => onChange(target.value)}
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
