import type { LayoutName } from "../content/keyboard-layouts.ts";
import type { Analysis } from "../engine/analyse.ts";
import type { FinishedTrial } from "../engine/trial/trial.ts";
import { Keys } from "./keys/Keys.tsx";
import { Mistakes } from "./mistakes/Mistakes.tsx";
import { Pace } from "./pace/Pace.tsx";
import type { Practise } from "./explained.ts";

export interface TypedPartsProps {
  readonly trial: FinishedTrial;
  readonly analysis: Analysis;
  /** The keyboard that is drawn. */
  readonly layout: LayoutName;
  readonly onLayout: (layout: LayoutName) => void;
  /** `null` where no drill is offered. */
  readonly practise: Practise | null;
}

/** The parts of a report that tell how one trial was typed: its mistakes, pace and keys. */
export function TypedParts({ trial, analysis, layout, onLayout, practise }: TypedPartsProps) {
  const transcribed = trial.transcribed.graphemes;
  return (
    <>
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
    </>
  );
}
