import { languages } from "../../content/languages/languages.ts";
import { levels } from "../../content/passages.ts";
import { anyCode, codeExercise } from "../../visit/exercises/code-exercise.ts";
import type { Exercise } from "../../visit/exercises/exercise.ts";
import { fetchSource } from "../../visit/exercises/language-source.ts";
import { lengthExercise } from "../../visit/exercises/length-exercise.ts";
import { passageExercise } from "../../visit/exercises/passage-exercise.ts";
import { pacedExercise } from "../../visit/exercises/race-exercise.ts";
import type { TextSource } from "../../visit/exercises/text-source.ts";
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
      invitation: `This address asks for another test: ${exercise ? nameOf(exercise, setUp) : ""}.`,
      action: "Begin it",
      begin: () => begin(setUp, exercise, visit, onBegin),
      endsTest: exercise !== null,
    },
    problem: unknown.length === 0 ? null : { sentence: passedOver(unknown), more },
  };
}

/** The exercise, or why there is none. */
async function exerciseOf(asked: AskedTest, visit: Visit): Promise<Exercise | string> {
  const { language, pace } = asked;
  const source = await fetchSource(language).catch(() => null);
  if (!source) {
    const name = languages.find(({ tag }) => tag === language)?.englishName ?? language;
    return `The texts in ${name} could not be loaded. With a connection, reload the page to try again.`;
  }
  const exercise = exerciseFrom(source, asked, visit.test.state().exercise.text);
  return pace === null ? exercise : pacedExercise(exercise, pace);
}

/** What a text of one's own or a drill waits for is a passage. */
function exerciseFrom(source: TextSource, { what, level }: AskedTest, shown: string): Exercise {
  if (what.kind === "length") return lengthExercise(level, what.length, source);
  const code = what.kind === "code" ? (what.code ?? anyCode(undefined, Math.random())) : null;
  const piece = code === null ? null : codeExercise(code, source);
  return piece ?? passageExercise(level, shown, source);
}

function begin(
  { test, layout, options }: SetUp,
  exercise: Exercise | null,
  visit: Visit,
  onBegin: (exercise: Exercise) => void,
): void {
  visit.options.set({ ...visit.options.state(), ...options });
  if (layout) visit.layout.set(layout);
  const what = test?.what;
  if (what?.kind === "length") visit.ownLength.set(what.length);
  if (exercise) onBegin(exercise);
  if (what?.kind !== "own" && what?.kind !== "weak") return;
  visit.test.tell({ kind: "wish", wish: { mode: what.kind, obstacle: null } });
}

function nameOf({ title, level, language, rival }: Exercise, { test }: SetUp): string {
  if (test?.what.kind === "own") return "a text of your own";
  if (test?.what.kind === "weak") return "weak spots";
  const name = languages.find(({ tag }) => tag === language)?.englishName;
  const against = rival && `raced against ${rival.name}`;
  return [uncapitalized(title), level && levels[level].toLowerCase(), name, against]
    .filter((part) => part !== null && part !== undefined)
    .join(", ");
}

function uncapitalized(title: string): string {
  return title.slice(0, 1).toLowerCase() + title.slice(1);
}

/** A word that can be shown as it is: others could say more than a word. */
const plainWord = /^[a-z\d]{1,16}$/;

function passedOver(unknown: readonly string[]): string {
  const [word = ""] = unknown;
  return unknown.length === 1 && plainWord.test(word)
    ? `“${word}” in this address means nothing here and was passed over.`
    : "Parts of this address mean nothing here and were passed over.";
}
