import type { ReactNode } from "react";
import { type Level, levelNames, levels } from "../content/passages.ts";
import { RadioKey, RadioKeys } from "../ui/RadioKeys.tsx";
import { type Mode, modes, timedModes } from "../exercises/modes.ts";
import type { TestStore } from "../visit/test-store.ts";
import { useTest } from "../visit/use-store.ts";
import { LanguageChoice } from "./LanguageChoice.tsx";
import styles from "./TestBar.module.css";

/** What there is to type, all of it in sight: the levels, and below them the ways to be given a text. */
export function TestBar({
  test,
  languageOptions,
  onLevel,
  onMode,
  onLanguage,
}: {
  test: TestStore;
  /** Those of the select; until they are here it has the language that stands. */
  languageOptions: ReactNode;
  onLevel: (level: Level, isByArrow: boolean) => void;
  onMode: (mode: Mode, isByArrow: boolean) => void;
  /** @param isByKey whether keys led there, on which others may follow */
  onLanguage: (language: string, isByKey: boolean) => void;
}) {
  const level = useTest(test, ({ exercise }) => exercise.level);
  const mode = useTest(
    test,
    ({ exercise, exerciseRequest }) => exerciseRequest?.mode ?? exercise.mode,
  );
  const obstacle = useTest(test, ({ exerciseRequest }) => exerciseRequest?.obstacle);

  const key = (value: Mode, label: ReactNode, unit = "") => (
    <RadioKey key={value} name="mode" value={value} isDown={value === mode} className={styles.mode}>
      {label}
      {unit && <span className="visually-hidden">{unit}</span>}
    </RadioKey>
  );

  return (
    <div className={styles.bar} data-fades="">
      <RadioKeys
        legend="Difficulty"
        values={levelNames}
        className={styles.levels}
        onChoose={onLevel}
      >
        {levelNames.map((name) => (
          <RadioKey
            key={name}
            name="level"
            value={name}
            isDown={name === level}
            className={styles.level}
          >
            {levels[name]}
          </RadioKey>
        ))}
      </RadioKeys>
      <RadioKeys legend="What to type" values={modes} className={styles.modes} onChoose={onMode}>
        {key("passage", "Passage")}
        <span className={styles.timed}>
          <span aria-hidden="true">Timed</span>
          {timedModes.map((seconds) => key(seconds, seconds, " seconds"))}
          <span aria-hidden="true">s</span>
        </span>
        {key("length", <span className={styles.ownLength}>Own length</span>)}
        {key("own", "Own text")}
        {key("code", "Code")}
        {key("weak", "Weak spots")}
      </RadioKeys>
      <LanguageChoice test={test} options={languageOptions} onChoose={onLanguage} />
      {obstacle && (
        <p className={styles.obstacle} role="alert">
          {obstacle}
        </p>
      )}
    </div>
  );
}
