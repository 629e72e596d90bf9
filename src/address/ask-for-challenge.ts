import { readChallengeCode } from "../race/challenge-link.ts";
import { challengeExercise } from "../race/challenge.ts";
import type { Exercise } from "../exercises/exercise.ts";
import type { Answer } from "./answer.ts";

const unreadable = "This challenge link is incomplete or was changed. Ask for it again.";
const notUnpacked = "This browser cannot open the text of this challenge. Try a newer browser.";
const changed =
  "The text has changed since this challenge was made, so a fair race is no longer possible.";
const notFetched =
  "The text of this challenge did not load. Check your connection and reload the page.";

/**
 * The race of a challenge link.
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
        invitation: `This link is a challenge: race against ${race.rival?.name}.`,
        action: "Start the race",
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
