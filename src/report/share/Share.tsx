import { useState } from "react";
import { site } from "../../content/site.ts";
import { countText } from "../../format/format-figures.ts";
import { resultAsText, resultTexts } from "../../format/saved-result.ts";
import { isPossibleResult, resultLink } from "../../links/result-link.ts";
import { type Challenge, challengeLink, maxOwnTextLength } from "../../race/challenge-link.ts";
import { Dropdown, DropdownEntry } from "../../ui/Dropdown.tsx";
import { canShare, share, useCopy } from "../../ui/save-and-copy.tsx";
import { PictureDialog, type PictureProps } from "./PictureDialog.tsx";

interface ShareProps extends Omit<PictureProps, "analysis"> {
  /** `null` until it is computed: only then the list has entries. */
  readonly analysis: PictureProps["analysis"] | null;
  /** Returns `null` if the test makes no challenge. */
  readonly findChallenge: () => Challenge | null;
  /** Starts the same text against this test. */
  readonly onRace: () => void;
}

/** The ways to show a result to someone: as a challenge, a picture, a text or a link. */
export function Share({ analysis, ...props }: ShareProps) {
  const [isPictureOpen, setIsPictureOpen] = useState(false);
  return (
    <>
      <Dropdown name="Share">
        {(close) =>
          analysis && (
            <ShareEntries
              {...props}
              analysis={analysis}
              onPicture={() => {
                close();
                setIsPictureOpen(true);
              }}
            />
          )
        }
      </Dropdown>
      {analysis && isPictureOpen && (
        <PictureDialog {...props} analysis={analysis} onClose={() => setIsPictureOpen(false)} />
      )}
    </>
  );
}

function ShareEntries({
  analysis,
  result,
  findChallenge,
  onRace,
  onPicture,
}: ShareProps & PictureProps & { readonly onPicture: () => void }) {
  const { copy, copyField } = useCopy();
  const [challenge] = useState(findChallenge);
  const texts = resultTexts(result, analysis.errorCounts.total);
  const isLinked = isPossibleResult(result);
  const [hasShareSheet, setHasShareSheet] = useState(() => canShare({ url: location.href }));

  async function sendChallenge(what: Challenge): Promise<boolean> {
    const link = await challengeLink(what, location.origin);
    if (!hasShareSheet) return copy(link);
    return share({ url: link }).catch(() => {
      setHasShareSheet(false);
      return copy(link);
    });
  }

  return (
    <>
      {challenge && (
        <DropdownEntry
          name="Challenge a friend"
          note={`A link to race against your ${texts.speed} ${texts.unit} on the same text. ${challengeNote(challenge)}`}
          done={hasShareSheet ? "Challenge shared" : "Challenge copied"}
          onPress={() => sendChallenge(challenge)}
        />
      )}
      <DropdownEntry
        name="Share the picture"
        note="Your speed, its range and your keyboard"
        onPress={onPicture}
      />
      <DropdownEntry
        name="Copy as text"
        note={`${texts.speed} ${texts.unit}, ${texts.range}, ${texts.accuracy} accuracy`}
        done="Text copied"
        onPress={() => copy(resultAsText(texts, site))}
      />
      {isLinked && (
        <DropdownEntry
          name="Copy the link"
          note="It carries your figures, unverified, and nothing you typed"
          done="Link copied"
          // To this origin, so that links from a copy of the site lead to that copy.
          onPress={() => copy(resultLink(result, location.origin))}
        />
      )}
      <DropdownEntry name="Race yourself" note="The same text against this test" onPress={onRace} />
      {copyField}
      <p>
        {!isLinked &&
          "There is no link for this result, because its figures are beyond what a link can carry. "}
        {isLinked &&
          !challenge &&
          `There is no challenge link for this test, because links carry your own text only up to ${countText(maxOwnTextLength, "character")}. `}
        Made in your browser. Nothing is sent until you share it, and the result is gone when you
        close the page.
      </p>
    </>
  );
}

function challengeNote({ recipe }: Challenge): string {
  const times =
    "It carries your time at the end of each word or every few words, but not the time of each key.";
  return recipe.kind === "own"
    ? `${times} Anyone with the link can read the text, and some programs cut off long links.`
    : times;
}
