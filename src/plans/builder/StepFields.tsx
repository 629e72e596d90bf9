import { codePieces } from "../../content/code-pieces.ts";
import { languages } from "../../content/languages/languages.ts";
import { levelNames, levels } from "../../content/passages.ts";
import { lengthBounds } from "../../texts/own-length.ts";
import { Check } from "../../ui/Check.tsx";
import { Choice } from "../../ui/Choice.tsx";
import { type Conditions, type NamedExercise, planLimits, type PlanStep } from "../plan.ts";
import type { DraftProblem, DraftStep } from "./draft.ts";
import { NumberField, SelectField, TextField } from "./fields.tsx";
import styles from "./builder.module.css";

/** The fields of the step that is open. */
export function StepFields({
  step,
  conditions,
  problems,
  onChange,
}: {
  step: DraftStep;
  conditions: Conditions | null;
  problems: readonly DraftProblem[];
  onChange: (step: PlanStep) => void;
}) {
  const { key } = step;
  const inEach = conditions && step.kind !== "test" && (
    <Check
      isChecked={step.condition === "each"}
      onChange={(isEach) => onChange({ ...step, condition: isEach ? "each" : null })}
    >
      For each {conditions.what}
    </Check>
  );
  if (step.kind === "rest") {
    return (
      <div className={styles.stepFields}>
        <NumberField
          label="Seconds"
          at={`${key}-amount`}
          problems={problems}
          value={step.seconds}
          most={planLimits.restSeconds}
          onChange={(seconds) => onChange({ ...step, seconds })}
        />
        <Check isChecked={step.canSkip} onChange={(canSkip) => onChange({ ...step, canSkip })}>
          Can be skipped
        </Check>
        {inEach}
      </div>
    );
  }
  if (step.kind === "message") {
    return (
      <div className={styles.stepFields}>
        <TextField
          label="Message"
          at={`${key}-text`}
          problems={problems}
          rows={2}
          value={step.text}
          onChange={(text) => onChange({ ...step, text })}
        />
        {inEach}
      </div>
    );
  }
  const { exercise } = step;
  return (
    <div className={styles.stepFields}>
      {exercise.kind === "named" && (
        <NamedFields
          stepKey={key}
          exercise={exercise}
          problems={problems}
          onChange={(changed) => onChange({ ...step, exercise: changed })}
        />
      )}
      {exercise.kind === "text" && (
        <TextField
          label="Text, typed line by line"
          at={`${key}-text`}
          problems={problems}
          rows={4}
          value={exercise.text}
          onChange={(text) => onChange({ ...step, exercise: { ...exercise, text } })}
        />
      )}
      {exercise.kind === "phrases" && (
        <TextField
          label="Phrases, one on each line"
          at={`${key}-text`}
          problems={problems}
          rows={4}
          value={exercise.phrases.join("\n")}
          onChange={(text) =>
            onChange({ ...step, exercise: { ...exercise, phrases: text.split("\n") } })
          }
        />
      )}
      <NumberField
        label={exercise.kind === "phrases" ? "How many to type" : "Tests"}
        at={`${key}-times`}
        problems={problems}
        value={step.times}
        most={planLimits.steps}
        onChange={(times) => onChange({ ...step, times })}
      />
      {conditions && (
        <SelectField
          label="Condition"
          value={step.condition ?? ""}
          options={[
            { value: "", label: "None" },
            { value: "each", label: `Each ${conditions.what}` },
            { value: "A", label: `A: ${conditions.names[0]}` },
            { value: "B", label: `B: ${conditions.names[1]}` },
          ]}
          onChange={(condition) => onChange({ ...step, condition: condition || null })}
        />
      )}
      <Check
        isChecked={step.isPractice}
        onChange={(isPractice) => onChange({ ...step, isPractice })}
      >
        Practice
      </Check>
    </div>
  );
}

const levelOptions = levelNames.map((value) => ({ value, label: levels[value] }));

const languageOptions = languages.map(({ tag, name }) => ({ value: tag, label: name, lang: tag }));

const codeOptions = [
  { value: "", label: "Any" },
  ...codePieces.map(({ language }) => ({ value: language, label: language })),
];

function NamedFields({
  stepKey,
  exercise,
  problems,
  onChange,
}: {
  stepKey: number;
  exercise: NamedExercise;
  problems: readonly DraftProblem[];
  onChange: (exercise: NamedExercise) => void;
}) {
  const { what, level, language } = exercise;
  if (what.kind === "code") {
    return (
      <SelectField
        label="Programming language"
        value={what.code ?? ""}
        options={codeOptions}
        onChange={(code) => onChange({ ...exercise, what: { ...what, code: code || null } })}
      />
    );
  }
  return (
    <>
      {what.kind === "length" && (
        <NumberField
          label={what.length.unit === "words" ? "Words" : "Seconds"}
          at={`${stepKey}-amount`}
          problems={problems}
          value={what.length.amount}
          most={lengthBounds[what.length.unit][1]}
          onChange={(amount) =>
            onChange({ ...exercise, what: { ...what, length: { ...what.length, amount } } })
          }
        />
      )}
      <Choice
        legend="Level"
        name={`level-${stepKey}`}
        isLegendShown
        options={levelOptions}
        chosen={level}
        onChoose={(chosen) => onChange({ ...exercise, level: chosen })}
      />
      <SelectField
        label="Language"
        value={language}
        options={languageOptions}
        onChange={(chosen) => onChange({ ...exercise, language: chosen })}
      />
      {what.kind === "length" && (
        <Check
          isChecked={what.length.from === "words"}
          onChange={(isRandom) => {
            const from = isRandom ? "words" : "sentences";
            onChange({ ...exercise, what: { ...what, length: { ...what.length, from } } });
          }}
        >
          Random words
        </Check>
      )}
    </>
  );
}
