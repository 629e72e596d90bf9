import { languages } from "../../content/languages/languages.ts";
import { levels } from "../../content/passages.ts";
import type { Exercise } from "../../visit/exercises/exercise.ts";
import { fetchSource } from "../../visit/exercises/fetch-source.ts";
import { lengthExercise } from "../../visit/exercises/length-exercise.ts";
import { passageExercise } from "../../visit/exercises/passage-exercise.ts";
import { pacedExercise } from "../../visit/exercises/race-exercise.ts";
import { type AskedTest, readSetUp, type SetUp } from "../../visit/set-up.ts";
import type { Visit } from "../../visit/visit.ts";
import type { Answer } from "./answer.ts";

const more = { href: "/faq#addresses", label: "What an address can hold" };

/**
 * The test and the options that an address asks for.
 *
 * @param hash from anyone; with its `#`
 */
export async function askForSetUp(
  hash: string,
  visit: Visit,
  onBegin: (exercise: Exercise) => void,
): Promise<Answer> {
  const { setUp, unknown } = readSetUp(hash);
  const exercise = setUp.test && (await exerciseOf(setUp.test, visit));
  if (typeof exercise === "string") return { offer: null, problem: { sentence: exercise } };
  return {
    offer: {
      invitation: `This address asks for another test: ${exercise ? nameOf(exercise) : ""}.`,
      action: "Begin it",
      begin: () => begin(setUp, exercise, visit, onBegin),
      endsTest: exercise !== null,
    },
    problem: unknown.length === 0 ? null : { sentence: passedOver(unknown), more },
  };
}

/** The exercise, or why there is none. What a text of one's own or a drill waits for is a passage. */
async function exerciseOf(asked: AskedTest, visit: Visit): Promise<Exercise | string> {
  const { what, length, level, language, pace } = asked;
  const source = await fetchSource(language).catch(() => null);
  if (!source) {
    const name = languages.find(({ tag }) => tag === language)?.englishName ?? language;
    return `The texts in ${name} could not be loaded. With a connection, reload the page to try again.`;
  }
  const exercise =
    what === "length"
      ? lengthExercise(level, length, source)
      : passageExercise(level, visit.test.state().exercise.text, source);
  return pace === null ? exercise : pacedExercise(exercise, pace);
}

function begin(
  { test, layout, options }: SetUp,
  exercise: Exercise | null,
  visit: Visit,
  onBegin: (exercise: Exercise) => void,
): void {
  visit.options.set({ ...visit.options.state(), ...options });
  if (layout) visit.layout.set(layout);
  if (test?.what === "length") visit.ownLength.set(test.length);
  if (exercise) onBegin(exercise);
  if (test?.what !== "own" && test?.what !== "weak") return;
  visit.test.tell({ kind: "wish", wish: { mode: test.what, obstacle: null } });
}

function nameOf({ title, level, language }: Exercise): string {
  const name = languages.find(({ tag }) => tag === language)?.englishName;
  return [title.toLowerCase(), level && levels[level].toLowerCase(), name]
    .filter((part) => part !== null && part !== undefined)
    .join(", ");
}

/** A word that can be shown as it is: others could say more than a word. */
const plainWord = /^[a-z\d]{1,16}$/;

function passedOver(unknown: readonly string[]): string {
  const [word = ""] = unknown;
  return unknown.length === 1 && plainWord.test(word)
    ? `“${word}” in this address means nothing here and was passed over.`
    : "Parts of this address mean nothing here and were passed over.";
}
