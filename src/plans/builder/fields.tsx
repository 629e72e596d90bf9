import type { ReactNode } from "react";
import type { DraftField, DraftProblem } from "./draft.ts";
import styles from "./builder.module.css";

/** A field of a draft, with what is wrong with it below. */
interface FieldProps {
  readonly label: string;
  readonly at: DraftField;
  readonly problems: readonly DraftProblem[];
}

export function TextField({
  value,
  rows = 0,
  maxLength,
  isLabelShown = true,
  onChange,
  ...field
}: FieldProps & {
  value: string;
  /** 0 for a single line. */
  rows?: number;
  maxLength?: number;
  isLabelShown?: boolean;
  onChange: (value: string) => void;
}) {
  const shared = {
    ...describedBy(field),
    dir: "auto",
    value,
    maxLength,
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <Field {...field} isLabelShown={isLabelShown}>
      {rows > 0 ? <textarea rows={rows} {...shared} /> : <input {...shared} />}
    </Field>
  );
}

/** 0 stands for an empty field. */
export function NumberField({
  value,
  most,
  onChange,
  ...field
}: FieldProps & { value: number; most: number; onChange: (value: number) => void }) {
  return (
    <Field {...field}>
      <input
        type="number"
        min={1}
        max={most}
        {...describedBy(field)}
        value={value === 0 ? "" : value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </Field>
  );
}

export function SelectField<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
  onChange: (value: Value) => void;
}) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

function Field({
  label,
  isLabelShown = true,
  children,
  ...field
}: FieldProps & { isLabelShown?: boolean; children: ReactNode }) {
  return (
    <div>
      <label className={styles.field}>
        <span className={isLabelShown ? undefined : "visually-hidden"}>{label}</span>
        {children}
      </label>
      <Problem {...field} />
    </div>
  );
}

/** What is wrong with a field, if anything. */
export function Problem({ at, problems }: Pick<FieldProps, "at" | "problems">) {
  const problem = problems.find((each) => each.at === at);
  return (
    problem && (
      <p id={`plan-${at}`} className={styles.problem}>
        {problem.sentence}
      </p>
    )
  );
}

function describedBy({ at, problems }: Pick<FieldProps, "at" | "problems">) {
  const isWrong = problems.some((problem) => problem.at === at);
  return isWrong ? { "aria-invalid": true, "aria-describedby": `plan-${at}` } : {};
}
