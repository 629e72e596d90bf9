import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../ui/Button.tsx";
import { focusUntilBlur } from "../../ui/focus.ts";
import { stepName, stepNote } from "../plan-text.ts";
import type { PlanStep } from "../plan.ts";
import { dispatch, type Draft, type DraftAction, newSteps } from "./draft.ts";
import { StepFields } from "./StepFields.tsx";
import styles from "./builder.module.css";

/** The steps of a draft: added, edited, moved and removed. */
export function StepList({ draft }: { draft: Draft }) {
  const { steps, conditions } = draft;
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState("");

  function move(from: number, to: number, button: HTMLButtonElement) {
    const step = steps[from];
    if (!step || to < 0 || to >= steps.length) return;
    // React may take the step out and put it back, which loses the focus.
    flushSync(() => dispatch({ kind: "move", key: step.key, to }));
    button.focus();
    setMoved(`${stepName(step)} is now step ${to + 1} of ${steps.length}.`);
  }

  function add(step: PlanStep) {
    flushSync(() => dispatch({ kind: "add", step }));
    const added = list.current?.querySelector<HTMLDetailsElement>(":last-child > details");
    if (!added) return;
    // Before the focus scrolls to it, because this closes another, and the list moves.
    added.open = true;
    added.querySelector("summary")?.focus();
  }

  /** Focuses the step at an index afterwards, or the one before it, or the list if there is neither. */
  function focusAfter(action: DraftAction, index = 0) {
    flushSync(() => dispatch(action));
    const names = list.current?.querySelectorAll("summary") ?? [];
    const name = names[index] ?? names[index - 1];
    if (name) name.focus();
    else if (list.current) focusUntilBlur(list.current);
  }

  return (
    <section aria-labelledby="plan-steps-name" className={styles.steps}>
      <div className={styles.stepsHead}>
        <h3 id="plan-steps-name">Steps</h3>
        {draft.before && <Button onClick={() => focusAfter({ kind: "undo" })}>Undo</Button>}
      </div>
      <ol ref={list} aria-labelledby="plan-steps-name">
        {steps.map((step, index) => {
          const { key } = step;
          const number = index + 1;
          return (
            <li key={key}>
              {/* Of those with one name, browsers leave one open. */}
              <details name="plan-step">
                <summary dir="auto">
                  <span>{number}</span> <b>{stepName(step)}</b>{" "}
                  <small>{stepNote(draft, step)}</small>
                </summary>
                <div className={styles.stepFields}>
                  <StepFields
                    step={step}
                    conditions={conditions}
                    group={`level-${key}`}
                    onStep={(edited) => dispatch({ kind: "edit", key, step: edited })}
                  />
                </div>
                <div className={styles.buttons}>
                  {/* Not disabled at an end of the list, because a disabled button loses the focus. */}
                  <Button
                    aria-disabled={index === 0}
                    onClick={(event) => move(index, index - 1, event.currentTarget)}
                  >
                    Move up
                  </Button>
                  <Button
                    aria-disabled={number === steps.length}
                    onClick={(event) => move(index, index + 1, event.currentTarget)}
                  >
                    Move down
                  </Button>
                  <Button onClick={() => focusAfter({ kind: "remove", key }, index)}>Remove</Button>
                </div>
              </details>
            </li>
          );
        })}
      </ol>
      <output className="visually-hidden">{moved}</output>
      <fieldset className={styles.buttons}>
        <legend>Add a step</legend>
        {newSteps.map(([name, step]) => (
          <Button key={name} onClick={() => add(step)}>
            {name}
          </Button>
        ))}
      </fieldset>
    </section>
  );
}
