import type { Options } from "../../visit/options.ts";
import styles from "./OptionsForm.module.css";

const textSizes = { normal: "Normal", large: "Large", larger: "Larger" } as const;
const faces = { monospaced: "Monospaced", system: "The system’s own" } as const;

/** The options of the test, each taking effect at once. */
export function OptionsForm({
  options,
  onChange,
}: {
  options: Options;
  onChange: (options: Options) => void;
}) {
  const { areFiguresHidden, textSize, face, hasEndSound } = options;
  return (
    <div className={styles.options}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={areFiguresHidden}
          onChange={() => onChange({ ...options, areFiguresHidden: !areFiguresHidden })}
        />
        Hide live figures
      </label>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={hasEndSound}
          onChange={() => onChange({ ...options, hasEndSound: !hasEndSound })}
        />
        Sound at the end
      </label>
      <Choice
        legend="Text size"
        labels={textSizes}
        chosen={textSize}
        onChoose={(next) => onChange({ ...options, textSize: next })}
      />
      <Choice
        legend="Typeface of the passage"
        labels={faces}
        chosen={face}
        onChoose={(next) => onChange({ ...options, face: next })}
      />
    </div>
  );
}

function Choice<Name extends string>({
  legend,
  labels,
  chosen,
  onChoose,
}: {
  legend: string;
  labels: Readonly<Record<Name, string>>;
  chosen: Name;
  onChoose: (name: Name) => void;
}) {
  const names = Object.keys(labels).filter((name): name is Name => name in labels);
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {names.map((name) => (
        <label key={name} className={styles.switch}>
          <input
            type="radio"
            name={legend}
            checked={name === chosen}
            onChange={() => onChoose(name)}
          />
          {labels[name]}
        </label>
      ))}
    </fieldset>
  );
}
