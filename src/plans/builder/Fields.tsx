import type { ChangeEvent } from "react";
import { Check, Choice } from "../../ui/Choice.tsx";
import input from "../../ui/input.module.css";
import { KeyCap } from "../../ui/KeyCap.tsx";
import type { PlanField } from "./fields.ts";
import styles from "./builder.module.css";

/** Fields one after another, each with what is wrong with it below. */
export function Fields<Target>({
  name,
  fields,
  onChange,
}: {
  /** Unique in the dialog. */
  name: string;
  fields: readonly PlanField<Target>[];
  onChange: (target: Target) => void;
}) {
  return fields.map((field, index) => {
    const id = `${name}-${index}`;
    return (
      <div key={field.label}>
        <Control {...field} id={id} onValue={(value) => onChange(field.set(value))} />
        {field.problem && (
          <p id={id} className={styles.problem}>
            {field.problem}
          </p>
        )}
      </div>
    );
  });
}

function Control({
  id,
  label,
  cap,
  control,
  value,
  problem,
  onValue,
}: Omit<PlanField<unknown>, "set"> & {
  /** The id of the element that says what is wrong. */
  id: string;
  onValue: (value: string) => void;
}) {
  const { kind } = control;
  if (kind === "check") {
    return (
      <Check isChecked={value !== ""} onChange={(isChecked) => onValue(isChecked ? "on" : "")}>
        {label}
      </Check>
    );
  }
  if (kind === "choice") {
    const names = Object.fromEntries(Object.keys(control.options).map((name) => [name, name]));
    return (
      <Choice
        legend={label}
        name={id}
        isLegendShown
        options={names}
        chosen={value}
        onChoose={onValue}
      />
    );
  }
  const attributes = {
    className: input.input,
    value,
    onChange: ({
      target,
    }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      onValue(target.value),
    ...(problem && { "aria-invalid": true, "aria-describedby": id }),
  };
  const ofText = { ...attributes, dir: "auto", autoComplete: "off", spellCheck: false };
  return (
    <label className={cap ? styles.capped : input.field}>
      {cap && <KeyCap>{cap}</KeyCap>}
      <span className={cap && "visually-hidden"}>{label}</span>
      {"options" in control && (
        <select {...attributes}>
          {Object.entries(control.options).map(([name, option]) => (
            <option key={name} lang={kind === "language" ? String(option) : undefined}>
              {name}
            </option>
          ))}
        </select>
      )}
      {/* As a number, because React writes a text that differs, such as 1 for “1.0”, into the field. */}
      {kind === "number" && (
        <input
          {...attributes}
          value={value && Number(value)}
          type="number"
          min={1}
          max={control.most}
        />
      )}
      {kind === "text" &&
        (control.rows > 0 ? <textarea {...ofText} rows={control.rows} /> : <input {...ofText} />)}
    </label>
  );
}
