import { scoringRules } from "../../content/scoring-rules.ts";
import { Check } from "../../ui/Check.tsx";
import { Choice } from "../../ui/Choice.tsx";
import { KeyCap } from "../../ui/KeyCap.tsx";
import { type Conditions, orders, type Plan, planLimits } from "../plan.ts";
import type { DraftProblem } from "./draft.ts";
import { Problem, SelectField } from "./fields.tsx";
import styles from "./builder.module.css";

/** What holds for all steps: who types, conditions and order, rules, scoring. */
export function PlanSettings({
  draft: { typist, conditions, order, seed, rules, scoring },
  problems,
  onChange,
}: {
  draft: Plan;
  problems: readonly DraftProblem[];
  onChange: (part: Partial<Plan>) => void;
}) {
  return (
    <div className={styles.column}>
      <SelectField
        label="Ask at the start"
        value={typist ?? ""}
        options={typists}
        onChange={(asked) => onChange({ typist: asked || null })}
      />
      <div>
        <Check
          isChecked={conditions !== null}
          onChange={(isComparison) =>
            onChange({ conditions: isComparison ? commonConditions : null })
          }
        >
          Compare two conditions
        </Check>
        {conditions && (
          <ConditionFields
            conditions={conditions}
            isWrong={problems.some(({ at }) => at === "conditions")}
            onChange={(changed) => onChange({ conditions: changed })}
          />
        )}
        <Problem at="conditions" problems={problems} />
      </div>
      <SelectField
        label="Order"
        value={order}
        options={orders
          .filter((value) => value !== "balanced" || conditions)
          .map((value) => ({ value, label: orderLabels[value] }))}
        onChange={(chosen) => onChange({ order: chosen })}
      />
      <fieldset>
        <legend className={styles.label}>Same for every test</legend>
        <Choice
          legend="What can be corrected"
          name="plan-corrections"
          isLegendShown
          options={corrections}
          chosen={rules.corrections}
          onChoose={(chosen) => onChange({ rules: { ...rules, corrections: chosen } })}
        />
        <Check
          isChecked={rules.isStoppedByMistakes}
          onChange={(isStoppedByMistakes) => onChange({ rules: { ...rules, isStoppedByMistakes } })}
        >
          Stop on mistakes
        </Check>
        <Problem at="corrections" problems={problems} />
        <Check
          isChecked={rules.areStatsHidden}
          onChange={(areStatsHidden) => onChange({ rules: { ...rules, areStatsHidden } })}
        >
          Hide live stats
        </Check>
        <Check
          isChecked={seed !== null}
          onChange={(isShared) => onChange({ seed: isShared ? randomSeed() : null })}
        >
          Same texts for everyone
        </Check>
      </fieldset>
      <SelectField
        label="Scoring"
        value={scoring}
        options={scoringRules.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(chosen) => onChange({ scoring: chosen })}
      />
    </div>
  );
}

const typists = [
  { value: "", label: "Nothing" },
  { value: "name", label: "A name" },
  { value: "code", label: "A code" },
] as const;

const commonConditions: Conditions = { what: "keyboard", names: ["old", "new"] };

const orderLabels = {
  given: "As listed",
  shuffled: "Shuffled for each run",
  balanced: "Odd codes AB, even codes BA",
} as const;

const corrections = [
  { value: "backspace", label: "All" },
  { value: "wordonly", label: "Current word" },
  { value: "nobackspace", label: "Nothing" },
] as const;

function ConditionFields({
  conditions: { what, names },
  isWrong,
  onChange,
}: {
  conditions: Conditions;
  isWrong: boolean;
  onChange: (conditions: Conditions) => void;
}) {
  const [a, b] = names;
  const shared = {
    maxLength: planLimits.name,
    autoComplete: "off",
    dir: "auto",
    ...(isWrong && { "aria-describedby": "plan-conditions" }),
  };
  return (
    <div className={styles.conditions}>
      <label className={styles.field}>
        <span>What you compare</span>
        <input
          {...shared}
          value={what}
          onChange={({ target }) => onChange({ what: target.value, names })}
        />
      </label>
      <div className={styles.condition}>
        <KeyCap>A</KeyCap>
        <input
          {...shared}
          aria-label="Name of A"
          value={a}
          onChange={({ target }) => onChange({ what, names: [target.value, b] })}
        />
      </div>
      <div className={styles.condition}>
        <KeyCap>B</KeyCap>
        <input
          {...shared}
          aria-label="Name of B"
          value={b}
          onChange={({ target }) => onChange({ what, names: [a, target.value] })}
        />
      </div>
    </div>
  );
}

function randomSeed(): number {
  return Math.floor(Math.random() * 2 ** 32);
}
