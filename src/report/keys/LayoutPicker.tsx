import { keyboardLayouts, type LayoutName } from "../../content/keyboard-layouts.ts";
import { isLayoutName } from "./chosen-layout.ts";
import styles from "./LayoutPicker.module.css";

/** Chooses the keyboard that is drawn. */
export function LayoutPicker({
  layout,
  onChoose,
}: {
  layout: LayoutName;
  onChoose: (name: LayoutName) => void;
}) {
  return (
    <label className={styles.picker}>
      <span className={styles.label}>Keyboard</span>
      <select
        value={layout}
        onChange={({ target: { value } }) => {
          if (isLayoutName(value)) onChoose(value);
        }}
      >
        {Object.entries(keyboardLayouts).map(([key, { name }]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
