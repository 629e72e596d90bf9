import { codePieces } from "../../content/code-pieces.ts";
import { languages } from "../../content/languages/languages.ts";
import { levels } from "../../content/passages.ts";
import { lengthBounds, type TextLength } from "../../texts/recipe.ts";
import { Check, Choice } from "../../ui/Choice.tsx";
import { Select } from "../../ui/Select.tsx";
import {
  type Conditions,
  type NamedExercise,
  planLimits,
  type PauseStep,
  type PlanStep,
  type TestStep,
} from "../plan.ts";
import { NumberField, TextArea } from "./Fields.tsx";

interface StepProps<Step> {
  step: Step;
  conditions: Conditions | null;
  /** A name for its radio buttons, unique on the page. */
  group: string;
  onStep: (step: PlanStep) => void;
}

export function StepFields(props: StepProps<PlanStep>) {
  const { step } = props;
  if (step.kind === "test") return <TestFields {...props} step={step} />;
  return <PauseFields {...props} step={step} />;
}

function PauseFields({ step, conditions, onStep }: StepProps<PauseStep>) {
  return (
    <>
      {step.kind === "message" ? (
        <TextArea
          label="Message"
          rows={2}
          required
          maxLength={planLimits.message}
          value={step.text}
          onValue={(text) => onStep({ ...step, text })}
        />
      ) : (
        <>
          <NumberField
            label="Seconds"
            bounds={[1, planLimits.restSeconds]}
            value={step.seconds}
            onValue={(seconds) => onStep({ ...step, seconds })}
          />
          <Check isChecked={step.canSkip} onChange={(canSkip) => onStep({ ...step, canSkip })}>
            Can be skipped
          </Check>
        </>
      )}
      {conditions && (
        <Check
          isChecked={step.condition !== null}
          onChange={(isForEach) => onStep({ ...step, condition: isForEach ? "each" : null })}
        >
          {`For each ${conditions.what}`}
        </Check>
      )}
    </>
  );
}

function TestFields({ step, conditions, group, onStep }: StepProps<TestStep>) {
  const { exercise, times, condition, isPractice } = step;
  return (
    <>
      {exercise.kind === "named" ? (
        <NamedFields
          exercise={exercise}
          group={group}
          onExercise={(changed) => onStep({ ...step, exercise: changed })}
        />
      ) : (
        <TextArea
          label={exercise.kind === "text" ? "Text, typed line by line" : "Phrases, one per line"}
          rows={4}
          required
          value={exercise.text}
          onValue={(text) => onStep({ ...step, exercise: { ...exercise, text } })}
        />
      )}
      <NumberField
        label={exercise.kind === "phrases" ? "How many to type" : "Tests"}
        bounds={[1, planLimits.steps]}
        value={times}
        onValue={(number) => onStep({ ...step, times: number })}
      />
      {conditions && (
        <Select
          label="Condition"
          choices={[
            ["", "None"],
            ["each", `Each ${conditions.what}`],
            ["A", `A: ${conditions.names[0]}`],
            ["B", `B: ${conditions.names[1]}`],
          ]}
          value={condition ?? ""}
          onChange={(chosen) => onStep({ ...step, condition: chosen || null })}
        />
      )}
      <Check
        isChecked={isPractice}
        onChange={(isChecked) => onStep({ ...step, isPractice: isChecked })}
      >
        Practice
      </Check>
    </>
  );
}

function NamedFields({
  exercise,
  group,
  onExercise,
}: {
  exercise: NamedExercise;
  group: string;
  onExercise: (exercise: NamedExercise) => void;
}) {
  const { what, level, language } = exercise;
  if (what.kind === "code") {
    return (
      <Select
        label="Programming language"
        choices={programmingLanguages}
        value={what.code ?? ""}
        onChange={(code) => onExercise({ ...exercise, what: { ...what, code: code || null } })}
      />
    );
  }
  const length = what.kind === "length" ? what.length : null;
  const changeLength = (part: Partial<TextLength>) =>
    length &&
    onExercise({ ...exercise, what: { ...what, kind: "length", length: { ...length, ...part } } });
  return (
    <>
      {length && (
        <NumberField
          label={length.unit === "words" ? "Words" : "Seconds"}
          bounds={lengthBounds[length.unit]}
          value={length.amount}
          onValue={(amount) => changeLength({ amount })}
        />
      )}
      <Choice
        legend="Level"
        isLegendShown
        name={group}
        options={levels}
        value={level}
        onChange={(chosen) => onExercise({ ...exercise, level: chosen })}
      />
      <Select
        label="Language"
        choices={languages.map(({ tag, englishName }) => [tag, englishName])}
        value={language}
        onChange={(chosen) => onExercise({ ...exercise, language: chosen })}
      />
      {length && (
        <Check
          isChecked={length.from === "words"}
          onChange={(isRandom) => changeLength({ from: isRandom ? "words" : "sentences" })}
        >
          Random words
        </Check>
      )}
    </>
  );
}

const programmingLanguages: readonly (readonly [string, string])[] = [
  ["", "Any"],
  ...codePieces.map(({ language }) => [language, language] as const),
];
