import { useEffect, useState } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import { readChallengeCode } from "../../report/share/challenge-link.ts";
import { challengeMark } from "../../report/share/result-mark.ts";
import button from "../../ui/button.module.css";
import { challengeExercise } from "../../visit/exercises/challenge-exercise.ts";
import type { Exercise } from "../../visit/exercises/exercise.ts";
import type { TestStore } from "../../visit/test-store.ts";
import styles from "./race.module.css";

/** What became of an address that invites to a race. */
type Invitation =
  | { readonly kind: "offered"; readonly race: Exercise }
  | { readonly kind: "refused"; readonly sentence: string };

const unreadable =
  "This link holds no challenge that can be read: it was cut off or changed. Ask for it again.";
const changed =
  "The text of this challenge is not the same any more, so it cannot be raced fairly. The site was changed since the link was made.";
const notFetched =
  "The text of this challenge could not be loaded. With a connection, reload the page to try again.";

/**
 * The race that the address of the page invites to. It begins by itself where nothing has been typed,
 * and is offered where something has.
 */
export function ChallengeFromAddress({
  test,
  onBegin,
}: {
  test: TestStore;
  onBegin: (exercise: Exercise) => void;
}) {
  const hash = useLocationProperty(readHash, () => "");
  const [invitation, setInvitation] = useState<Invitation | null>(null);

  useEffect(() => {
    const withdrawn = new AbortController();
    const accept = async () => {
      if (!hash.startsWith(challengeMark)) return;
      await whenAtRest(test);
      const untouched = test.state().trial;
      const answer = await invitationOf(hash.slice(challengeMark.length));
      if (withdrawn.signal.aborted) return;
      const isUntouched = untouched.phase === "ready" && test.state().trial === untouched;
      if (answer.kind === "offered" && isUntouched) onBegin(answer.race);
      else setInvitation(answer);
    };
    void accept();
    return () => {
      withdrawn.abort();
      setInvitation(null);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- each address invites once
  }, [hash, test]);

  if (!invitation) return null;
  return (
    <section className={styles.invitation} aria-label="Challenge">
      {invitation.kind === "refused" ? (
        <p>{invitation.sentence}</p>
      ) : (
        <>
          <p>This link invites you to a race against {invitation.race.rival?.name}.</p>
          <button
            type="button"
            className={button.button}
            onClick={() => {
              setInvitation(null);
              onBegin(invitation.race);
            }}
          >
            Begin the race
          </button>
        </>
      )}
      <button type="button" className={button.button} onClick={() => setInvitation(null)}>
        Dismiss
      </button>
    </section>
  );
}

async function invitationOf(code: string): Promise<Invitation> {
  const challenge = await readChallengeCode(code);
  if (!challenge) return { kind: "refused", sentence: unreadable };
  try {
    const race = await challengeExercise(challenge);
    return race ? { kind: "offered", race } : { kind: "refused", sentence: changed };
  } catch {
    return { kind: "refused", sentence: notFetched };
  }
}

/** Once no test is running: nothing is asked for meanwhile. */
function whenAtRest(test: TestStore): Promise<void> {
  return new Promise((resolve) => {
    const isAtRest = () => test.state().trial.phase !== "running";
    if (isAtRest()) {
      resolve();
      return;
    }
    const stop = test.follow(() => {
      if (!isAtRest()) return;
      stop();
      resolve();
    });
  });
}

function readHash(): string {
  return location.hash;
}
