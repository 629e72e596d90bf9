import { languageName } from "../content/languages/languages.ts";
import type { Milliseconds } from "../engine/trial/edit.ts";
import {
  exerciseOfPassage,
  passageExercise,
  type TextSource,
} from "../exercises/passage-exercise.ts";
import { anyCode, codeExercise, fetchSource, wholeSource } from "../exercises/recipe-exercise.ts";
import type { Exercise } from "../exercises/exercise.ts";
import { fullTitle } from "../exercises/full-title.ts";
import { lengthExercise } from "../exercises/length-exercise.ts";
import { challengeExercise, steadyRace } from "../race/race-exercise.ts";
import {
  readSetUp,
  type RequestedTest,
  type SetUp,
  type WhatToType,
} from "../links/set-up-address.ts";
import type { TestStore } from "../typing-test/store.ts";
import type { Visit } from "../visit/visit.ts";
import { readChallengeCode } from "../race/challenge-link.ts";

/** Home.module.css hides the prerendered test for the same time. */
const loadTimeLimit: Milliseconds = 4_000;

/**
 * The test and the options that an address asks for. If the texts of its language do not load in time, the
 * test keeps the language on screen.
 *
 * @param hash untrusted; with its `#`
 */
export async function answerSetUp(hash: string, visit: Visit): Promise<Answer> {
  const { setUp, unknown } = readSetUp(hash);
  const { test } = setUp;
  const fetched = test && (await sourceOf(test.language));
  const source = fetched ?? wholeSource(visit.test.getState().source);
  const shown = visit.test.getState().exercise.text;
  const exercise = test && steadyRace(exerciseFrom(source, test, shown), test.rivalSpeed);
  const missing = test && !fetched ? languageName(test.language) : null;
  return {
    offer: {
      invitation: exercise ? `This link opens another test: ${titleOf(exercise, test.what)}.` : "",
      action: "Start it",
      begin: (keepsFocus) => begin(setUp, exercise, visit, keepsFocus),
      endsTest: exercise !== null,
    },
    problem: problemOf(missing, unknown),
    isComplete: missing === null,
  };
}

/** The texts of a language; `null` if they do not load in time. */
async function sourceOf(language: string): Promise<TextSource | null> {
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), loadTimeLimit);
  });
  return Promise.race([fetchSource(language).catch(() => null), late]);
}

/** An exercise that Restart and Try Again repeat with the same text. */
function withSameText(exercise: Exercise): Exercise {
  const same: Exercise = { ...exercise, again: () => same };
  return same;
}

/** Until there is a text of the visitor's own or a drill, the exercise is a passage. */
function exerciseFrom(source: TextSource, { what, level }: RequestedTest, shown: string): Exercise {
  if (what.kind === "length") {
    const exercise = lengthExercise(level, what.length, source, what.seed);
    return what.seed === undefined ? exercise : withSameText(exercise);
  }
  const code = what.kind === "code" && codeExercise(what.code ?? anyCode(), source);
  if (code) return code;
  const passage = what.kind === "passage" && source.passages[level][what.index ?? -1];
  return passage
    ? withSameText(exerciseOfPassage(level, passage, source))
    : passageExercise(level, shown, source);
}

function begin(
  { test, layout, options }: SetUp,
  exercise: Exercise | null,
  visit: Visit,
  keepsFocus: boolean,
): void {
  // First, because it ends a plan, whose rules hold until then.
  if (exercise) visit.test.dispatch({ kind: "begin", exercise, keepsFocus });
  visit.test.options.setState({ ...visit.test.options.getState(), ...options });
  if (layout) visit.layout.setState(layout);
  if (!test) return;
  const { what, rivalSpeed } = test;
  if (what.kind === "length") visit.customLength.setState(what.length);
  if (what.kind === "own" || what.kind === "weak") {
    const exerciseRequest = { mode: what.kind, rivalSpeed, obstacle: null };
    visit.test.dispatch({ kind: "request", exerciseRequest });
  }
}

function titleOf(exercise: Exercise, { kind }: WhatToType): string {
  if (kind === "own") return "your text";
  return kind === "weak" ? "weak spots" : fullTitle(exercise);
}

/** Only a word like this is quoted, because anything else could be a message. */
const plainWord = /^[a-z\d]{1,16}$/;

/** What was ignored: a sentence for the language and one for words; `null` if nothing was. */
function problemOf(missing: string | null, unknown: readonly string[]): string | null {
  const [word = "", ...others] = unknown;
  const isShown = others.length === 0 && plainWord.test(word);
  const [what, were] = isShown ? [`“${word}” in this link`, "was"] : ["Parts of this link", "were"];
  const sentences = [
    missing !== null &&
      `The texts in ${missing} did not load, so the language was ignored. Check your connection and reload the page.`,
    unknown.length > 0 && `${what} ${were} not recognised and ${were} ignored.`,
  ];
  return sentences.filter(Boolean).join(" ") || null;
}

/** The site's answer to an address that asks for a test or a race. */
export interface Answer {
  /** `null` if there is nothing to start. */
  readonly offer: {
    /** A sentence. */
    readonly invitation: string;
    /** The label of the button. */
    readonly action: string;
    readonly begin: (keepsFocus: boolean) => void;
    /** Whether it replaces the test on screen. */
    readonly endsTest: boolean;
  } | null;
  /** What was not recognised or did not load, in sentences. */
  readonly problem: string | null;
  /** Whether everything loaded; if not, coming back to the address asks again. */
  readonly isComplete: boolean;
}

/**
 * The race of a challenge link.
 *
 * @param code untrusted
 */
export async function answerChallenge(code: string, test: TestStore): Promise<Answer> {
  const challenge = await readChallengeCode(code);
  if (!challenge) {
    return refused("This challenge link is incomplete or was changed. Ask for it again.");
  }
  try {
    const exercise = await challengeExercise(challenge, test.getState().source);
    if (!exercise) {
      return refused(
        "The text has changed since this challenge was made, so a fair race is no longer possible.",
      );
    }
    return {
      offer: {
        invitation: `This link is a challenge: race against ${exercise.race?.rival.name}.`,
        action: "Start the race",
        begin: (keepsFocus) => test.dispatch({ kind: "begin", exercise, keepsFocus }),
        endsTest: true,
      },
      problem: null,
      isComplete: true,
    };
  } catch {
    return refused(
      "The text of this challenge did not load. Check your connection and reload the page.",
      false,
    );
  }
}

function refused(problem: string, isComplete = true): Answer {
  return { offer: null, problem, isComplete };
}
