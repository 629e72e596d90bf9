import { useState } from "react";
import { keyboardLayouts } from "../../content/keyboard-layouts.ts";
import type { Substitution } from "../../engine/alignment/hit-instead.ts";
import { mostMissed, type PracticeFigures } from "../../engine/practice/practice-figures.ts";
import { characterName } from "../character-name.ts";
import { Choice } from "../Choice.tsx";
import { Folded } from "../Folded.tsx";
import { chosenLayout, rememberLayout } from "./chosen-layout.ts";
import { isOnKey } from "./key-figures.ts";
import { KeyboardPicture } from "./KeyboardPicture.tsx";
import { keyboardKeys } from "./keyboard-keys.ts";
import { KeyTable } from "./KeyTable.tsx";
import { LayoutPicker } from "./LayoutPicker.tsx";
import { ShadingLegend } from "./ShadingLegend.tsx";
import { extentOf, type Measure } from "./shading.ts";
import styles from "./ShadedKeyboard.module.css";

const measures = [
  { value: "missed", label: "Misses" },
  { value: "slow", label: "Slowness" },
] as const satisfies readonly { value: Measure; label: string }[];

/** The visitor's keyboard, shaded by misses (where there are any) or by slowness. */
export function ShadedKeyboard({
  letters,
  hitInstead,
}: {
  letters: readonly PracticeFigures[];
  hitInstead: readonly Substitution[];
}) {
  const isAnyMissed = mostMissed(letters, 1).length > 0;
  const [measure, setMeasure] = useState<Measure>(isAnyMissed ? "missed" : "slow");
  const [layout, setLayout] = useState(chosenLayout);
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
        <LayoutPicker
          layout={layout}
          onChoose={(name) => {
            rememberLayout(name);
            setLayout(name);
          }}
        />
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
