import { useState } from "react";
import type { LayoutName } from "../../content/keyboard-layouts.ts";
import { site } from "../../content/site.ts";
import type { Analysis } from "../../engine/analyse.ts";
import type { FinishedTrial } from "../../engine/trial/trial.ts";
import { numberText, titleAndDay } from "../../format/format-figures.ts";
import type { FinishedTest } from "../../test-files/stored-test.ts";
import { Section } from "../Section.tsx";
import { ActionButton } from "../../ui/ActionButton.tsx";
import type { Challenge } from "../../race/challenge-link.ts";
import { ChallengeToSend } from "./ChallengeToSend.tsx";
import { copyText } from "../../ui/save-and-copy.ts";
import { savedResult, resultAsText, resultTexts } from "../../format/saved-result.ts";
import { SaveAndPrint } from "./SaveAndPrint.tsx";
import { PictureToShare } from "./PictureToShare.tsx";
import { isPossible, resultLink } from "../../links/result-link.ts";
import { selectAll } from "../../ui/use-copy.tsx";
import note from "../../ui/note.module.css";
import styles from "./share.module.css";

/** The ways to take a result along. What a button cannot say itself is told in one place. */
export function Share({
  trial,
  analysis,
  title,
  layout,
  challenge,
  onRace,
  visitTests,
}: {
  trial: FinishedTrial;
  analysis: Analysis;
  title: string;
  layout: LayoutName;
  challenge: Challenge | null;
  onRace: () => void;
  /** Oldest first. */
  visitTests: readonly FinishedTest[];
}) {
  const [told, setTold] = useState({ sentence: "", isProblem: false, count: 0 });
  const [refused, setRefused] = useState<{ text: string; count: number } | null>(null);
  const tell = (sentence: string, isProblem: boolean) =>
    setTold(({ count }) => ({ sentence, isProblem, count: count + 1 }));
  const test = visitTests.find((each) => each.stored.trial === trial);
  const result = savedResult(analysis, title, test?.refusals !== undefined);
  const mistakesLeft = analysis.errorCounts.total;
  const texts = resultTexts(result, mistakesLeft);

  async function copy(text: string, done: string): Promise<boolean> {
    const isCopied = await copyText(text);
    setRefused((before) => (isCopied ? null : { text, count: (before?.count ?? 0) + 1 }));
    tell(isCopied ? done : "The browser refused to copy. The text to copy is selected.", !isCopied);
    return isCopied;
  }

  return (
    <Section
      part="share"
      meaning="All of these are made here, in your browser; the page forgets the result when it is closed."
    >
      {/* What went well the button says; here it is for those who listen. */}
      <output className={told.isProblem ? styles.problem : "visually-hidden"}>
        {/* By its key the same words are read out again when the same thing is done again. */}
        <span key={told.count}>{told.sentence}</span>
      </output>
      <div className={styles.ways}>
        <PictureToShare
          texts={texts}
          mistakesLeft={numberText(mistakesLeft)}
          text={titleAndDay(title, test?.typedOn ?? null)}
          layout={layout}
          letters={analysis.letterTimes.letters}
          onTold={tell}
        />
        <div className={styles.way}>
          <h4>Text and link</h4>
          <div className={styles.buttons}>
            <ActionButton
              name="Copy as text"
              done="Copied"
              onPress={() => copy(resultAsText(texts, site), "Text copied.")}
            />
            {isPossible(result) && (
              <ActionButton
                name="Copy link"
                done="Copied"
                // Of the address the visitor is at, so that it leads there wherever that is.
                onPress={() => copy(resultLink(result, location.origin), "Link copied.")}
              />
            )}
          </div>
          {refused && (
            <textarea
              // Another one each time, so that it is selected each time.
              key={refused.count}
              ref={selectAll}
              className={styles.refused}
              aria-label="To copy"
              readOnly
              rows={refused.text.split("\n").length}
              value={refused.text}
            />
          )}
          <p className={note.note}>
            {isPossible(result)
              ? "The link holds the figures as claimed ones, and nothing of what you typed."
              : "There is no link to this result, for links carry only what people can type."}
          </p>
        </div>
        <ChallengeToSend challenge={challenge} onCopy={copy} onTold={tell} onRace={onRace} />
        <SaveAndPrint
          trial={trial}
          title={title}
          layout={layout}
          isTyped={analysis.isTypedThroughout}
          challenge={challenge}
          visitTests={visitTests}
          onTold={tell}
        />
      </div>
    </Section>
  );
}
