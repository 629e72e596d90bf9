import { useState } from "react";
import type { KeyboardLayout } from "../../content/keyboard.ts";
import { isLayoutName, keyboardLayouts, type LayoutName } from "../../content/keyboard-layouts.ts";
import type { Substitution } from "../../engine/mistakes/mistakes.ts";
import type { Analysis } from "../../engine/analyse.ts";
import type { PracticeMetrics } from "../../engine/practice/practice.ts";
import type { Milliseconds } from "../../engine/trial/edit.ts";
import button from "../../ui/button.module.css";
import { characterName } from "../../format/character-name.ts";
import note from "../../ui/note.module.css";
import { Choice } from "../../ui/Choice.tsx";
import folded from "../../ui/Folded.module.css";
import { Folded } from "../../ui/Folded.tsx";
import { Section } from "../Section.tsx";
import { heatScale } from "./heat.ts";
import { HeatLegend, KeyboardPicture } from "./KeyboardPicture.tsx";
import { charactersToType } from "./characters-to-type.ts";
import { type KeyboardKey, keyboardKeys } from "./keyboard-keys.ts";
import { countText, intervalText, numberText, shareText } from "../../format/format-figures.ts";
import { Table } from "../../ui/Table.tsx";
import { keysMeaning } from "./keys-in-words.ts";
import styles from "./keys.module.css";
import { PractiseButton, practiseText } from "./PractiseButton.tsx";
import type { Practise } from "../../exercises/drill-exercise.ts";
import { type Measure, WorstList } from "../../format/WorstList.tsx";

const measures = [
  { value: "slow", label: "Slowness" },
  { value: "missed", label: "Misses" },
] as const satisfies readonly { value: Measure; label: string }[];

/** Which keys were slow and which were missed: on the visitor's keyboard, the worst of them beside it. */
export function Keys({
  letterTimes: { letters },
  pairTimes,
  typicalInterval,
  hitInstead,
  layout,
  onLayout,
  practise,
}: {
  letterTimes: Analysis["letterTimes"];
  pairTimes: readonly PracticeMetrics[];
  /** The median of the intervals, where there are any. */
  typicalInterval: Milliseconds | null;
  hitInstead: readonly Substitution[];
  layout: LayoutName;
  onLayout: (layout: LayoutName) => void;
  practise: Practise | null;
}) {
  const isAnyTimed = letters.some(({ mean }) => mean !== null);
  const [measure, setMeasure] = useState<Measure>(isAnyTimed ? "slow" : "missed");
  if (letters.length === 0) {
    return (
      <Section
        part="keys"
        meaning="Nothing was typed key by key, so there is nothing to show for single keys."
      />
    );
  }
  const board = keyboardLayouts[layout];
  const keys = keyboardKeys(board, letters);
  const scale = heatScale(
    measure,
    keys.map(({ figures }) => figures),
  );
  const elsewhere = letters.filter(({ text }) => !isOnKeyboard(board, text));

  return (
    <Section
      part="keys"
      meaning={[keysMeaning(letters), practise && practiseText(practise)].filter(Boolean).join(" ")}
      aside={
        <div className={styles.choices}>
          <Choice
            legend="Shade keys by"
            name="warm-by"
            options={measures}
            chosen={measure}
            onChoose={setMeasure}
          />
          <LayoutPicker layout={layout} onChoose={onLayout} />
        </div>
      }
    >
      <div className={styles.beside}>
        <div className={styles.keyboard}>
          <KeyboardPicture
            layout={board}
            keys={keys}
            measure={measure}
            scale={scale}
            hitInstead={hitInstead}
          />
          {elsewhere.length > 0 && (
            <p className={note.note}>
              Not on this keyboard: {elsewhere.map(({ text }) => characterName(text)).join(" ")}
            </p>
          )}
          <div className={folded.folds}>
            <HeatLegend scale={scale} />
            <Folded name="Details">
              <KeyTable keys={keys} />
            </Folded>
          </div>
        </div>
        <div className={styles.worst}>
          <WorstList
            of="keys"
            measure={measure}
            figures={letters}
            typicalInterval={typicalInterval}
          />
          <WorstList
            of="pairs"
            measure={measure}
            figures={pairTimes}
            typicalInterval={typicalInterval}
          />
          {practise && (
            <div className={styles.practise}>
              <PractiseButton {...practise} />
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}

/** Whether the layout types a character; Enter, which ends a line, is on every keyboard, drawn or not. */
function isOnKeyboard(layout: KeyboardLayout, character: string): boolean {
  return character.startsWith("\n") || charactersToType(layout, character).length > 0;
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
    <label>
      <span className="visually-hidden">Keyboard</span>
      <select
        className={button.button}
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

/** What the picture shows: every key that was due, row by row. */
function KeyTable({ keys }: { keys: readonly KeyboardKey[] }) {
  return (
    <Table
      caption="Keys used, from the top row to the space bar"
      columns={[{ name: "Key" }, { name: "Missed" }, { name: "Share" }, { name: "Mean time" }]}
      rows={keys
        .filter(({ figures }) => figures.attempts > 0)
        .map(({ name, figures: { text, samples, mean, attempts, missed, missedShare } }) => ({
          key: text,
          cells: [
            name,
            `${numberText(missed)} of ${numberText(attempts)}`,
            missedShare === null ? "too few" : shareText(missedShare),
            mean === null ? "too few" : `${intervalText(mean)} (${countText(samples, "sample")})`,
          ],
        }))}
    />
  );
}
