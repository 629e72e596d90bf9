import { type SubmitEvent, useState } from "react";
import { levels } from "../../content/passages.ts";
import {
  defaultLength,
  isPossibleLength,
  lengthBounds,
  type LengthUnit,
  lengthUnits,
  type TextLength,
} from "../../texts/recipe.ts";
import button from "../../ui/button.module.css";
import { Check } from "../../ui/Choice.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { focusOnOpen } from "../../ui/focus.ts";
import { NumberInput } from "../../ui/Input.tsx";
import input from "../../ui/input.module.css";
import { lengthExercise } from "../../exercises/length-exercise.ts";
import { wholeSource } from "../../exercises/recipe-exercise.ts";
import { useTest } from "../../visit/use-store.ts";
import type { Visit } from "../../visit/visit.ts";
import styles from "./ModeDialogs.module.css";

/** Sets the length of a test, and whether its text is sentences or common words. */
export function CustomLengthForm({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const { test, customLength } = visit;
  const level = useTest(test, (state) => state.level);
  const [length, setLength] = useState(customLength.getState() ?? defaultLength);
  const amountOf = (unit: LengthUnit) =>
    length.unit === unit ? length.amount : defaultAmounts[unit];

  /** The visit remembers the last possible length. */
  function change(part: Partial<TextLength>) {
    const changed = { ...length, ...part };
    setLength(changed);
    if (isPossibleLength(changed)) customLength.setState(changed);
  }

  function choose(unit: LengthUnit, amount = amountOf(unit)) {
    change({ unit, amount });
  }

  function begin(event: SubmitEvent) {
    event.preventDefault();
    const exercise = lengthExercise(level, length, wholeSource(test.getState().source));
    test.dispatch({ kind: "begin", exercise });
    onClose();
  }

  return (
    <Dialog name="Custom length" className={styles.dialog} onClose={onClose}>
      <form className={styles.form} onSubmit={begin}>
        <fieldset>
          <legend>How long</legend>
          {lengthUnits.map((unit) => (
            <div key={unit} className={input.fields}>
              <Check
                ref={unit === length.unit ? focusOnOpen : null}
                group="unit"
                isChecked={unit === length.unit}
                onChange={() => choose(unit)}
              >
                {units[unit]}
              </Check>
              {unit !== "endless" && (
                <NumberInput
                  aria-label={`Number of ${unit}`}
                  value={amountOf(unit)}
                  bounds={lengthBounds[unit]}
                  onValue={(amount) => choose(unit, amount)}
                  onClick={() => choose(unit)}
                />
              )}
              {unit === "seconds" && (
                <output className={styles.reading}>{inMinutes(amountOf(unit))}</output>
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
              {`${levels[level]} ${from === "sentences" ? "sentences" : "words in random order"}`}
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

const defaultAmounts = { seconds: 90, words: 50, endless: 0 } as const;

/** "= 1 min 30 s"; empty for less than a minute, and for what is not a whole number. */
function inMinutes(seconds: number): string {
  if (seconds < 60 || !Number.isInteger(seconds)) return "";
  const rest = seconds % 60;
  return `= ${Math.floor(seconds / 60)} min${rest === 0 ? "" : ` ${rest} s`}`;
}
