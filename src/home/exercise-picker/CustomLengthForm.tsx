import { type SubmitEvent, useState } from "react";
import { type Level, levels } from "../../content/passages.ts";
import {
  defaultLength,
  isPossibleLength,
  lengthBounds,
  type LengthUnit,
  type TextLength,
} from "../../texts/recipe.ts";
import { writtenNumber } from "../../content/written-number.ts";
import button from "../../ui/button.module.css";
import { Check } from "../../ui/Choice.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import input from "../../ui/input.module.css";
import { lengthExercise } from "../../exercises/length-exercise.ts";
import { wholeSource } from "../../exercises/recipe-exercise.ts";
import { useStore, useTest } from "../../visit/use-store.ts";
import type { Visit } from "../../visit/visit.ts";
import styles from "./ModeDialogs.module.css";

/** Sets the length of a test, and whether its text is sentences or common words. */
export function CustomLengthForm({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const { test, customLength } = visit;
  const level = useTest(test, (state) => state.level);
  const length = useStore(customLength) ?? defaultLength;
  const [amounts, setAmounts] = useState({
    seconds: "90",
    words: "50",
    endless: "0",
    ...(isPossibleLength(length) && { [length.unit]: `${length.amount}` }),
  });
  const [problem, setProblem] = useState<string | null>(null);

  function choose(unit: LengthUnit, text = amounts[unit]) {
    setAmounts({ ...amounts, [unit]: text });
    change({ unit, amount: Number(text) });
  }

  function change(part: Partial<TextLength>) {
    setProblem(null);
    customLength.setState({ ...length, ...part });
  }

  function begin(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = { ...length, amount: Number(amounts[length.unit]) };
    if (!isPossibleLength(chosen)) {
      const field = event.currentTarget.elements.namedItem(chosen.unit);
      if (field instanceof HTMLElement) field.focus();
      const [least, most] = lengthBounds[chosen.unit].map((bound) => writtenNumber(bound));
      return setProblem(`Enter a whole number of ${chosen.unit}, from ${least} to ${most}.`);
    }
    customLength.setState(chosen);
    const exercise = lengthExercise(level, chosen, wholeSource(test.getState().source));
    test.dispatch({ kind: "begin", exercise });
    return onClose();
  }

  return (
    <Dialog name="Custom length" className={styles.dialog} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={begin}>
        <fieldset>
          <legend>How long</legend>
          {(["seconds", "words", "endless"] as const).map((unit) => (
            <div key={unit} className={styles.row}>
              <Check group="unit" isChecked={length.unit === unit} onChange={() => choose(unit)}>
                {units[unit]}
              </Check>
              {unit !== "endless" && (
                <input
                  className={input.input}
                  type="number"
                  name={unit}
                  aria-label={`Number of ${unit}`}
                  min={lengthBounds[unit][0]}
                  max={lengthBounds[unit][1]}
                  aria-invalid={(problem !== null && length.unit === unit) || undefined}
                  value={amounts[unit]}
                  onClick={() => choose(unit)}
                  onChange={({ target }) => choose(unit, target.value)}
                />
              )}
            </div>
          ))}
        </fieldset>
        <fieldset>
          <legend>Text</legend>
          {(["sentences", "words"] as const).map((from) => (
            <Check
              key={from}
              group="from"
              isChecked={length.from === from}
              onChange={() => change({ from })}
            >
              {from === "sentences"
                ? `${levels[level]} sentences`
                : `${sizes[level]} in random order`}
            </Check>
          ))}
        </fieldset>
        <fieldset>
          <legend>Include</legend>
          <Check isChecked={length.hasMarks} onChange={(hasMarks) => change({ hasMarks })}>
            Capitals and punctuation
          </Check>
          <Check isChecked={length.hasNumbers} onChange={(hasNumbers) => change({ hasNumbers })}>
            Numbers
          </Check>
        </fieldset>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <div>
          <button type="submit" className={button.primary}>
            Start
          </button>
        </div>
      </form>
    </Dialog>
  );
}

const units = { seconds: "Seconds", words: "Words", endless: "Until I stop" } as const;

const sizes: Readonly<Record<Level, string>> = {
  easy: "Short common words",
  medium: "Common words of any length",
  hard: "Long common words",
};
