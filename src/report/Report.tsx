import type { LayoutName } from "../content/keyboard-layouts.ts";
import { isAnalysable } from "../engine/is-analysable.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { Compare } from "./compare/Compare.tsx";
import { Share } from "./share/Share.tsx";
import type { FinishedTest } from "./finished-test.ts";
import { Keys } from "./keys/Keys.tsx";
import { HowItWasMeasured } from "./measured/HowItWasMeasured.tsx";
import { Mistakes } from "./mistakes/Mistakes.tsx";
import { Pace } from "./pace/Pace.tsx";
import { Replay } from "./replay/Replay.tsx";
import { Section } from "./Section.tsx";
import { useAnalysis } from "./use-analysis.ts";

interface ReportProps {
  readonly trial: FinishedTrial;
  /** What was typed, as the menu calls it. */
  readonly title: string;
  /** This visit's tests, oldest first. */
  readonly visitTests: readonly FinishedTest[];
  /** The keyboard that is drawn. */
  readonly layout: LayoutName;
  readonly onLayout: (name: LayoutName) => void;
}

/** A finished trial explained. */
export function Report(shown: ReportProps) {
  if (isAnalysable(shown.trial)) return <WholeReport {...shown} />;
  return (
    <section aria-label="Report">
      <Section
        title="No report"
        meaning="Far more was put in than there was to type, so there is nothing to say of how it was typed."
      />
    </section>
  );
}

/** Empty until its analysis is made, shortly after the result stands. */
function WholeReport({ trial, title, visitTests, layout, onLayout }: ReportProps) {
  const analysis = useAnalysis(trial);
  if (!analysis) return null;
  const transcribed = trial.transcribed.graphemes;
  return (
    <section aria-label="Report">
      <Pace
        pace={analysis.pace}
        mistakes={analysis.mistakes}
        transcribed={transcribed}
        wordsPerMinute={analysis.isTypedThroughout ? analysis.exactWordsPerMinute : null}
        duration={analysis.duration}
        pauses={analysis.pauses.length}
      />
      <Mistakes
        presented={analysis.presented}
        transcribed={transcribed}
        alignment={analysis.alignment}
        errors={analysis.summary.errors}
        errorCounts={analysis.errorCounts}
        mistakes={analysis.mistakes}
        corrections={analysis.corrections}
        hitInstead={analysis.hitInstead}
      />
      <Keys
        letterTimes={analysis.letterTimes}
        pairTimes={analysis.pairTimes}
        hitInstead={analysis.hitInstead}
        layout={layout}
        onLayout={onLayout}
      />
      <Compare analysis={analysis} trial={trial} visitTests={visitTests} />
      <Replay trial={trial} />
      <Share trial={trial} analysis={analysis} title={title} />
      <HowItWasMeasured analysis={analysis} />
    </section>
  );
}
