import { useEffect, useState } from "react";
import { countText } from "../../format/format-figures.ts";
import type { TestState } from "../../typing-test/store.ts";
import { useStore, useTest } from "../../visit/use-store.ts";
import type { Visit } from "../../visit/visit.ts";
import { finishSentence, LastMistake } from "./Hints.tsx";
import styles from "./running.module.css";

/** Says why keys do not type what they should. Not a live region. */
export function Warnings({ visit }: { visit: Visit }) {
  const { isTypedOnPassage } = useStore(visit.test.options);
  const isCapsLockOn = useCapsLock();
  const isHeld = useTest(visit.test, isHeldByComposition);
  const isOtherScript = useTest(visit.test, typesOtherScript);
  const refusedFor = useTest(visit.test, (state) => state.refusedFor);
  const corrections = useTest(visit.test, (state) => state.corrections);
  return (
    <>
      {isHeld && <span>{finishSentence} </span>}
      {isTypedOnPassage && <LastMistake test={visit.test} />}
      {isCapsLockOn && <span className={styles.warning}>Caps Lock is on. </span>}
      {isOtherScript && (
        <span className={styles.runningWarning}>Your keyboard is set to another language. </span>
      )}
      {refusedFor === "mistake" && (
        <span className={styles.warning}>Delete the wrong character first. </span>
      )}
      {refusedFor === "correction" && corrections && (
        <span className={styles.warning}>
          {`${rules[corrections.limit]} ${countText(corrections.refusals, "key")} blocked. `}
        </span>
      )}
    </>
  );
}

const rules = {
  wordonly: "Only the current word can be corrected.",
  nobackspace: "Corrections are off.",
} as const;

/** Whether the text is complete, but still under composition. */
function isHeldByComposition({ trial }: TestState): boolean {
  const { phase, limit, presented, transcribed } = trial;
  return phase === "running" && limit === null && transcribed.graphemes.length >= presented.length;
}

const letter = /\p{Letter}/u;
const latinLetter = /\p{Script=Latin}/u;

/** Whether the last three letters are Latin and those of the text are not, or the other way round. */
function typesOtherScript({ trial }: TestState): boolean {
  const { phase, presented, transcribed, composing, errors } = trial;
  if (phase !== "running" || errors < 3) return false;
  const end = Math.min(composing?.start ?? Infinity, transcribed.graphemes.length);
  let differing = 0;
  for (let at = end - 1; at >= Math.max(0, end - 10) && differing < 3; at -= 1) {
    const typed = transcribed.graphemes.at(at) ?? "";
    const wanted = presented[at] ?? "";
    if (!letter.test(typed) || !letter.test(wanted)) continue;
    if (latinLetter.test(typed) === latinLetter.test(wanted)) return false;
    differing += 1;
  }
  return differing === 3;
}

/** Whether Caps Lock is on, as of the last key. */
function useCapsLock(): boolean {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    let wasOn = false;
    const update = (event: Event) => {
      // Extensions send plain events, which know no modifiers.
      if (!(event instanceof KeyboardEvent)) return;
      const isOnNow = event.getModifierState("CapsLock");
      // Setting the same state again would cost each key a twentieth of a millisecond.
      if (isOnNow !== wasOn) setIsOn(isOnNow);
      wasOn = isOnNow;
    };
    const listening = new AbortController();
    addEventListener("keydown", update, listening);
    addEventListener("keyup", update, listening);
    return () => listening.abort();
  }, []);
  return isOn;
}
