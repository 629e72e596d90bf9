import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from "react";
import radio from "./radio-keys.module.css";

/**
 * A group of radio buttons that look like keys of which one is down. To choose the chosen one again is
 * a choice, too, which radio buttons by themselves do not tell of.
 */
export function RadioKeys<Value extends string>({
  legend,
  values,
  className,
  onChoose,
  children,
}: {
  legend: string;
  values: readonly Value[];
  className?: string | undefined;
  /** @param isByArrow whether an arrow key led there, on which others may follow */
  onChoose: (value: Value, isByArrow: boolean) => void;
  /** Holds a `RadioKey` for each choice. */
  children: ReactNode;
}) {
  const isByArrow = useRef(false);

  function choose(target: EventTarget) {
    const chosen = values.find(
      (value) => target instanceof HTMLInputElement && value === target.value,
    );
    if (chosen) onChoose(chosen, isByArrow.current);
  }

  function noteKey(event: KeyboardEvent) {
    const { key, target } = event;
    isByArrow.current = key.startsWith("Arrow");
    if (key !== "Enter" && key !== " ") return;
    // Or the key would go on to what the choice brings into focus.
    event.preventDefault();
    choose(target);
  }

  return (
    // The keys and clicks are those of the radio buttons in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      className={`${radio.group} ${className ?? ""}`}
      onKeyDown={noteKey}
      onKeyUp={() => {
        isByArrow.current = false;
      }}
      onClick={({ target }: MouseEvent) => choose(target)}
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
      <input type="radio" name={name} value={value} checked={isDown} onChange={leaveAsItIs} />
      {children}
    </label>
  );
}

/** React wants to hear of changes where it holds what is chosen; the group hears of every choice. */
function leaveAsItIs() {
  return undefined;
}
