import radio from "./radio-keys.module.css";
import styles from "./Choice.module.css";

/** A group of radio buttons that look like keys, one of them pressed. */
export function Choice<Value extends string>({
  legend,
  name,
  options,
  isLegendShown = false,
  chosen,
  onChoose,
}: {
  legend: string;
  /** The name of the group, unique on the page. */
  name: string;
  isLegendShown?: boolean;
  options: readonly { readonly value: Value; readonly label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}) {
  return (
    <fieldset className={radio.group}>
      <legend className={isLegendShown ? styles.choiceName : "visually-hidden"}>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={`${radio.key} ${styles.option}`}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
