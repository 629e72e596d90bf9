import "../../styles/heat.css";
import { median } from "d3-array";
import { useState } from "react";
import type { KeyboardLayout } from "../../content/keyboard.ts";
import { isLayoutName, keyboardLayouts, type LayoutName } from "../../content/keyboard-layouts.ts";
import type { Analysis } from "../../engine/analyse.ts";
import type { PracticeMetrics } from "../../engine/practice.ts";
import {
  characterName,
  countText,
  intervalText,
  numberText,
  quoted,
  shareText,
} from "../../format/format-figures.ts";
import note from "../../ui/note.module.css";
import { Choice } from "../../ui/Choice.tsx";
import disclosure from "../../ui/Disclosure.module.css";
import { Disclosure } from "../../ui/Disclosure.tsx";
import { DrillButton } from "../DrillButton.tsx";
import { Section } from "../Section.tsx";
import { heatScale, minSpread } from "./heat.ts";
import { KeyboardPicture } from "./KeyboardPicture.tsx";
import { charactersToType, type KeyboardKey, keyboardKeys } from "./keyboard-keys.ts";
import { minSamples } from "../../texts/drill.ts";
import { Select } from "../../ui/Select.tsx";
import { Table } from "../../ui/Table.tsx";
import styles from "./keys.module.css";
import type { DrillOffer } from "../../exercises/drill-exercise.ts";
import { isMissedAgain, type Measure, measuredValue, worstOf } from "../../format/key-measures.ts";
import { WorstList } from "../../format/WorstList.tsx";

const measures: Readonly<Record<Measure, string>> = { slow: "Slowness", missed: "Misses" };

const heatMeanings: Readonly<Record<Measure, string>> = {
  slow: "The slower a key, the more it stands out.",
  missed: "The more often a key was missed, the more it stands out.",
};

/** Which keys were slow or missed, on the visitor's keyboard and in lists beside it. */
export function Keys({
  analysis: { letterTimes, pairTimes, substitutions },
  layout,
  onLayout,
  drillOffer,
}: {
  analysis: Analysis;
  layout: LayoutName;
  onLayout: (layout: LayoutName) => void;
  drillOffer: DrillOffer | null;
}) {
  const { letters } = letterTimes;
  const isAnyTimed = letters.some(({ mean }) => mean !== null);
  const [measure, setMeasure] = useState<Measure>(isAnyTimed ? "slow" : "missed");
  if (letters.length === 0) {
    return (
      <Section
        part="keys"
        meaning="Nothing was typed key by key, so there is nothing to show for individual keys."
      />
    );
  }
  const board = keyboardLayouts[layout];
  const keys = keyboardKeys(board, letters);
  const usedKeys = keys.filter(({ figures }) => figures.attempts > 0);
  const scale = heatScale(measure, keys);
  const elsewhere = letters.filter(({ text }) => !isOnKeyboard(board, text));

  return (
    <Section
      part="keys"
      meaning={keysMeaning(letters, drillOffer)}
      aside={
        <div className={`${styles.choices} not-printed`}>
          <Choice
            legend="Shade keys by"
            name="keys-shaded-by"
            options={measures}
            value={measure}
            onChange={setMeasure}
          />
          <Select
            label={<span className="visually-hidden">Keyboard</span>}
            value={layout}
            choices={Object.entries(keyboardLayouts).map(([key, { name }]) => [key, name])}
            onChange={(chosen) => {
              if (isLayoutName(chosen)) onLayout(chosen);
            }}
          />
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
            substitutions={substitutions}
          />
          {elsewhere.length > 0 && (
            <p className={note.note}>
              Not on this keyboard: {elsewhere.map(({ text }) => characterName(text)).join(" ")}
            </p>
          )}
          <div className={disclosure.folds}>
            <p className={note.note}>
              {scale ? heatMeanings[measure] : "No key stands out."} Dashed keys have fewer than
              five samples. Pauses and first letters of words are not timed.
            </p>
            {usedKeys.length > 0 && (
              <Disclosure name="Details">
                <KeyTable keys={usedKeys} />
              </Disclosure>
            )}
          </div>
        </div>
        <div className={styles.worst}>
          <WorstList of="keys" measure={measure} figures={letters} />
          <WorstList of="pairs" measure={measure} figures={pairTimes} />
          {drillOffer && (
            <div className={styles.drillOffer}>
              <DrillButton {...drillOffer} />
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}

/** The most missed and the slowest or weakest characters, in a sentence or two. */
export function keysMeaning(
  letters: readonly PracticeMetrics[],
  drillOffer: DrillOffer | null,
): string {
  const slow = drillOffer
    ? `Currently weakest: ${drillOffer.weakest.join(" and ")}.`
    : slowMeaning(letters);
  return `${missedMeaning(letters)} ${slow}`;
}

function missedMeaning(letters: readonly PracticeMetrics[]): string {
  const often = letters.filter(isMissedAgain);
  const [worst] = worstOf("missed", letters, 1);
  if (worst) {
    const share = ({ missed, attempts }: PracticeMetrics) => missed / attempts;
    const isOutdone = often.some((rare) => share(rare) > share(worst));
    const you = isOutdone
      ? `Of the characters that appeared ${minSamples} times or more, you`
      : "You";
    return `${you} missed ${quoted(worst.text)} at the highest rate: ${numberText(worst.missed)} of ${countText(worst.attempts, "time")}.`;
  }
  if (often.length > 0) {
    return "No character that you missed more than once appeared often enough to judge.";
  }
  return letters.some(({ missed }) => missed > 0)
    ? "You missed no character often enough to matter."
    : "You missed no characters.";
}

function slowMeaning(letters: readonly PracticeMetrics[]): string {
  const [worst] = worstOf("slow", letters, 1);
  if (!worst?.mean) return "No character appeared often enough to say which was slowest.";
  const slowest = worst.mean;
  const isOutdone = letters.some(({ mean }) => mean !== null && mean > slowest);
  const typical = median(letters, (letter) => measuredValue("slow", letter)) ?? 0;
  if (!isOutdone && slowest < typical * (1 + minSpread)) return "No character stands out as slow.";
  const the = isOutdone ? `Of the characters with ${minSamples} samples or more, the` : "The";
  return `${the} slowest was ${quoted(worst.text)}, at ${intervalText(slowest)} over ${countText(worst.samples, "sample")}.`;
}

/** Whether the keyboard has a character; each has Enter, which is not drawn as a key with figures. */
function isOnKeyboard(layout: KeyboardLayout, character: string): boolean {
  return character.startsWith("\n") || charactersToType(layout, character).length > 0;
}

/** Keys that were used, row by row. */
function KeyTable({ keys }: { keys: readonly KeyboardKey[] }) {
  return (
    <Table
      caption="Keys used, from the top row to the space bar"
      className={styles.table}
      columns={[
        { name: "Key" },
        { name: "Missed", isFigure: true },
        { name: "Share", isFigure: true },
        { name: "Average time" },
      ]}
      rows={keys.map(({ name, figures }) => {
        const { text, mean, attempts, missed, missedShare } = figures;
        return {
          key: text,
          cells: [
            name,
            `${numberText(missed)} of ${numberText(attempts)}`,
            missedShare === null ? "too few" : shareText(missedShare),
            mean === null
              ? "too few"
              : `${intervalText(mean)} (${countText(figures.samples, "sample")})`,
          ],
        };
      })}
    />
  );
}
