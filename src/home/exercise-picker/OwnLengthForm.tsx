import { type ReactNode, type SubmitEvent, useState } from "react";
import { type Level, levels } from "../../content/passages.ts";
import {
  commonLength,
  isPossibleLength,
  lengthBounds,
  type LengthUnit,
  lengthUnits,
  type OwnLength,
} from "../../texts/own-length.ts";
import button from "../../ui/button.module.css";
import { Check } from "../../ui/Check.tsx";
import type { Store } from "../../ui/store.ts";
import { useStore } from "../../visit/use-store.ts";
import styles from "./ModeDialogs.module.css";

/** A test of any length, out of sentences or of common words. */
export function OwnLengthForm({
  heading,
  lastLength,
  level,
  onChoose,
}: {
  heading: ReactNode;
  /** What was set last. */
  lastLength: Store<OwnLength | null>;
  /** Of the sentences and the words. */
  level: Level;
  onChoose: (length: OwnLength) => void;
}) {
  const length = useStore(lastLength) ?? commonLength;
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

  function change(part: Partial<OwnLength>) {
    setProblem(null);
    lastLength.setState({ ...length, ...part });
  }

  function begin(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = { ...length, amount: Number(amounts[length.unit]) };
    if (!isPossibleLength(chosen)) return setProblem(problemSentences[length.unit]);
    lastLength.setState(chosen);
    return onChoose(chosen);
  }

  const amount = (unit: LengthUnit, name: string) => (
    <input
      type="number"
      aria-label={`Number of ${name}`}
      min={lengthBounds[unit][0]}
      max={lengthBounds[unit][1]}
      value={amounts[unit]}
      onClick={() => choose(unit)}
      onChange={({ target }) => choose(unit, target.value)}
    />
  );

  return (
    <form className={styles.dialog} noValidate onSubmit={begin}>
      {heading}
      <fieldset>
        <legend>How long</legend>
        {lengthUnits.map((unit) => (
          <div key={unit} className={styles.row}>
            <Check group="unit" isChecked={length.unit === unit} onChange={() => choose(unit)}>
              {unitLabels[unit]}
            </Check>
            {unit !== "endless" && amount(unit, unit)}
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
  );
}

const unitLabels: Readonly<Record<LengthUnit, string>> = {
  seconds: "Seconds",
  words: "Words",
  endless: "Until I stop",
};

const sizes: Readonly<Record<Level, string>> = {
  easy: "Short common words",
  medium: "Common words of any length",
  hard: "Long common words",
};

const problemSentences: Readonly<Record<LengthUnit, string>> = {
  seconds: "Enter a whole number of seconds, from 5 to 3,600.",
  words: "Enter a whole number of words, from 10 to 2,000.",
  endless: "",
};
