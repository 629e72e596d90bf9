import type { LayoutName } from "../content/keyboard-layouts.ts";
import type { LimitedCorrections, PlanPlace } from "../engine/trial/test-settings.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { quoted } from "../format/format-figures.ts";
import { typingRules, withRules } from "../format/typing-rules.ts";
import { readSavedTest } from "./read-log.ts";
import { ownTextTitle, setTextTitle, type TextRecipe } from "../texts/recipe.ts";
import { bidiIsolated } from "../texts/right-to-left.ts";

/** The settings that a test was typed with. */
export interface TestSettings {
  /** How many keys were refused at a mistake; only if that option was on. */
  readonly refusals?: number | undefined;
  /** What could be corrected, and how many keys were refused for it; only if not everything. */
  readonly corrections?: LimitedCorrections | undefined;
  /** Its place in the run of a plan; only if it has one. */
  readonly plan?: PlanPlace | undefined;
  /** The keyboard by which neighbouring keys are found; only if it is known. */
  readonly layout?: LayoutName | undefined;
  /** The typist's name for the keyboard; only if it has one. */
  readonly keyboardLabel?: string | undefined;
}

/** A finished test, from this visit or from a file. */
export interface StoredTest extends TestSettings {
  /** When it was typed, in milliseconds since 1970; `null` if the file does not say. */
  readonly typedOn: number | null;
  /** What was typed, as `fullTitle` returns it; `null` if the file does not say. */
  readonly title: string | null;
  /** What makes its text again; files do not say. */
  readonly recipe?: TextRecipe | undefined;
  readonly trial: StoredTrial;
}

/** A trial, or its entry in a file as JSON in UTF-8, which takes less memory. The object identifies the test. */
export type StoredTrial = FinishedTrial | Uint8Array<ArrayBuffer>;

/** A stored test with everything that was typed. */
export interface DecodedTest extends StoredTest {
  readonly trial: FinishedTrial;
}

export function decodeTrial(trial: StoredTrial): FinishedTrial {
  if ("phase" in trial) return trial;
  const test = readSavedTest(new TextDecoder().decode(trial));
  if (typeof test === "string") throw new Error(`The log of a stored test is ${test}.`);
  return test.trial;
}

export function decodeTest(test: StoredTest): DecodedTest {
  return { ...test, trial: decodeTrial(test.trial) };
}

/** Caches what is computed from a stored trial. */
export function oncePerTrial<Value>(
  compute: (trial: FinishedTrial) => Value,
): (trial: StoredTrial) => Value {
  const cache = new WeakMap<StoredTrial, { readonly value: Value }>();
  return (trial) => {
    const known = cache.get(trial) ?? { value: compute(decodeTrial(trial)) };
    cache.set(trial, known);
    return known.value;
  };
}

/** What makes a kind of test. */
export type KindOfTest = Pick<StoredTest, "title"> &
  Omit<TestSettings, "layout"> & { readonly beginning?: string };

/**
 * The name of a kind of test: the kind of text, the rules that it was typed under, the keyboard if it has a
 * label, and in a plan the condition and whether it was practice. Tests are compared with others of their
 * kind.
 */
export function kindOfTest(test: KindOfTest): string {
  const { keyboardLabel, plan } = test;
  const text = textAndRules(test);
  return [
    keyboardLabel ? `${bidiIsolated(text)} · ${bidiIsolated(keyboardLabel)}` : text,
    ...(plan?.condition ? [`condition ${plan.condition}`] : []),
    ...(plan?.isPractice ? ["practice"] : []),
  ].join(", ");
}

/** "Passage, easy, with Stop on mistakes": a kind of test on any keyboard. */
export function textAndRules(test: Omit<KindOfTest, "keyboardLabel" | "plan">): string {
  const { title, beginning } = test;
  // Two texts of one's own, or of a plan, have only that in common.
  const isOwn = title === ownTextTitle || title === setTextTitle;
  const name = isOwn && beginning ? `${title}, ${quoted(beginning)}` : textName(title);
  return withRules(name, typingRules(test), ", ");
}

export function textName(title: string | null): string {
  return title ?? "Untitled";
}
