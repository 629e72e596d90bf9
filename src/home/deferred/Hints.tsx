import { useEffect, useState } from "react";
import type { Misalignment } from "../../engine/alignment/misalignment.ts";
import { countText } from "../../format/format-figures.ts";
import type { TestState } from "../../typing-test/store.ts";
import { moveCaret } from "../../typing-test/field/move-caret.ts";
import type { TypingTest } from "../../typing-test/api.ts";
import { useTest } from "../../visit/use-store.ts";
import type { Visit } from "../../visit/visit.ts";
import foot from "../TestFoot.module.css";
import styles from "./running.module.css";

/** What happened when typing went out of step, and how to return to that place. Not announced by itself. */
export function MisalignmentHint({
  test,
  misalignment,
}: {
  test: TypingTest;
  misalignment: Misalignment;
}) {
  const missing = useTest(test, charactersShort);

  if (missing !== null) {
    return (
      <p className={foot.hint}>
        <span className={styles.cap}>+{missing}</span>
        {missing === 1
          ? "You are one character short. Type any key to finish."
          : `You are ${missing} characters short. Type any keys to finish.`}
      </p>
    );
  }
  const { characters, sentence } = misalignmentInWords(misalignment, test.getState());
  return (
    <p className={foot.hint}>
      <span className={styles.cap} aria-hidden="true">
        {characters.replaceAll(" ", "␣")}
      </span>
      <span>
        {sentence}{" "}
        <button
          type="button"
          className={styles.goBack}
          onClick={() => moveCaret(test, misalignment.start)}
        >
          Go back to it
        </button>
        , or carry on.
      </span>
    </p>
  );
}

/** How many characters are left to type, if no more than were skipped; otherwise `null`. */
function charactersShort({ trial, misalignment }: TestState): number | null {
  if (misalignment?.kind !== "skipped") return null;
  const left = trial.presented.length - trial.transcribed.graphemes.length;
  return left <= misalignment.count ? left : null;
}

function misalignmentInWords({ kind, start, count }: Misalignment, { trial }: TestState) {
  const { presented, transcribed } = trial;
  const source = kind === "skipped" ? presented : transcribed.graphemes;
  const characters = source.slice(start, start + count).join("");
  const name = characters === " " ? "the space" : characters;
  const place =
    characters === " " ? `after ${wordAt(presented, start - 1)}` : `in ${wordAt(presented, start)}`;
  if (kind === "skipped") return { characters, sentence: `You skipped ${name} ${place}.` };
  return { characters, sentence: `Extra ${characters === " " ? "space" : characters} ${place}.` };
}

/** The word at a position of a text, or the one before it. */
function wordAt(presented: readonly string[], position: number): string {
  const at = presented[position] === " " ? position - 1 : position;
  const before = presented.slice(Math.max(0, at - 40), at + 1).join("");
  const after = presented.slice(at + 1, at + 40).join("");
  const word = `${before.slice(before.lastIndexOf(" ") + 1)}${after.split(" ")[0] ?? ""}`;
  return word.replace(/[.,;:!?]+$/, "");
}

/** Says why keys do not type what they should. Not announced by itself. */
export function Warnings({ visit }: { visit: Visit }) {
  const isCapsLockOn = useCapsLock();
  const refusedFor = useTest(visit.test, (state) => state.refusedFor);
  const corrections = useTest(visit.test, (state) => state.corrections);
  return (
    <>
      {isCapsLockOn && <span className={styles.warning}>Caps Lock is on. </span>}
      {refusedFor === "mistake" && (
        <span className={styles.warning}>Delete the wrong character first. </span>
      )}
      {refusedFor === "correction" && corrections && (
        <span className={styles.warning}>
          {`${rules[corrections.limit]} ${countText(corrections.refusals, "key")} ignored. `}
        </span>
      )}
    </>
  );
}

const rules = {
  wordonly: "Only the current word can be corrected here.",
  nobackspace: "Nothing can be corrected here.",
} as const;

/** Whether Caps Lock is on, as of the last key. */
function useCapsLock(): boolean {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    let wasOn = false;
    const update = (event: KeyboardEvent) => {
      const isOnNow = event.getModifierState("CapsLock");
      // Setting the same state again takes React a twentieth of a millisecond a key.
      if (isOnNow !== wasOn) setIsOn(isOnNow);
      wasOn = isOnNow;
    };
    addEventListener("keydown", update);
    addEventListener("keyup", update);
    return () => {
      removeEventListener("keydown", update);
      removeEventListener("keyup", update);
    };
  }, []);
  return isOn;
}
