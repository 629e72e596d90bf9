import { useState } from "react";
import { canFixText, setUpOf } from "../../address/set-up.ts";
import { writeSetUp } from "../../links/set-up-address.ts";
import { makePlanHash } from "../../links/link-code.ts";
import { correctionChoices } from "../../format/typing-rules.ts";
import type { Rules } from "../../plans/plan.ts";
import { RaceChoices } from "../../race/RaceChoices.tsx";
import type { Options } from "../../typing-test/options.ts";
import { abandonRunning } from "../../typing-test/running-test.ts";
import { keyboardLabelOf } from "../../texts/without-invisibles.ts";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { Check, Choice } from "../../ui/Choice.tsx";
import type { Store } from "../../ui/store.ts";
import { useCopy } from "../../ui/save-and-copy.tsx";
import input from "../../ui/input.module.css";
import note from "../../ui/note.module.css";
import { NameInput } from "../../ui/Input.tsx";
import { PopoverHeader } from "../../ui/PopoverHeader.tsx";
import { useStore, useTest } from "../../visit/use-store.ts";
import type { Visit } from "../../visit/visit.ts";
import styles from "./OptionsPanel.module.css";

const switches = [
  ["areStatsHidden", "Hide live stats"],
  ["isTypedOnPassage", "Type on the passage"],
  ["isDimmed", "Dim the rest of the page while typing"],
  ["isFocused", "Focus mode (hide almost everything else)"],
  ["isStoppedByMistakes", "Stop on mistakes (except with an IME)"],
  ["isCaretSmooth", "Smooth cursor"],
  ["hasKeySounds", "Key sounds"],
  ["hasEndSound", "Sound when finished"],
] as const satisfies readonly (readonly [keyof Options, string])[];

/** The options with several values, each with their names. */
const choices = [
  ["corrections", "Corrections", correctionChoices],
  ["textSize", "Text size", { normal: "Normal", large: "Large", larger: "Larger" }],
  ["face", "Font", { monospaced: "Monospaced", system: "System font" }],
  ["caret", "Cursor", { block: "Block", bar: "Bar", underline: "Underline" }],
] as const satisfies readonly ChoiceOf<keyof Options>[];

type ChoiceOf<Name extends keyof Options> = Name extends unknown
  ? readonly [Name, legend: string, Readonly<Record<Options[Name] & string, string>>]
  : never;

/** The options that a plan sets. Not `ruleNames` itself, because the code of plans loads on demand. */
const rules: Readonly<Record<keyof Rules, true>> = {
  areStatsHidden: true,
  isStoppedByMistakes: true,
  corrections: true,
};

/**
 * The options of the test, each of which takes effect at once; races; and a link to the test as it is set. A
 * rule on keys restarts a running test, so that no test is typed under two rules.
 */
export function OptionsPanel({ visit }: { visit: Visit }) {
  const options = useStore(visit.test.options);
  const isOfPlan = useTest(visit.test, ({ exercise }) => !!exercise.plan);
  const isShown = ([name]: readonly [keyof Options, ...unknown[]]) => !isOfPlan || !(name in rules);
  const change = (part: Partial<Options>) => {
    if ("isStoppedByMistakes" in part || "corrections" in part) abandonRunning(visit.test, true);
    visit.test.options.setState({ ...options, ...part });
  };
  return (
    <div className={styles.options}>
      <PopoverHeader name="Options" popoverId="options" />
      {isOfPlan && <p>The plan sets live stats, corrections and Stop on mistakes.</p>}
      {switches.filter(isShown).map(([name, label]) => (
        <Check
          key={name}
          isChecked={options[name]}
          onChange={(isChecked) => change({ [name]: isChecked })}
        >
          {label}
        </Check>
      ))}
      {choices.filter(isShown).map(([name, legend, values]) => (
        <Choice<string>
          key={name}
          legend={legend}
          name={name}
          isLegendShown
          options={values}
          value={options[name]}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      <KeyboardLabel options={visit.test.options} />
      {!isOfPlan && (
        <>
          <RaceChoices visit={visit} />
          <CopyLink visit={visit} />
        </>
      )}
    </div>
  );
}

/** Names the keyboard. The text is tidied when the field loses the focus. */
function KeyboardLabel({ options }: { options: Store<Options> }) {
  const { keyboardLabel = "" } = useStore(options);
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <label className={`${input.field} ${styles.keyboard}`}>
      Keyboard name, to compare keyboards in Progress
      <NameInput
        value={draft ?? keyboardLabel}
        // Code units; the label is cut to fewer characters.
        maxLength={200}
        onValue={(value) => {
          setDraft(value);
          options.setState({ ...options.getState(), keyboardLabel: keyboardLabelOf(value) });
        }}
        onBlur={() => setDraft(null)}
      />
    </label>
  );
}

/** Copies a link that opens the test as it is set, with another text each time or with this one. */
function CopyLink({ visit }: { visit: Visit }) {
  const { copy, copyField } = useCopy();
  const exercise = useTest(visit.test, (state) => state.exercise);
  // A part of the link, as the exercise and the options are.
  useStore(visit.layout);
  const [hasText, setHasText] = useState(false);
  const [latest, setLatest] = useState<string | null>(null);
  // The origin of this page, so that the link works on every host.
  const link = `${location.origin}/${writeSetUp(setUpOf(visit, hasText))}`;

  async function copyLink(): Promise<boolean> {
    const isCopied = await copy(link);
    setLatest(link);
    return isCopied;
  }

  return (
    <div className={styles.copy}>
      {/* The key takes back "Copied" when the test is set in another way. */}
      <ActionButton key={link} name="Copy link to this test" done="Copied" onPress={copyLink} />
      {canFixText(exercise) && (
        <Check isChecked={hasText} onChange={setHasText}>
          With the same text for everyone
        </Check>
      )}
      <a href="/faq#addresses">What a link can set up</a>
      <a href={`/${makePlanHash}`}>Make a plan</a>
      <p className={note.note}>
        Options last until you reload or close the page. A link to this test keeps them.
      </p>
      {latest === link && (copyField ?? <output className={styles.copied}>{link}</output>)}
    </div>
  );
}
