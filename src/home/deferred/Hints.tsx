import type { Misalignment } from "../../engine/alignment/misalignment.ts";
import { isSpace } from "../../engine/mistakes/word-alignment.ts";
import { isSameCharacter } from "../../engine/trial/same-character.ts";
import { currentWordStart } from "../../engine/trial/test-settings.ts";
import type { Trial } from "../../engine/trial/trial.ts";
import { countText, quoted } from "../../format/format-figures.ts";
import type { TestState } from "../../typing-test/store.ts";
import { moveCaret } from "../../typing-test/upgrades.ts";
import type { TypingTest } from "../../typing-test/api.ts";
import { Button } from "../../ui/Button.tsx";
import { useStore, useTest } from "../../visit/use-store.ts";
import footer from "../TestFooter.module.css";
import styles from "./running.module.css";

/** Says what happened when typing got out of step, and how to return to that place. Not a live region. */
export function MisalignmentHint({
  test,
  misalignment,
}: {
  test: TypingTest;
  misalignment: Misalignment;
}) {
  const missing = useTest(test, charactersLeft);
  const { corrections } = useStore(test.options);
  const canReturn = useTest(test, ({ trial: { presented, transcribed } }) =>
    corrections === "wordonly"
      ? misalignment.start >= currentWordStart(presented, transcribed.graphemes)
      : corrections === "backspace",
  );

  if (missing !== null && missing <= 0) return <p className={footer.hint}>{finishSentence}</p>;
  if (missing !== null) {
    return (
      <p className={footer.hint}>
        <span className={styles.cap}>+{missing}</span>
        {`You are ${countText(missing, "character")} short. Type anything to finish.`}
      </p>
    );
  }
  const { characters, sentence } = misalignmentInWords(misalignment, test.getState());
  return (
    <p className={footer.hint}>
      <span className={styles.cap} aria-hidden="true">
        {characters.replaceAll(" ", "␣")}
      </span>
      <span>
        {sentence}
        {canReturn && (
          <>
            {" "}
            <Button
              look="link"
              className={styles.goBack}
              onClick={() => moveCaret(test, misalignment.start)}
            >
              Go back to it
            </Button>
            , or carry on.
          </>
        )}
      </span>
    </p>
  );
}

/**
 * How many characters are left to type, if no more than were skipped; otherwise `null`. None are left if an
 * input method has yet to commit the last ones.
 */
function charactersLeft({ trial, misalignment }: TestState): number | null {
  if (trial.limit !== null) return null;
  const left = trial.presented.length - trial.transcribed.graphemes.length;
  const skipped = misalignment?.kind === "skipped" ? misalignment.count : 0;
  return left <= skipped ? left : null;
}

/** What is left to do if all is typed, but an input method has yet to commit the end. */
export const finishSentence = "Press Space or Enter to finish.";

function misalignmentInWords({ kind, start, count }: Misalignment, { trial }: TestState) {
  const { presented, transcribed } = trial;
  const isSkipped = kind === "skipped";
  const source = isSkipped ? presented : transcribed.graphemes;
  const characters = source
    .slice(start, start + count)
    .map((character) => (character.startsWith("\n") ? "↵" : character))
    .join("");
  const isUnseen = /^[ ↵]+$/.test(characters);
  const name = isUnseen ? nameOf(source.at(start), isSkipped ? "the " : "") : characters.trim();
  // A word may have been skipped with the space before it.
  const at = isUnseen ? start - 1 : start + characters.indexOf(name);
  const isWord = name === wordAt(presented, at);
  const place = isWord ? "" : placeOf(presented, at, isUnseen ? "after" : "in");
  return {
    characters,
    sentence: `${isSkipped ? "You skipped" : "Extra"} ${isUnseen ? name : quoted(name)}${place}.`,
  };
}

/** Names the last wrong character, because typing on the passage does not show it. */
export function LastMistake({ test }: { test: TypingTest }) {
  const sentence = useTest(test, ({ trial }) => mistakeInWords(trial)?.sentence);
  const { typed } = mistakeInWords(test.getState().trial) ?? {};
  if (typed === undefined) return null;
  return (
    <span className={styles.mistake}>
      <span className={styles.cap} aria-hidden="true">
        {typed.replaceAll(" ", "␣").replaceAll("\n", "↵")}
      </span>
      <span>{sentence}</span>
    </span>
  );
}

function mistakeInWords(trial: Trial) {
  const position = lastMistake(trial);
  if (position === null) return null;
  const { presented, transcribed } = trial;
  const typed = transcribed.graphemes.at(position) ?? "";
  const wanted = nameOf(presented[position], "a ");
  const place = placeOf(presented, position);
  return { typed, sentence: `You typed ${nameOf(typed, "a ")} for ${wanted}${place}.` };
}

/** The position of the last wrong character among the latest 100 that are not under composition. */
function lastMistake({ phase, presented, transcribed, composing, errors }: Trial): number | null {
  if (phase !== "running" || errors === 0) return null;
  const { graphemes } = transcribed;
  const end = Math.min(composing?.start ?? Infinity, graphemes.length, presented.length);
  for (let position = end - 1; position >= Math.max(0, end - 100); position -= 1) {
    const isRight = isSameCharacter(presented[position] ?? "", graphemes.at(position) ?? "");
    if (!isRight) return position;
  }
  return null;
}

/** A character in a sentence; the article is for a space. */
function nameOf(character: string | undefined, article: "a " | "the " | ""): string {
  return (character === " " ? article : "") + quoted(character ?? "");
}

/** Names the word that a character is in or after; empty if there is none, as in Chinese. */
function placeOf(
  presented: readonly string[],
  position: number,
  preposition = isSpace(presented[position]) ? "after" : "in",
): string {
  const word = wordAt(presented, position);
  return word === "" || word.length > 20 ? "" : ` ${preposition} ${quoted(word)}`;
}

/** The word at a position of a text, or the one before it. */
function wordAt(presented: readonly string[], position: number): string {
  const at = isSpace(presented[position]) ? position - 1 : position;
  const before = presented.slice(Math.max(0, at - 40), at + 1).join("");
  const after = presented.slice(at + 1, at + 40).join("");
  const word = `${before.split(/\s/).at(-1) ?? ""}${after.split(/\s/)[0] ?? ""}`;
  return word.replace(/[.,;:!?]+$/, "");
}
