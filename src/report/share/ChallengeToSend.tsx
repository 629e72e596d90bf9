import button from "../../ui/button.module.css";
import { countText } from "../../format/format-figures.ts";
import note from "../../ui/note.module.css";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { type Challenge, challengeLink, longestOwn } from "../../race/challenge-link.ts";
import styles from "./share.module.css";

/** The ways to race a run: by a link that someone else opens, or at once by oneself. */
export function ChallengeToSend({
  challenge,
  onCopy,
  onTold,
  onRace,
}: {
  /** `null` where the test makes none. */
  challenge: Challenge | null;
  /** @returns whether it was copied. */
  onCopy: (text: string, done: string) => Promise<boolean>;
  onTold: (sentence: string, isProblem: boolean) => void;
  onRace: () => void;
}) {
  async function copy(what: Challenge): Promise<boolean> {
    try {
      return await onCopy(await challengeLink(what, location.origin), "Challenge copied.");
    } catch {
      onTold("This browser cannot pack a text of your own into a link.", true);
      return false;
    }
  }

  return (
    <div className={styles.way}>
      <h4>Challenge</h4>
      <div className={styles.buttons}>
        {challenge && (
          <ActionButton name="Copy challenge" done="Copied" onPress={() => copy(challenge)} />
        )}
        <button type="button" className={button.button} onClick={onRace}>
          Race this run
        </button>
      </div>
      <p className={note.note}>{meaningOf(challenge)}</p>
    </div>
  );
}

function meaningOf(challenge: Challenge | null): string {
  if (!challenge) {
    return `There is no link to this run: links carry texts of your own up to ${countText(longestOwn, "character")}, and only what people can type.`;
  }
  const text = challenge.recipe.kind === "own" ? "the text itself" : "which text it was";
  const warning =
    challenge.recipe.kind === "own"
      ? " Whoever has the link can read the text, and some programs cut long links."
      : "";
  return `Whoever opens the link races you on the same text. It holds ${text}, your figures and your time at the end of each word, or of every few words, in tenths of a second: times of single keys could tell who typed.${warning}`;
}
