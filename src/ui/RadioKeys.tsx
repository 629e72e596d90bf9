import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from "react";
import radio from "./radio-keys.module.css";

/**
 * A group of radio buttons that look like keys of which one is down. To choose the chosen one again is
 * a choice, too, which radio buttons by themselves do not tell of.
 */
export function RadioKeys<Value extends string>({
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
  className?: string | undefined;
  /** @param isByArrow whether an arrow key led there, on which others may follow */
  onChoose: (value: Value, isByArrow: boolean) => void;
  /** Holds a `RadioKey` for each choice. */
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
    // The keys and clicks are those of the radio buttons in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      id={id}
      className={`${radio.group} ${className ?? ""}`}
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

export function RadioKey({
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
    <label className={`${radio.key} ${className}`}>
      <input
        ref={(input) => {
          // React leaves it as the browser restored it, or the visitor picked it, before hydration.
          if (input) input.checked = isDown;
        }}
        type="radio"
        name={name}
        value={value}
        checked={isDown}
        onChange={leaveAsItIs}
      />
      {children}
    </label>
  );
}

/** React asks for a listener to a radio button that it controls; the group listens to every choice. */
function leaveAsItIs() {
  return undefined;
}
