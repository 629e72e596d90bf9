import { type PointerEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import button from "../../ui/button.module.css";
import { type Draft, type DraftAction, type DraftProblem, newSteps } from "./draft.ts";
import { Problem } from "./fields.tsx";
import { StepFields } from "./StepFields.tsx";
import { stepName, stepNote } from "./step-text.ts";
import styles from "./builder.module.css";

/** The steps of a draft: moved by arrows or by their grips, edited in place, removed and added. */
export function StepList({
  draft,
  problems,
  dispatch,
}: {
  draft: Draft;
  problems: readonly DraftProblem[];
  dispatch: (action: DraftAction) => void;
}) {
  const { steps, openKey } = draft;
  const list = useRef<HTMLOListElement>(null);
  /** The button with the name of each step, by key. */
  const names = useRef(new Map<number, HTMLButtonElement>());
  const [draggedKey, setDraggedKey] = useState<number | null>(null);
  const [moved, setMoved] = useState("");

  function move(from: number, to: number, arrow: HTMLButtonElement) {
    const step = steps[from];
    if (!step || to < 0 || to >= steps.length) return;
    // React may take the row out and put it back, which loses the focus.
    flushSync(() => dispatch({ kind: "move", key: step.key, to }));
    arrow.focus();
    setMoved(`${stepName(step)} is now step ${to + 1} of ${steps.length}.`);
  }

  function remove(index: number) {
    const step = steps[index];
    if (!step) return;
    flushSync(() => dispatch({ kind: "remove", key: step.key }));
    const next = steps[index + 1] ?? steps[index - 1];
    (names.current.get(next?.key ?? -1) ?? list.current)?.focus();
  }

  function drag({ currentTarget, clientY }: PointerEvent<HTMLElement>) {
    if (draggedKey === null) return;
    const from = steps.findIndex(({ key }) => key === draggedKey);
    const others = [...currentTarget.children].filter((_, index) => index !== from);
    const to = others.filter((row) => middleOf(row) < clientY).length;
    if (to !== from) dispatch({ kind: "move", key: draggedKey, to });
  }

  return (
    <section aria-labelledby="plan-steps-name" className={styles.steps}>
      <div className={styles.stepsHead}>
        <h3 id="plan-steps-name" className={styles.label}>
          Steps
        </h3>
        {draft.before && (
          <button
            type="button"
            className={styles.undo}
            onClick={() => {
              flushSync(() => dispatch({ kind: "undo" }));
              list.current?.focus();
            }}
          >
            Undo
          </button>
        )}
      </div>
      <ol
        ref={list}
        tabIndex={-1}
        aria-labelledby="plan-steps-name"
        onPointerMove={drag}
        onLostPointerCapture={() => setDraggedKey(null)}
      >
        {steps.map((step, index) => {
          const { key } = step;
          const isOpen = key === openKey;
          const number = index + 1;
          const problem = problems.find(({ at }) => at.startsWith(`${key}-`));
          return (
            <li
              key={key}
              data-open={isOpen || undefined}
              data-dragged={key === draggedKey || undefined}
            >
              <div className={styles.row}>
                <span
                  aria-hidden="true"
                  className={styles.grip}
                  onPointerDown={(event) => {
                    event.preventDefault();
                    // The list receives the pointer, because React may take the row out as it moves.
                    list.current?.setPointerCapture(event.pointerId);
                    setDraggedKey(key);
                  }}
                />
                <button
                  type="button"
                  ref={(element) => {
                    if (element) names.current.set(key, element);
                    return () => void names.current.delete(key);
                  }}
                  className={styles.name}
                  aria-expanded={isOpen}
                  onClick={() => dispatch({ kind: "open", key: isOpen ? null : key })}
                >
                  <span className={styles.number}>{number}</span>
                  <span dir="auto">
                    <b>{stepName(step)}</b>{" "}
                    <small className={problem && !isOpen ? styles.problem : undefined}>
                      {problem && !isOpen ? problem.sentence : stepNote(draft, step)}
                    </small>
                  </span>
                </button>
                <IconButton
                  label={`Move step ${number} up`}
                  isOff={index === 0}
                  onPress={(arrow) => move(index, index - 1, arrow)}
                >
                  <path d="M2 8l4-4 4 4" />
                </IconButton>
                <IconButton
                  label={`Move step ${number} down`}
                  isOff={number === steps.length}
                  onPress={(arrow) => move(index, index + 1, arrow)}
                >
                  <path d="M2 4l4 4 4-4" />
                </IconButton>
                <IconButton label={`Remove step ${number}`} onPress={() => remove(index)}>
                  <path d="M2 2l8 8m0-8l-8 8" />
                </IconButton>
              </div>
              {isOpen && (
                <StepFields
                  step={step}
                  conditions={draft.conditions}
                  problems={problems}
                  onChange={(changed) => dispatch({ kind: "edit", key, step: changed })}
                />
              )}
            </li>
          );
        })}
      </ol>
      <Problem at="steps" problems={problems} />
      <output className="visually-hidden">{moved}</output>
      <fieldset className={styles.add}>
        <legend className={styles.label}>Add a step</legend>
        {newSteps.map(([name, step]) => (
          <button
            key={name}
            type="button"
            className={button.button}
            onClick={() => {
              const known = new Set(names.current.keys());
              flushSync(() => dispatch({ kind: "add", step }));
              const added = [...names.current].find(([key]) => !known.has(key));
              added?.[1].focus();
            }}
          >
            {name}
          </button>
        ))}
      </fieldset>
    </section>
  );
}

/** One that is off stays focusable, so that an arrow keeps the focus when its step reaches an end. */
function IconButton({
  label,
  isOff = false,
  onPress,
  children,
}: {
  label: string;
  isOff?: boolean;
  onPress: (button: HTMLButtonElement) => void;
  children: ReactNode;
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
        {children}
      </svg>
    </button>
  );
}

function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}
