import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { countText } from "../../format/format-figures.ts";
import { Button } from "../../ui/Button.tsx";
import { focusUntilBlur } from "../../ui/focus.ts";
import type { Plan, PlanStep } from "../plan.ts";
import { capitalized, conditionText, exerciseText } from "../plan-text.ts";
import { dispatch, type Draft, type DraftAction, newSteps } from "./draft.ts";
import { Fields } from "./Fields.tsx";
import { problemsOf, stepFields } from "./fields.ts";
import styles from "./builder.module.css";

/** The steps of a draft: moved by arrows, edited in place, removed and added. */
export function StepList({ draft }: { draft: Draft }) {
  const { steps, openKey, conditions } = draft;
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState("");

  function move(from: number, to: number, arrow: HTMLButtonElement) {
    const step = steps[from];
    if (!step || to < 0 || to >= steps.length) return;
    // React may take the row out and put it back, which loses the focus.
    flushSync(() => dispatch({ kind: "move", key: step.key, to }));
    arrow.focus();
    setMoved(`${stepName(step)} is now step ${to + 1} of ${steps.length}.`);
  }

  /** Focuses the row at an index afterwards, or the one before it, or the list if there is neither. */
  function focusAfter(action: DraftAction, index = 0) {
    flushSync(() => dispatch(action));
    const { children } = list.current ?? {};
    const row = children?.item(index) ?? children?.item(index - 1) ?? list.current;
    if (row instanceof HTMLElement) focusUntilBlur(row);
  }

  return (
    <section aria-labelledby="plan-steps-name" className={styles.steps}>
      <div className={styles.stepsHead}>
        <h3 id="plan-steps-name">Steps</h3>
        {draft.before && (
          <button
            type="button"
            className={styles.undo}
            onClick={() => focusAfter({ kind: "undo" })}
          >
            Undo
          </button>
        )}
      </div>
      <ol ref={list} aria-labelledby="plan-steps-name">
        {steps.map((step, index) => {
          const { key } = step;
          const isOpen = key === openKey;
          const number = index + 1;
          const fields = stepFields(step, conditions);
          const [problem] = isOpen ? [] : problemsOf(fields);
          return (
            <li key={key} data-open={isOpen || undefined}>
              <div className={styles.row}>
                <button
                  type="button"
                  // A step that was added is open and gets the focus.
                  ref={isOpen ? focus : undefined}
                  className={styles.name}
                  aria-expanded={isOpen}
                  onClick={() => dispatch({ kind: "open", key: isOpen ? null : key })}
                >
                  <span>{number}</span>
                  <span dir="auto">
                    <b>{stepName(step)}</b>{" "}
                    <small className={problem && styles.problem}>
                      {problem ?? stepNote(draft, step)}
                    </small>
                  </span>
                </button>
                <IconButton
                  label={`Move step ${number} up`}
                  icon="M2 8l4-4 4 4"
                  isOff={index === 0}
                  onPress={(arrow) => move(index, index - 1, arrow)}
                />
                <IconButton
                  label={`Move step ${number} down`}
                  icon="M2 4l4 4 4-4"
                  isOff={number === steps.length}
                  onPress={(arrow) => move(index, index + 1, arrow)}
                />
                <IconButton
                  label={`Remove step ${number}`}
                  icon="M2 2l8 8m0-8l-8 8"
                  onPress={() => focusAfter({ kind: "remove", key }, index)}
                />
              </div>
              {isOpen && (
                <div className={styles.stepFields}>
                  <Fields
                    name={`step-${key}`}
                    fields={fields}
                    onChange={(changed) => dispatch({ kind: "edit", key, step: changed })}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <output className="visually-hidden">{moved}</output>
      <fieldset className={styles.add}>
        <legend>Add a step</legend>
        {newSteps.map(([name, step]) => (
          <Button key={name} onClick={() => dispatch({ kind: "add", step })}>
            {name}
          </Button>
        ))}
      </fieldset>
    </section>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}

/** One that is off stays focusable, so that an arrow keeps the focus when its step reaches an end. */
function IconButton({
  label,
  icon,
  isOff,
  onPress,
}: {
  label: string;
  /** The path of a drawing of 12 by 12. */
  icon: string;
  isOff?: boolean;
  onPress: (button: HTMLButtonElement) => void;
}) {
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={({ currentTarget }) => onPress(currentTarget)}
    >
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  );
}

/** "Medium passage, English", "Rest": a step in a word or two. */
function stepName(step: PlanStep): string {
  if (step.kind !== "test") return capitalized(step.kind);
  const { exercise } = step;
  if (exercise.kind !== "named") return exercise.kind === "text" ? "Your text" : "Phrases";
  return capitalized(exerciseText(exercise).replace(/, English$/, ""));
}

/** "2 practice tests, keyboard A", "30 seconds; can be skipped": the rest of a step. */
function stepNote(plan: Plan, step: PlanStep): string {
  const { condition } = step;
  if (step.kind === "message") return step.text === "" ? "" : `“${step.text.slice(0, 80)}”`;
  const inEach = condition === "each" ? ` for each ${plan.conditions?.what ?? "condition"}` : "";
  if (step.kind === "rest") {
    const isLast = plan.steps[plan.steps.indexOf(step) + 1]?.condition !== "each";
    const when = inEach && isLast ? " between the two" : inEach;
    return `${countText(step.seconds, "second")}${when}${step.canSkip ? "; can be skipped" : ""}`;
  }
  const { exercise, times, isPractice } = step;
  const unit = exercise.kind === "phrases" ? "phrase" : "test";
  const count = countText(times, isPractice ? `practice ${unit}` : unit);
  const isOne = condition === "A" || condition === "B";
  return count + (isOne ? `, ${conditionText(plan, condition)}` : inEach);
}
