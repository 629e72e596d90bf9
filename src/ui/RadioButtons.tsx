import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from "react";
import radio from "./radio-buttons.module.css";

/**
 * Like `Choice`, but choosing the checked radio button again is a choice too, for which browsers fire no
 * change event.
 */
export function RadioButtons<Value extends string>({
  id,
  legend,
  values,
  className,
  onChoose,
  children,
}: {
  id?: string;
  legend: string;
  values: readonly Value[];
  className: string | undefined;
  /** @param isByArrow whether it was chosen by an arrow key, which others may follow */
  onChoose: (value: Value, isByArrow: boolean) => void;
  /** Contains a `RadioButton` for each choice. */
  children: ReactNode;
}) {
  const isByArrow = useRef(false);

  /** @returns whether the target is a choice. */
  function choose(target: EventTarget): boolean {
    const chosen = values.find(
      (value) => target instanceof HTMLInputElement && value === target.value,
    );
    if (chosen) onChoose(chosen, isByArrow.current);
    return chosen !== undefined;
  }

  function noteKey(event: KeyboardEvent) {
    const { key, target } = event;
    isByArrow.current = key.startsWith("Arrow");
    // Otherwise the key would also act on what the choice focuses.
    if ((key === "Enter" || key === " ") && choose(target)) event.preventDefault();
  }

  return (
    // The handlers are for the radio buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      id={id}
      className={`${radio.group} not-printed ${className}`}
      onKeyDown={noteKey}
      onKeyUp={() => {
        isByArrow.current = false;
      }}
      onClick={({ target }: MouseEvent) => void choose(target)}
    >
      <legend className="visually-hidden">{legend}</legend>
      {children}
    </fieldset>
  );
}

export function RadioButton({
  name,
  value,
  isDown,
  className,
  children,
}: {
  name: string;
  value: string;
  isDown: boolean;
  className: string | undefined;
  children: ReactNode;
}) {
  return (
    <label className={`${radio.button} ${className}`}>
      <input
        ref={(input) => {
          if (!input) return;
          // React does not update what the browser restored or the visitor picked before hydration.
          input.checked = isDown;
          // A popover that opens focuses its first radio button, because Tab leads only to the checked one.
          input.autofocus = true;
        }}
        type="radio"
        name={name}
        value={value}
        checked={isDown}
        // React requires a listener on a controlled radio button; the group handles every choice.
        onChange={() => {}}
      />
      {children}
    </label>
  );
}
