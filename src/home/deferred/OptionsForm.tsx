import control from "../../ui/switch.module.css";
import type { Store } from "../../ui/store.ts";
import type { Options } from "../../typing-test/options.ts";
import { useStore } from "../../visit/use-store.ts";
import styles from "./OptionsForm.module.css";
import "./smooth-cursor.css";

const textSizes = { normal: "Normal", large: "Large", larger: "Larger" } as const;
const faces = { monospaced: "Monospaced", system: "System font" } as const;
const corrections = {
  backspace: "Everything",
  wordonly: "The current word only",
  nobackspace: "Nothing (no Backspace)",
} as const;
const carets = { block: "Block", bar: "Bar", underline: "Underline" } as const;

const switches = [
  ["areStatsHidden", "Hide live stats"],
  ["isFocused", "Focus mode"],
  ["isStoppedByMistakes", "Stop on mistakes (except with an IME)"],
  ["isCaretSmooth", "Smooth cursor"],
  ["hasKeySounds", "Key sounds"],
  ["hasEndSound", "Sound when finished"],
] as const satisfies readonly (readonly [keyof Options, string])[];

/** The options of the test. Each takes effect at once. */
export function OptionsForm({ options: store }: { options: Store<Options> }) {
  const options = useStore(store);
  const onChange = store.setState;
  const { textSize, face, caret, corrections: limit } = options;
  return (
    <div className={styles.options}>
      <div className={styles.switches}>
        {switches.map(([name, label]) => (
          <label key={name} className={control.switch}>
            <input
              type="checkbox"
              checked={options[name]}
              onChange={() => onChange({ ...options, [name]: !options[name] })}
            />
            {label}
          </label>
        ))}
      </div>
      <Choice
        legend="What can be corrected"
        labels={corrections}
        chosen={limit}
        onChoose={(next) => onChange({ ...options, corrections: next })}
      />
      <Choice
        legend="Text size"
        labels={textSizes}
        chosen={textSize}
        onChoose={(next) => onChange({ ...options, textSize: next })}
      />
      <Choice
        legend="Font"
        labels={faces}
        chosen={face}
        onChoose={(next) => onChange({ ...options, face: next })}
      />
      <Choice
        legend="Cursor"
        labels={carets}
        chosen={caret}
        onChoose={(next) => onChange({ ...options, caret: next })}
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
        <label key={name} className={control.switch}>
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

/** Keeps the place of the live figures while they are hidden, because the result will stand there. */
export function HiddenStats() {
  return <p className={styles.hidden}>Live stats are hidden. You will see them in the result.</p>;
}
