import type { LayoutName } from "../content/keyboard-layouts.ts";
import type { LimitedCorrections } from "../engine/trial/limited-corrections.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { readSavedTest } from "./read-log.ts";
import { languages } from "../content/languages/languages.ts";
import { type Level, levels } from "../content/passages.ts";
import type { TextRecipe } from "../texts/recipe.ts";

/** A finished test with everything that was typed, as a file has it. */
export interface SavedTest {
  /** When it was typed, in milliseconds since 1970; `null` if the file does not say. */
  readonly typedOn: number | null;
  /** The kind of text, as `kindOfText` returns it; `null` if the file does not say. */
  readonly title: string | null;
  readonly trial: FinishedTrial;
  /** How many keys were refused at a mistake; only if that option was on. */
  readonly refusals?: number;
  /** What could be corrected; only if not everything. */
  readonly corrections?: LimitedCorrections;
  /** The keyboard that fingers and neighbouring keys are worked out for; only if the file says. */
  readonly layout?: LayoutName;
}

/** A finished test, from this visit or from a file. */
export interface StoredTest extends Omit<SavedTest, "trial"> {
  readonly stored: StoredTrial;
}

/**
 * The trial of a finished test. The object stays the same when its trial is compacted, so it identifies
 * the test.
 */
export interface StoredTrial {
  /** The trial; after `compact`, the JSON of its log; from a file, its entry as JSON in UTF-8. */
  trial: FinishedTrial | string | Uint8Array<ArrayBuffer>;
}

/** A test finished in this visit. */
export interface FinishedTest extends StoredTest {
  readonly typedOn: number;
  readonly title: string;
}

/** The trial, read from its log if need be. */
export function trialOf({ trial }: StoredTrial): FinishedTrial {
  if (typeof trial === "object" && "phase" in trial) return trial;
  const test = readSavedTest(typeof trial === "string" ? trial : new TextDecoder().decode(trial));
  if (typeof test === "string") throw new Error(`The log of a stored test is ${test}.`);
  return test.trial;
}

export function savedTestOf({
  typedOn,
  title,
  refusals,
  corrections,
  layout,
  stored,
}: StoredTest): SavedTest {
  return {
    typedOn,
    title,
    trial: trialOf(stored),
    ...(refusals !== undefined && { refusals }),
    ...(corrections && { corrections }),
    ...(layout !== undefined && { layout }),
  };
}

/** Caches what is computed from a stored trial. */
export function oncePerTrial<Value>(
  compute: (trial: FinishedTrial) => Value,
): (stored: StoredTrial) => Value {
  const cache = new WeakMap<StoredTrial, { readonly value: Value }>();
  return (stored) => {
    const known = cache.get(stored) ?? { value: compute(trialOf(stored)) };
    cache.set(stored, known);
    return known.value;
  };
}

/** The fields of an exercise that distinguish kinds of text. */
interface KindOfText {
  readonly title: string;
  /** `null` if no level applies. */
  readonly level: Level | null;
  /** The BCP 47 tag; `null` if it is not known. */
  readonly language: string | null;
  readonly recipe: TextRecipe;
}

/**
 * The name of a kind of text: "Passage, medium", "50 words with numbers, hard, German". Tests of one kind
 * are compared with each other.
 */
export function kindOfText({ title, level, language, recipe }: KindOfText): string {
  const name = languages.find(({ tag }) => tag === language && tag !== "en")?.englishName;
  return [title + optionsOf(recipe), level && levels[level].toLowerCase(), name]
    .filter((part) => part !== null && part !== undefined)
    .join(", ");
}

function optionsOf(recipe: TextRecipe): string {
  if (recipe.kind !== "length") return "";
  const { hasMarks, hasNumbers } = recipe.length;
  return `${hasMarks ? "" : " without punctuation"}${hasNumbers ? " with numbers" : ""}`;
}
