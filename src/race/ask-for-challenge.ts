import { readChallengeCode } from "./challenge-link.ts";
import { challengeExercise } from "./challenge-exercise.ts";
import type { Exercise } from "../exercises/exercise.ts";
import type { Answer } from "../links/address-answer.ts";

const unreadable =
  "This link holds no challenge that can be read: it was cut off or changed. Ask for it again.";
const notUnpacked =
  "This browser cannot unpack the text of this challenge. Open the link in another, or a newer one.";
const changed =
  "The text of this challenge is not the same any more, so it cannot be raced fairly. The site was changed since the link was made.";
const notFetched =
  "The text of this challenge could not be loaded. With a connection, reload the page to try again.";

/**
 * The race that a challenge invites to.
 *
 * @param code from anyone
 */
export async function askForChallenge(
  code: string,
  onBegin: (race: Exercise) => void,
): Promise<Answer> {
  const challenge = await readChallengeCode(code).catch(() => "notUnpacked" as const);
  if (challenge === "notUnpacked") return refused(notUnpacked);
  if (!challenge) return refused(unreadable);
  try {
    const race = await challengeExercise(challenge);
    if (!race) return refused(changed);
    return {
      offer: {
        invitation: `This link invites you to a race against ${race.rival?.name}.`,
        action: "Begin the race",
        begin: () => onBegin(race),
        endsTest: true,
      },
      problem: null,
    };
  } catch {
    return refused(notFetched);
  }
}

function refused(sentence: string): Answer {
  return { offer: null, problem: { sentence } };
}
