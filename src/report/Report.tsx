import type { LayoutName } from "../content/keyboard-layouts.ts";
import type { Analysis } from "../engine/analyse.ts";
import { isAnalysable } from "../engine/is-analysable.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { Compare } from "./compare/Compare.tsx";
import type { FinishedTest } from "./finished-test.ts";
import { Keys } from "./keys/Keys.tsx";
import { HowItWasMeasured } from "./measured/HowItWasMeasured.tsx";
import { Mistakes } from "./mistakes/Mistakes.tsx";
import { Pace } from "./pace/Pace.tsx";
import type { Practise } from "./practise.ts";
import { Replay } from "./replay/Replay.tsx";
import type { Challenge } from "./share/challenge-link.ts";
import { Share } from "./share/Share.tsx";
import styles from "./report.module.css";

interface ReportProps {
  readonly trial: FinishedTrial;
  /** `null` until it is made, shortly after the result stands. */
  readonly analysis: Analysis | null;
  /** What was typed, as the menu calls it. */
  readonly title: string;
  /** Oldest first. */
  readonly visitTests: readonly FinishedTest[];
  /** The keyboard that is drawn. */
  readonly layout: LayoutName;
  readonly onLayout: (layout: LayoutName) => void;
  readonly practise: Practise | null;
  /** `null` where the test makes none. */
  readonly challenge: Challenge | null;
  /** Begins the same text against this run. */
  readonly onRace: () => void;
}

/** A finished trial explained, part after part in the order of use. */
export function Report({ analysis, ...shown }: ReportProps) {
  if (!isAnalysable(shown.trial)) return <NoReport />;
  return analysis && <WholeReport analysis={analysis} {...shown} />;
}

function WholeReport({
  trial,
  analysis,
  title,
  visitTests,
  layout,
  onLayout,
  practise,
  challenge,
  onRace,
}: ReportProps & { readonly analysis: Analysis }) {
  const transcribed = trial.transcribed.graphemes;
  return (
    <section className={styles.report} aria-label="Report">
      <Mistakes
        presented={analysis.presented}
        transcribed={transcribed}
        alignment={analysis.alignment}
        errorCounts={analysis.errorCounts}
        mistakes={analysis.mistakes}
        corrections={analysis.corrections}
        hitInstead={analysis.hitInstead}
        layout={layout}
      />
      <Pace
        pace={analysis.pace}
        mistakes={analysis.mistakes}
        transcribed={transcribed}
        wordsPerMinute={analysis.isTypedThroughout ? analysis.exactWordsPerMinute : null}
        range={analysis.likelyRange}
        duration={analysis.duration}
        pauses={analysis.pauses.length}
      />
      <Keys
        letterTimes={analysis.letterTimes}
        pairTimes={analysis.pairTimes}
        typicalInterval={analysis.medianInterval}
        hitInstead={analysis.hitInstead}
        layout={layout}
        onLayout={onLayout}
        practise={practise}
      />
      <Compare analysis={analysis} trial={trial} visitTests={visitTests} />
      <Replay trial={trial} />
      <Share
        trial={trial}
        analysis={analysis}
        title={title}
        layout={layout}
        challenge={challenge}
        onRace={onRace}
        visitTests={visitTests}
      />
      <HowItWasMeasured analysis={analysis} trial={trial} layout={layout} />
    </section>
  );
}

/** Instead of a report, where a whole book was pasted for a passage. */
function NoReport() {
  return (
    <section className={styles.report} aria-label="Report">
      <p className={styles.none}>
        Far more was put in than there was to type, so there is nothing to say of how it was typed.
      </p>
    </section>
  );
}
