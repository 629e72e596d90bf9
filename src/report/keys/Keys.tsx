import { useState } from "react";
import { isLayoutName, keyboardLayouts, type LayoutName } from "../../content/keyboard-layouts.ts";
import type { Substitution } from "../../engine/mistakes/mistakes.ts";
import type { LetterTimes } from "../../engine/practice/letter-times.ts";
import { type PracticeFigures, mostMissed } from "../../engine/practice/practice-figures.ts";
import { Choice } from "../Choice.tsx";
import { Folded, Section } from "../Section.tsx";
import { characterName } from "../character-name.ts";
import { KeyTable, PracticeLists } from "./KeyTables.tsx";
import { KeyboardPicture, ShadingLegend } from "./KeyboardPicture.tsx";
import { isOnKey, keyboardKeys } from "./keyboard-keys.ts";
import { keysMeaning } from "./keys-in-words.ts";
import styles from "./keys.module.css";
import { type Measure, extentOf } from "./shading.ts";

/** Which keys were missed and which were slow: on a keyboard, as a table and as lists. */
export function Keys({
  letterTimes: { letters, wordStarts },
  pairTimes,
  hitInstead,
  layout,
  onLayout,
}: {
  letterTimes: LetterTimes;
  pairTimes: readonly PracticeFigures[];
  hitInstead: readonly Substitution[];
  /** The keyboard that is drawn. */
  layout: LayoutName;
  onLayout: (name: LayoutName) => void;
}) {
  if (letters.length === 0) {
    return (
      <Section title="Keys" meaning="Nothing was typed key by key, so no key can be judged." />
    );
  }
  return (
    <Section title="Keys" meaning={keysMeaning(letters)}>
      <ShadedKeyboard
        letters={letters}
        hitInstead={hitInstead}
        layout={layout}
        onLayout={onLayout}
      />
      <PracticeLists letters={letters} pairs={pairTimes} wordStarts={wordStarts} />
    </Section>
  );
}

const measures = [
  { value: "missed", label: "Misses" },
  { value: "slow", label: "Slowness" },
] as const satisfies readonly { value: Measure; label: string }[];

/** The visitor's keyboard, shaded by misses (where there are any) or by slowness. */
function ShadedKeyboard({
  letters,
  hitInstead,
  layout,
  onLayout,
}: {
  letters: readonly PracticeFigures[];
  hitInstead: readonly Substitution[];
  layout: LayoutName;
  onLayout: (name: LayoutName) => void;
}) {
  const isAnyMissed = mostMissed(letters, 1).length > 0;
  const [measure, setMeasure] = useState<Measure>(isAnyMissed ? "missed" : "slow");
  const keys = keyboardKeys(keyboardLayouts[layout], letters);
  const extent = extentOf(
    measure,
    keys.map(({ figures }) => figures),
  );
  const elsewhere = letters.filter(
    ({ text }) => !keys.some(({ figures }) => isOnKey(figures.text, text)),
  );

  return (
    <>
      <div className={styles.choices}>
        <Choice
          legend="Shade by"
          name="shade-by"
          options={measures}
          chosen={measure}
          onChoose={setMeasure}
        />
        <LayoutPicker layout={layout} onChoose={onLayout} />
      </div>
      <KeyboardPicture keys={keys} measure={measure} extent={extent} hitInstead={hitInstead} />
      <ShadingLegend measure={measure} extent={extent} />
      {elsewhere.length > 0 && (
        <p className={styles.elsewhere}>
          Not on this keyboard: {elsewhere.map(({ text }) => characterName(text)).join(" ")}
        </p>
      )}
      <Folded name="Table of the keys">
        <KeyTable keys={keys} />
      </Folded>
    </>
  );
}

/** Chooses the keyboard that is drawn. */
function LayoutPicker({
  layout,
  onChoose,
}: {
  layout: LayoutName;
  onChoose: (name: LayoutName) => void;
}) {
  return (
    <label className={styles.picker}>
      <span className={styles.label}>Keyboard</span>
      <select
        value={layout}
        onChange={({ target: { value } }) => {
          if (isLayoutName(value)) onChoose(value);
        }}
      >
        {Object.entries(keyboardLayouts).map(([key, { name }]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
