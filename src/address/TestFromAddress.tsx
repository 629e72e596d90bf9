import { useLayoutEffect, useState } from "react";
import { addressedDialog, linkCode } from "../links/link-code.ts";
import { Button, DismissButton } from "../ui/Button.tsx";
import type { ExerciseRequest } from "../exercises/exercise.ts";
import type { TypingTest } from "../typing-test/api.ts";
import { focusInPlace, hasPointer } from "../typing-test/keep-in-view.ts";
import { whenNotRunning } from "../typing-test/running-test.ts";
import type { TestState } from "../typing-test/store.ts";
import type { Visit } from "../visit/visit.ts";
import { type Answer, answerChallenge, answerSetUp } from "./answer-address.ts";
import {
  answeredAddress,
  showNotice,
  showPrerendered,
  useAddress,
  useHash,
} from "./page-address.ts";
import styles from "./address.module.css";

/**
 * The race or the set-up that the address of the page asks for. It starts by itself if nothing has been
 * typed, and is offered otherwise.
 */
export function TestFromAddress({ visit }: { visit: Visit }) {
  const { test } = visit;
  const hash = useHash();
  const address = useAddress();
  const [answer, setAnswer] = useState<Answer | null>(null);

  // A layout effect, because it must run before the test on screen is painted.
  useLayoutEffect(() => {
    const controller = new AbortController();
    const request = requestOf(hash, visit);
    let dialogRequest: ExerciseRequest | null = null;
    const answerAddress = async () => {
      if (!request || answeredAddress.get(test) === address) return;
      // Wait, because loading a test must not disturb a running one.
      await whenNotRunning(test);
      const before = test.getState();
      const { offer, problem, isComplete } = await request();
      // A test may have begun meanwhile, and a notice would move it.
      await whenNotRunning(test);
      if (controller.signal.aborted) return;
      if (isComplete) answeredAddress.set(test, address);
      const hasBegun = offer !== null && (!offer.endsTest || isUntouched(before, test.getState()));
      if (hasBegun) {
        offer.begin(true);
        dialogRequest = test.getState().exerciseRequest;
        if (offer.endsTest) showFromTop(test);
      }
      setAnswer({ offer: hasBegun ? null : offer, problem, isComplete });
    };
    if (test.getState().trial.phase === "running") showPrerendered();
    // A plan calls `showPrerendered` itself once it has loaded.
    if (linkCode("p", hash) === null) void answerAddress().finally(showPrerendered);
    return () => {
      controller.abort();
      setAnswer(null);
      // Going back from it closes its dialog, and going forward opens it again.
      if (dialogRequest && test.getState().exerciseRequest === dialogRequest) {
        test.dispatch({ kind: "request", exerciseRequest: null });
        answeredAddress.delete(test);
      }
    };
  }, [address, hash, test, visit]);

  if (!answer?.offer && !answer?.problem) return null;
  const { offer, problem } = answer;
  const isSetUp = linkCode("c", hash) === null;
  return (
    <section
      ref={showNotice}
      className={`${styles.notice} not-printed`}
      aria-label="From this link"
    >
      {problem && (
        <p role="alert">
          {problem} {isSetUp && <a href="/faq#addresses">What a link can set up</a>}
        </p>
      )}
      {offer && (
        <>
          <p>{offer.invitation}</p>
          <Button
            onClick={() => {
              setAnswer(null);
              offer.begin(false);
            }}
          >
            {offer.action}
          </Button>
        </>
      )}
      <DismissButton onDismiss={() => setAnswer(null)} />
    </section>
  );
}

/**
 * Scrolls to the top, which says what the link asks for. Focuses the field if there seems to be a keyboard.
 */
function showFromTop(test: TypingTest): void {
  scrollTo({ top: 0, behavior: "instant" });
  // First, because a hidden field takes no focus.
  showPrerendered();
  const field = test.attached()?.field;
  if (field && hasPointer()) focusInPlace(field);
}

/** Returns the function that reads the address; `null` if it asks for no test. */
function requestOf(hash: string, visit: Visit): (() => Promise<Answer>) | null {
  const challenge = linkCode("c", hash);
  if (challenge !== null) return () => answerChallenge(challenge, visit.test);
  const otherRequest = addressedDialog(hash) ?? linkCode("r", hash) ?? linkCode("p", hash);
  return hash === "" || otherRequest !== null ? null : () => answerSetUp(hash, visit);
}

/** Whether the same untouched test is still on screen, and no other was asked for. */
function isUntouched(before: TestState, { trial, testsBefore, exerciseRequest }: TestState) {
  const isSame = testsBefore === before.testsBefore && exerciseRequest === before.exerciseRequest;
  return isSame && trial.phase === "ready";
}
