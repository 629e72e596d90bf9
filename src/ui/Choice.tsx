import type { ReactNode, Ref } from "react";
import radio from "./radio-buttons.module.css";
import styles from "./Choice.module.css";

/** A group of radio buttons that look like push buttons, one of them pressed. */
export function Choice<Value extends string>({
  legend,
  name,
  options,
  isLegendShown = false,
  value,
  onChange,
}: {
  legend: string;
  /** The name of the group, unique on the page. */
  name: string;
  isLegendShown?: boolean;
  /** The name of each value. */
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}) {
  const isValue = (key: string): key is Value => key in options;
  return (
    <fieldset className={`${radio.group} not-printed`}>
      <legend className={isLegendShown ? undefined : "visually-hidden"}>{legend}</legend>
      {Object.keys(options)
        .filter(isValue)
        .map((option) => (
          <label key={option} className={`${radio.button} ${styles.option}`}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {options[option]}
          </label>
        ))}
    </fieldset>
  );
}

/** A labelled checkbox or, if it has the name of a group, a labelled radio button. */
export function Check({
  ref,
  group,
  isChecked,
  onChange,
  children,
}: {
  ref?: Ref<HTMLInputElement>;
  group?: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  children: ReactNode;
}) {
  return (
    <label className={styles.check}>
      <input
        ref={ref}
        type={group ? "radio" : "checkbox"}
        name={group}
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
