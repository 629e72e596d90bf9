import type { FinishedTrial } from "../engine/trial/trial.ts";
import { Compare } from "./compare/Compare.tsx";
import { Share } from "./share/Share.tsx";
import { Keys } from "./keys/Keys.tsx";
import { HowItWasMeasured } from "./measured/HowItWasMeasured.tsx";
import { Mistakes } from "./mistakes/Mistakes.tsx";
import { hasReport } from "./has-report.ts";
import { Pace } from "./pace/Pace.tsx";
import { Replay } from "./replay/Replay.tsx";
import { Section } from "./Section.tsx";
import { useAnalysis } from "./use-analysis.ts";

/** A finished trial explained. */
export function Report({ trial, title }: { trial: FinishedTrial; title: string }) {
  if (hasReport(trial)) return <WholeReport trial={trial} title={title} />;
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
function WholeReport({ trial, title }: { trial: FinishedTrial; title: string }) {
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
      />
      <Compare analysis={analysis} trial={trial} />
      <Replay trial={trial} />
      <Share trial={trial} analysis={analysis} title={title} />
      <HowItWasMeasured analysis={analysis} />
    </section>
  );
}
