import { useState } from "react";
import { keyboardLayouts } from "../../content/keyboard-layouts.ts";
import type { Substitution } from "../../engine/hit-instead.ts";
import type { LetterTimes } from "../../engine/letter-times.ts";
import { mostMissed, type PracticeFigures, slowest } from "../../engine/practice-figures.ts";
import { characterName } from "../character-name.ts";
import { Choice } from "../Choice.tsx";
import { countText, intervalText } from "../figures-format.ts";
import { Folded } from "../Folded.tsx";
import { Section } from "../Section.tsx";
import { chosenLayout, rememberLayout } from "./chosen-layout.ts";
import { isOnKey } from "./key-figures.ts";
import { KeyboardPicture } from "./KeyboardPicture.tsx";
import { keyboardKeys } from "./keyboard-keys.ts";
import { keysMeaning } from "./keys-meaning.ts";
import { KeyTable } from "./KeyTable.tsx";
import { LayoutPicker } from "./LayoutPicker.tsx";
import { PracticeTable } from "./PracticeTable.tsx";
import { ShadingLegend } from "./ShadingLegend.tsx";
import { extentOf, type Measure } from "./shading.ts";
import styles from "./Keys.module.css";

const measures = [
  { value: "missed", label: "Misses" },
  { value: "slow", label: "Slowness" },
] as const satisfies readonly { value: Measure; label: string }[];

/** How many characters and pairs are named as slow or missed. */
const most = 5;

/** Which keys were missed and which were slow: on a keyboard, as lists and as a table. */
export function Keys(figures: KeysFigures) {
  const { letters } = figures.letterTimes;
  return letters.length === 0 ? (
    <Section title="Keys" meaning="Nothing was typed key by key, so no key can be judged." />
  ) : (
    <Section title="Keys" meaning={keysMeaning(letters)}>
      <KeysExplained {...figures} />
    </Section>
  );
}

interface KeysFigures {
  letterTimes: LetterTimes;
  pairTimes: readonly PracticeFigures[];
  hitInstead: readonly Substitution[];
}

function KeysExplained({
  letterTimes: { letters, wordStarts },
  pairTimes,
  hitInstead,
}: KeysFigures) {
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
        <p className={styles.note}>
          Not on this keyboard: {elsewhere.map(({ text }) => characterName(text)).join(" ")}
        </p>
      )}
      <div className={styles.lists}>
        <PracticeTable
          caption="Most missed characters"
          measure="missed"
          figures={mostMissed(letters, most)}
        />
        <PracticeTable
          caption="Slowest characters"
          measure="slow"
          figures={slowest(letters, most)}
        />
        <PracticeTable
          caption="Most missed pairs"
          measure="missed"
          figures={mostMissed(pairTimes, most)}
        />
        <PracticeTable caption="Slowest pairs" measure="slow" figures={slowest(pairTimes, most)} />
      </div>
      <p className={styles.note}>
        {wordStarts.mean !== null &&
          `The first character of a word took ${intervalText(wordStarts.mean)} on average of ${countText(wordStarts.samples, "word")}; it is counted apart, since thinking of the word takes its share. `}
        A character or pair is listed from three samples on. So few say little: look for what comes
        back in the next tests.
      </p>
      <Folded name="Table of the keys">
        <KeyTable keys={keys} />
      </Folded>
    </>
  );
}
