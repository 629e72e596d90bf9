import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import { challengeMark, resultMark } from "../links/link-marks.ts";
import type { Milliseconds } from "../engine/trial/edit.ts";
import button from "../ui/button.module.css";
import type { Exercise } from "../exercises/exercise.ts";
import type { TestStore } from "../visit/test-store.ts";
import type { Visit } from "../visit/visit.ts";
import type { Answer } from "../links/address-answer.ts";
import { askForChallenge } from "../race/ask-for-challenge.ts";
import { askForSetUp } from "./ask-for-set-up.ts";
import styles from "./AskedByAddress.module.css";

const sightDelay: Milliseconds = 600;

/** The address that was answered last, so that coming back from another page asks for nothing again. */
const answered = new WeakMap<TestStore, string>();

/**
 * The race or the set-up that the address of the page asks for. It begins by itself where nothing has been
 * typed, and is offered where something has.
 */
export function AskedByAddress({
  visit,
  onBegin,
}: {
  visit: Visit;
  onBegin: (exercise: Exercise) => void;
}) {
  const { test } = visit;
  const address = useLocationProperty(readAddress, () => "");
  const [answer, setAnswer] = useState<Answer | null>(null);

  // Before the test that stands there is painted.
  useLayoutEffect(() => {
    const withdrawn = new AbortController();
    const ask = asked(visit, onBegin);
    const accept = async () => {
      if (!ask || answered.get(test) === address) return;
      // Nothing is asked for while a test is running.
      await onceAtRest(test);
      const { trial: untouched } = test.getState();
      const { offer, problem } = await ask();
      if (withdrawn.signal.aborted) return;
      answered.set(test, address);
      const isUntouched = untouched.phase === "ready" && test.getState().trial === untouched;
      const isBegun = offer !== null && (isUntouched || !offer.endsTest);
      if (isBegun) offer.begin();
      setAnswer({ offer: isBegun ? null : offer, problem });
    };
    if (test.getState().trial.phase === "running") showPrerendered();
    void accept().finally(showPrerendered);
    return () => {
      withdrawn.abort();
      setAnswer(null);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- each address asks once
  }, [address, test]);

  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    // After the field of the test that began has taken the focus, for which a small page scrolls.
    const timer = setTimeout(() => {
      if (test.getState().trial.phase !== "running") {
        notice.current?.scrollIntoView({ block: "nearest" });
      }
    }, sightDelay);
    return () => clearTimeout(timer);
  }, [answer, test]);

  if (!answer?.offer && !answer?.problem) return null;
  const { offer, problem } = answer;
  return (
    <section ref={notice} className={styles.asked} aria-label="From the address">
      {problem && (
        <p role="alert">
          {problem.sentence} {problem.more && <a href={problem.more.href}>{problem.more.label}</a>}
        </p>
      )}
      {offer && (
        <>
          <p>{offer.invitation}</p>
          <button
            type="button"
            className={button.button}
            onClick={() => {
              setAnswer(null);
              offer.begin();
            }}
          >
            {offer.action}
          </button>
        </>
      )}
      <button type="button" className={button.button} onClick={() => setAnswer(null)}>
        Dismiss
      </button>
    </section>
  );
}

/** What asks for what the address says; `null` where it claims a result, names a place, or says nothing. */
function asked(
  visit: Visit,
  onBegin: (exercise: Exercise) => void,
): (() => Promise<Answer>) | null {
  const { hash } = location;
  if (hash.startsWith(challengeMark)) {
    return () => askForChallenge(hash.slice(challengeMark.length), onBegin);
  }
  const isPlace = document.getElementById(hash.slice(1)) !== null;
  if (hash === "" || hash.startsWith(resultMark) || isPlace) return null;
  return () => askForSetUp(hash, visit, onBegin);
}

/** The `#` part, and which entry of the history has it: a link that is followed again asks again. */
function readAddress(): string {
  return `${JSON.stringify(history.state)} ${location.hash}`;
}

/** See Home.module.css: until here, what was prerendered was not shown. */
function showPrerendered(): void {
  document.querySelector("#root")?.removeAttribute("data-asked");
}

/** Resolves once no test is running. */
function onceAtRest(test: TestStore): Promise<void> {
  return new Promise((resolve) => {
    const isAtRest = () => test.getState().trial.phase !== "running";
    if (isAtRest()) {
      resolve();
      return;
    }
    const stop = test.turns.subscribe(() => {
      if (!isAtRest()) return;
      stop();
      resolve();
    });
  });
}
